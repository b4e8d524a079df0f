from domino_gui.storage.statistics import Figures


def test_without_matches_nothing_can_be_told() -> None:
    assert not any(Figures())
