import pytest

from domino_gui.storage.library import LibraryError, Trouble
from domino_gui.windows.library_troubles import trouble_text


@pytest.mark.parametrize("trouble", Trouble)
def test_each_trouble_has_its_sentence(trouble: Trouble) -> None:
    texts = {trouble_text(LibraryError(each, "details")) for each in Trouble}
    assert len(texts) == len(Trouble)
    assert trouble_text(LibraryError(trouble, "details")).endswith(".")
