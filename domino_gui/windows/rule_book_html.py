"""The rule book as a page of rich text: headings, paragraphs, and room for its pictures."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication

from domino_gui.table.themes import Room
from domino_gui.windows.rule_book_parts import (
    Chapter,
    Drawn,
    Grid,
    Items,
    Note,
    Part,
    Text,
)
from domino_gui.windows.rule_example_texts import caption, in_words
from domino_gui.windows.rule_examples import Example
from domino_gui.windows.rule_pictures import RulePicture

SCHEME: Final = "example"
"""Pictures are ``example:3``, by their number on the page."""


class RulePageText:
    """The page for plain text of some ``pixels``, in a column of some width."""

    def __init__(
        self, title: str, chapters: Sequence[Chapter], pixels: int, wide: int, room: Room
    ) -> None:
        self._pixels, self._wide, self._room = pixels, wide, room
        self.says_pictures = False
        """Whether what a picture shows is told below it, too."""
        self.pictures: list[RulePicture] = []
        """The pictures, by their numbers."""
        self._title, self._chapters = title, chapters

    def html(self) -> str:
        """Return the page; its `pictures` are those it refers to."""
        self.pictures = []
        parts = [f'<h1><a name="top">{escape(self._title)}</a></h1>']
        for chapter in self._chapters:
            parts.append(f'<h2><a name="{chapter.topic}">{escape(chapter.title)}</a></h2>')
            parts += [self._part(part) for part in chapter.parts]
        return "".join(parts)

    @property
    def style(self) -> str:
        """The style sheet of the page."""
        pixels, room = self._pixels, self._room
        ink, heading, soft = room.ink.name(), room.heading.name(), room.soft_ink.name()
        return f"""
h1 {{ font-size: {round(1.7 * pixels)}px; color: {ink}; margin-bottom: {pixels}px; }}
h2 {{ font-size: {round(1.3 * pixels)}px; color: {heading};
  margin-top: {round(2.2 * pixels)}px; margin-bottom: {pixels // 2}px; }}
p, li, td {{ font-size: {pixels}px; color: {ink}; }}
p {{ margin-top: 0; margin-bottom: {round(0.8 * pixels)}px; line-height: 140%; }}
li {{ margin-bottom: {pixels // 3}px; line-height: 135%; }}
td.grid {{ border: 1px solid {room.line.name()}; }}
td.caption {{ color: {ink}; }}
p.words, td.words {{ color: {soft}; font-size: {round(0.9 * pixels)}px; }}
"""

    def _part(self, part: Part) -> str:
        match part:
            case Text():
                return f"<p>{escape(part.words)}</p>"
            case Items():
                return f"<ul>{''.join(f'<li>{escape(words)}</li>' for words in part.words)}</ul>"
            case Note():
                return self._note(part.words)
            case Grid():
                return self._grid(part.lines)
            case Drawn():
                return self._drawn(part.examples)

    def _note(self, words: str) -> str:
        label = escape(QCoreApplication.translate("RuleBook", "In this match:"))
        room, pad = self._room, self._pixels // 2
        return (
            f'<table cellspacing="0" cellpadding="{pad}" width="100%"'
            f' style="margin-top: {pad // 2}px; margin-bottom: {self._pixels}px;"><tr>'
            f'<td bgcolor="{room.primary.name()}" width="{max(4, self._pixels // 3)}"></td>'
            f'<td bgcolor="{room.paper.name()}"><b>{label}</b> {escape(words)}</td>'
            "</tr></table>"
        )

    def _grid(self, lines: Sequence[Sequence[str]]) -> str:
        rows = []
        for number, line in enumerate(lines):
            cells = [
                f'<td class="grid" align="{"center" if column else "left"}">'
                + (f"<b>{escape(cell)}</b>" if not (number and column) else escape(cell))
                + "</td>"
                for column, cell in enumerate(line)
            ]
            rows.append(f"<tr>{''.join(cells)}</tr>")
        return (
            f'<table cellspacing="0" cellpadding="{self._pixels // 2}"'
            f' style="border-collapse: collapse; margin-top: {self._pixels // 4}px;'
            f' margin-bottom: {self._pixels}px;">'
            f"{''.join(rows)}</table>"
        )

    def _drawn(self, examples: Sequence[Example]) -> str:
        """Put pictures beside each other as long as there is room."""
        gap = self._pixels
        rows: list[list[tuple[Example, int]]] = [[]]
        taken = 0.0
        for example in examples:
            picture = RulePicture(example, self._pixels, self._wide - 2 * gap)
            if rows[-1] and taken + picture.size.width() + gap > self._wide - gap:
                rows.append([])
                taken = 0.0
            taken += picture.size.width() + gap
            rows[-1].append((example, len(self.pictures)))
            self.pictures.append(picture)
        return "".join(self._row(row) for row in rows)

    def _row(self, row: Sequence[tuple[Example, int]]) -> str:
        pictures, captions, gap = "", "", self._pixels
        left = self._wide  # of which the last caption may take the rest
        for example, number in row:
            size = self.pictures[number].size.toSize()
            words = escape(in_words(example), quote=True)
            pictures += (
                f'<td valign="bottom" style="padding-right: {gap}px;">'
                f'<img src="{SCHEME}:{number}" width="{size.width()}"'
                f' height="{size.height()}" alt="{words}"></td>'
            )
            first, *others = caption(example)
            lines = "<br>".join([f"<b>{escape(first)}</b>", *map(escape, others)])
            if self.says_pictures:
                small = round(0.9 * self._pixels)
                lines += (
                    f'<br><span style="font-size: {small}px;'
                    f' color: {self._room.soft_ink.name()};">{words}</span>'
                )
            left -= size.width() + gap
            wide = size.width() + (max(0, left) if number == row[-1][1] else 0)
            captions += (
                f'<td class="caption" valign="top" width="{wide}"'
                f' style="padding-right: {gap}px; padding-top: {gap // 3}px;">{lines}</td>'
            )
        return (
            f'<table cellspacing="0" cellpadding="0" style="margin-top: {gap // 2}px;'
            f' margin-bottom: {gap}px;">'
            f"<tr>{pictures}</tr><tr>{captions}</tr></table>"
        )
