from __future__ import annotations

from collections.abc import Iterator

import pytest

from domino_gui.storage import places
from domino_gui.storage.library import Library


@pytest.fixture
def library() -> Iterator[Library]:
    """The program's own library, empty."""
    library = Library.open(places.library_path())
    yield library
    library.close()
