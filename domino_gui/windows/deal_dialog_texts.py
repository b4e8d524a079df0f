"""What is said of a sealed deal: its tiles, the check step by step, how to check it by hand."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from domino_gui.windows.seal_by_hand import by_hand
from domino_gui.windows.seal_check import OpenedDeal, SealedDeal, grouped

_IN_A_LINE = 64
"""Digits of one line where bytes are shown."""


def secret_page() -> str:
    """Return why nothing but the seal is shown yet, as HTML."""
    return _paragraphs(
        QCoreApplication.translate(
            "Deal",
            "This round is being played. Its number, its key and its tiles stay secret until it is"
            " over: whoever knew one of them would know every hand and the boneyard.",
        ),
        QCoreApplication.translate(
            "Deal",
            "The seal above was made before the first tile was played, and fixes them all. Copy it"
            " now if you want to be sure: after the round everything is shown here, and you can"
            " check that it makes this very seal.",
        ),
    )


def check_page(deal: SealedDeal, opened: OpenedDeal, names: Sequence[str]) -> str:
    """Return the tiles and every step of the check, computed for this page, as HTML."""
    message, computed = opened.message, opened.computed
    parts = [
        _verdict(holds=computed == deal.seal),
        _heading(QCoreApplication.translate("Deal", "The tiles as they were dealt")),
        *(_dealt(name, hand) for name, hand in zip(names, opened.hands, strict=True)),
        _dealt(QCoreApplication.translate("Deal", "Boneyard, in drawing order"), opened.boneyard),
        _heading(QCoreApplication.translate("Deal", "The check, made just now")),
        _step(
            QCoreApplication.translate("Deal", "1. The key: 64 digits, two for each of 32 bytes."),
            opened.key,
        ),
        _step(
            QCoreApplication.translate(
                "Deal",
                "2. The 28 tiles as written, joined with commas: hands in seat order, then the"
                " boneyard.",
            ),
            opened.tiles,
        ),
        _step(
            QCoreApplication.translate(
                "Deal",
                "3. What is hashed: the bytes of the key, then those of the text, {number} bytes"
                " in all.",
            ).format(number=len(message)),
            "\n".join(_lines(message.hex())),
        ),
        _step(QCoreApplication.translate("Deal", "4. Its SHA-256, computed:"), computed),
        _step(QCoreApplication.translate("Deal", "5. The seal, shown before:"), deal.seal),
    ]
    if opened.number is not None:
        parts.append(_number_told(opened, opened.number))
    return "".join(parts)


def by_hand_page(opened: OpenedDeal) -> str:
    """Return how anybody checks the seal without this program, as HTML with links to copy."""
    commands = by_hand(opened)
    told = {
        "python": QCoreApplication.translate(
            "Deal", "With Python 3, on any system (on Windows, py instead of python3):"
        ),
        "linux": QCoreApplication.translate("Deal", "In a terminal of Linux:"),
        "macos": QCoreApplication.translate("Deal", "In a terminal of macOS:"),
        "perl": QCoreApplication.translate(
            "Deal", "In a terminal of Linux or macOS where xxd is missing:"
        ),
        "powershell": QCoreApplication.translate("Deal", "In PowerShell, on Windows:"),
    }
    return "".join(
        [
            _heading(QCoreApplication.translate("Deal", "How to check it by hand")),
            _paragraphs(
                QCoreApplication.translate(
                    "Deal",
                    "The seal is a SHA-256, a sum that nobody can make for other tiles afterwards."
                    " You need no part of this program to compute it: every command below holds"
                    " the key and the tiles of this round and prints 64 digits. They must be those"
                    " of the seal that you saw, and copied maybe, before the first tile was"
                    " played.",
                ),
                QCoreApplication.translate(
                    "Deal",
                    "Key, tiles and seal stand in the saved record of the match too, a text that"
                    " any editor opens: hands, boneyard and seal in the line of the deal, the key"
                    " in the line that ends the round.",
                ),
            ),
            *(
                _command(words, name, command)
                for (name, words), command in zip(told.items(), commands, strict=True)
            ),
            _heading(QCoreApplication.translate("Deal", "What that shows")),
            _paragraphs(
                QCoreApplication.translate(
                    "Deal",
                    "That every hand and the order of the boneyard were fixed before the first"
                    " tile was played: nothing was changed afterwards in favour of anybody. Why a"
                    " key is needed: without it, the seal could be compared with all deals that"
                    " there are numbers for, and would give the tiles away.",
                ),
                QCoreApplication.translate(
                    "Deal",
                    "It does not show that the deal was a random one. For that, look at many: each"
                    " is made from its number alone, by the program whose sources are open.",
                ),
            ),
        ]
    )


def command_of(opened: OpenedDeal, name: str) -> str:
    """Return the command that a link ``copy:name`` of the page stands for; `KeyError` if none."""
    command: str = by_hand(opened)._asdict()[name]
    return command


def _verdict(*, holds: bool) -> str:
    if holds:
        words = QCoreApplication.translate(
            "Deal", "✓ The seal fits: this deal was fixed before the first tile was played."
        )
    else:
        words = QCoreApplication.translate(
            "Deal", "✗ The seal does not fit: this is not the deal that was sealed."
        )
    return f"<p><b>{escape(words)}</b></p>"


def _number_told(opened: OpenedDeal, number: int) -> str:
    if opened.number_fits:
        words = QCoreApplication.translate(
            "Deal", "✓ The number {number} makes just these tiles, in this order."
        )
    else:
        words = QCoreApplication.translate(
            "Deal",
            "The number {number} makes other tiles here: this deal was made by another program.",
        )
    return _paragraphs(words.format(number=grouped(number)))


def _lines(digits: str) -> list[str]:
    return [digits[at : at + _IN_A_LINE] for at in range(0, len(digits), _IN_A_LINE)]


def _heading(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def _paragraphs(*texts: str) -> str:
    return "".join(f"<p>{escape(text)}</p>" for text in texts)


def _dealt(name: str, tiles: str) -> str:
    spaced = tiles.replace(",", "  ") or "–"
    return f"<p><b>{escape(name)}</b>{_code(spaced)}</p>"


def _step(words: str, value: str) -> str:
    return f"<p>{escape(words)}{_code(value)}</p>"


def _command(words: str, name: str, command: str) -> str:
    copy = escape(QCoreApplication.translate("Deal", "Copy"))
    return f'<p>{escape(words)} <a href="copy:{name}">{copy}</a>{_code(command)}</p>'


def _code(text: str) -> str:
    shown = escape(text).replace("\n", "<br>").replace("  ", "&nbsp; ")
    return f"<br><code>{shown}</code>"
