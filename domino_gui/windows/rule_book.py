"""The dialog that shows the rules in short, beside the table while it is played on."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from domino_gui.engine.rules import Rules
from domino_gui.windows.rule_book_texts import COUNTING, chapters
from domino_gui.windows.rule_set_texts import rule_set_name
from domino_gui.windows.theme import dress


class RuleBookDialog(QDialog):
    """The rules of the match being played, its house rules included."""

    def __init__(self, rules: Rules, pixels: int, parent: QWidget | None = None) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        self.setObjectName("ruleBook")
        dress(self, pixels)
        self._rules = rules
        self.text = QTextBrowser(self)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.text)
        layout.addWidget(buttons)
        self.resize(44 * pixels, 42 * pixels)
        self.retranslate()

    def show_rules(self, rules: Rules) -> None:
        """Show the rules of another match."""
        self._rules = rules
        self.retranslate()

    def show_counting(self) -> None:
        """Show the chapter on the points for a tile at the top."""
        self.text.scrollToAnchor(str(COUNTING))

    def retranslate(self) -> None:
        """Tell the rules in the language of now."""
        name = rule_set_name(self._rules.rule_set.id)
        self.setWindowTitle(self.tr("Rules: {rule_set}").format(rule_set=name))
        parts = [f"<h2>{escape(name)}</h2>"]
        for number, chapter in enumerate(chapters(self._rules)):
            parts.append(f'<h3><a name="{number}">{escape(chapter.title)}</a></h3>')
            parts += [f"<p>{escape(text)}</p>" for text in chapter.paragraphs]
        self.text.setHtml("".join(parts))

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language when it changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
