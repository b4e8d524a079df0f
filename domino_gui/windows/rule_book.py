"""The rule book: every rule set with its house rules, beside the table while one plays on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from domino_gui.engine.rules import RULE_SETS, Rules, RuleSet
from domino_gui.windows.rule_book_parts import Told
from domino_gui.windows.rule_book_texts import house_rule_name, title
from domino_gui.windows.rule_page import RulePage
from domino_gui.windows.rule_set_texts import rule_set_name
from domino_gui.windows.rule_topics import HOUSE_RULES, RuleTopic, nearest, topics
from domino_gui.windows.theme import dress, font_pixels


class RuleBookDialog(QDialog):
    """Shows the rule set of a match first, with what differs in it; the others can be chosen."""

    def __init__(
        self, rules: Rules, pixels: int, parent: QWidget | None = None, *, of_match: bool = True
    ) -> None:
        """``rules`` come first, of a match or not; ``pixels`` is the size of plain text."""
        super().__init__(parent)
        self.setObjectName("ruleBook")
        dress(self, pixels)
        self.rules = rules
        """Those that come first."""
        self._of_match = of_match
        self._pixels = pixels
        self.rule_sets = QComboBox(self)
        self.contents = QListWidget(self)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.words = QLineEdit(self)
        self.words.setClearButtonEnabled(True)
        self.found = QLabel(self)
        self.page = RulePage(self._told(rules.rule_set), pixels, self)
        self.in_words = QCheckBox(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.in_words.setChecked(QAccessible.isActive())
        self.contents.setFocus()

    def _lay_out(self) -> None:
        pixels = self._pixels
        for button in self.buttons.buttons():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setAutoDefault(False)
        column, head, middle, foot = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        head.addWidget(self.rule_sets)
        head.addStretch(1)
        head.addWidget(self.found)
        head.addWidget(self.words)
        middle.addWidget(self.contents)
        middle.addWidget(self.page, 1)
        foot.addWidget(self.in_words)
        foot.addStretch(1)
        foot.addWidget(self.buttons)
        for row in (head, middle, foot):
            row.setSpacing(pixels * 3 // 4)
            column.addLayout(row, 1 if row is middle else 0)
        margin = pixels * 3 // 4
        column.setContentsMargins(margin, margin, margin, margin)
        column.setSpacing(margin)
        self._fit_widths()
        size = QSize(72 * pixels, 50 * pixels)
        above = self.parentWidget()
        self.resize(size if above is None else size.boundedTo(above.window().size()))

    def _fit_widths(self) -> None:
        self.contents.setFixedWidth(18 * self._pixels)
        self.rule_sets.setMinimumWidth(18 * self._pixels)
        self.words.setFixedWidth(17 * self._pixels)

    def _connect(self) -> None:
        self.rule_sets.currentIndexChanged.connect(self._choose_rule_set)
        self.contents.currentItemChanged.connect(self._go_to_item)
        self.page.reading.connect(self._follow)
        self.words.textChanged.connect(self._seek)
        self.in_words.toggled.connect(self.page.say_pictures)
        self.buttons.rejected.connect(self.reject)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self._find)
        for key, step in (("F3", 1), ("Shift+F3", -1)):
            again = QShortcut(QKeySequence(key), self)
            again.activated.connect(lambda step=step: self._go_to_found(step))
        above = self.parentWidget()
        if above is not None:
            above.window().installEventFilter(self)

    # -- what is shown -------------------------------------------------------------------------

    def show_rules(self, rules: Rules, *, of_match: bool = True) -> None:
        """Show other rules, of a match or not."""
        self.rules, self._of_match = rules, of_match
        self._offer_rule_sets()
        self._show_chosen()

    def _told(self, rule_set: RuleSet) -> Told:
        """Return what is told of a rule set: what differs too, beside a match."""
        return Told(rule_set, self.rules if self._of_match else None)

    def open_at(self, topic: RuleTopic) -> None:
        """Bring the chapter that answers a question to the top, and say so in the contents."""
        self._select(nearest(topic, self.page.told.rule_set))
        self.contents.setFocus()

    @property
    def topic(self) -> RuleTopic | None:
        """The chapter that is chosen in the contents."""
        chosen = self.contents.selectedItems()
        return RuleTopic(chosen[0].data(Qt.ItemDataRole.UserRole)) if chosen else None

    def _offer_rule_sets(self) -> None:
        with QSignalBlocker(self.rule_sets):
            self.rule_sets.clear()
            for rule_set in RULE_SETS.values():
                name = rule_set_name(rule_set.id)
                if self._of_match and rule_set is self.rules.rule_set:
                    name = self.tr("{rule_set} · this match").format(rule_set=name)
                self.rule_sets.addItem(name, rule_set.id)
            chosen = list(RULE_SETS).index(self.rules.rule_set.id)
            self.rule_sets.setCurrentIndex(chosen)

    def _choose_rule_set(self) -> None:
        self._show_chosen(self.topic)

    def _show_chosen(self, topic: RuleTopic | None = None) -> None:
        """Show the book of the rule set that is chosen, at the same chapter if there is one."""
        rule_set = RULE_SETS[self.rule_sets.currentData()]
        self.page.show_book(self._told(rule_set))
        self._fill_contents()
        self.setWindowTitle(
            self.tr("Rules: {rule_set}").format(rule_set=rule_set_name(rule_set.id))
        )
        self._select(RuleTopic.GOAL if topic is None else nearest(topic, rule_set))
        self._seek(self.words.text())

    def _fill_contents(self) -> None:
        with QSignalBlocker(self.contents):
            self.contents.clear()
            told = topics(self.page.told.rule_set)
            for topic in told:
                if topic in HOUSE_RULES and told[told.index(topic) - 1] not in HOUSE_RULES:
                    heading = QListWidgetItem(self.tr("House rules"), self.contents)
                    heading.setFlags(Qt.ItemFlag.NoItemFlags)
                name = f"   {house_rule_name(topic)}" if topic in HOUSE_RULES else title(topic)
                item = QListWidgetItem(name, self.contents)
                item.setData(Qt.ItemDataRole.UserRole, topic.value)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, title(topic))

    def _select(self, topic: RuleTopic) -> None:
        self._choose_row(topic)
        self.page.open_at(topic)
        self._choose_row(topic)  # the last ones may not come up to the very top

    def _choose_row(self, topic: RuleTopic) -> None:
        role = Qt.ItemDataRole.UserRole
        items = (self.contents.item(row) for row in range(self.contents.count()))
        with QSignalBlocker(self.contents):
            for item in items:
                if item.data(role) == topic.value:
                    self.contents.setCurrentItem(item)

    def _go_to_item(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._select(RuleTopic(item.data(Qt.ItemDataRole.UserRole)))

    def _follow(self, topic: RuleTopic | None) -> None:
        """Show in the contents which chapter is being read."""
        if self.contents.count():
            self._choose_row(RuleTopic.GOAL if topic is None else topic)

    # -- finding text --------------------------------------------------------------------------

    def _find(self) -> None:
        self.words.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.words.selectAll()

    def _seek(self, words: str) -> None:
        places = self.page.seek(words.strip())
        if not words.strip():
            self.found.clear()
        elif places:
            self.page.start_from_top()
            self._go_to_found(1)
        else:
            self.found.setText(self.tr("not found"))

    def _go_to_found(self, step: int) -> None:
        number = self.page.go_to_found(step)
        if number is not None:
            text = self.tr("{number} of {places}")
            places = len(self.page.extraSelections())
            self.found.setText(text.format(number=number + 1, places=places))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter in the field go on to the next place, with Shift back."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.words.hasFocus():
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._go_to_found(-1 if shift else 1)
        else:
            super().keyPressEvent(event)

    # -- the window ----------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the text grow with the main window."""
        if isinstance(event, QResizeEvent) and isinstance(watched, QWidget):
            # Its own size of text follows only after this.
            self._set_pixels(font_pixels(event.size().width(), event.size().height()))
        return False

    def _set_pixels(self, pixels: int) -> None:
        if pixels != self._pixels:
            size = self.size() * (pixels / self._pixels)
            self._pixels = pixels
            dress(self, pixels)
            self._fit_widths()
            self.page.set_pixels(pixels)
            self.resize(size)

    def retranslate(self) -> None:
        """Speak the language of now."""
        topic = self.topic
        chosen = self.rule_sets.currentIndex()
        self._offer_rule_sets()
        if chosen >= 0:
            with QSignalBlocker(self.rule_sets):
                self.rule_sets.setCurrentIndex(chosen)
        self.rule_sets.setAccessibleName(self.tr("Rule set"))
        self.contents.setAccessibleName(self.tr("Contents"))
        keys = QKeySequence(QKeySequence.StandardKey.Find)
        shown = keys.toString(QKeySequence.SequenceFormat.NativeText)
        self.words.setPlaceholderText(self.tr("Find in the rules  {keys}").format(keys=shown))
        self.words.setAccessibleName(self.tr("Find in the rules"))
        self.in_words.setText(self.tr("&Pictures in words, too"))
        self._show_chosen(topic)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language when it changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
