"""Names as they are compared: "MINA", "Mina" and " mina " are one; so is Korean however spelled."""

from __future__ import annotations

import unicodedata


def name_key(name: str) -> str:
    """Return what two spellings of one name have in common, in any script.

    Without capitals, composed (NFC: systems write Hangul in parts or whole), blanks as one.
    """
    folded = unicodedata.normalize("NFD", writable(name)).casefold()
    return " ".join(unicodedata.normalize("NFC", folded).split())


def writable(text: str) -> str:
    """Return ``text`` fit to be written and asked for: half a surrogate pair is a question mark."""
    return text.encode("utf-8", errors="replace").decode()
