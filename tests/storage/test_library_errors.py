from domino_gui.storage.library_errors import LibraryError, NewerLibraryError, Trouble


def test_an_error_is_a_sentence_and_a_reason() -> None:
    error = LibraryError(Trouble.FULL, "no space is left")
    assert (str(error), error.trouble) == ("no space is left", Trouble.FULL)
    assert isinstance(error, OSError)


def test_a_newer_library_names_both_versions() -> None:
    error = NewerLibraryError(7, 3)
    assert error.trouble is Trouble.NEWER
    assert "version 7" in str(error)
    assert "knows 3" in str(error)
