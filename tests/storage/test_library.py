from domino_gui.storage.library import Query


def test_a_query_that_asks_for_nothing_applies_to_everything() -> None:
    assert not any(Query())
