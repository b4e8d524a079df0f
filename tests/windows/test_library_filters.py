import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QWidget

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.library import Query
from domino_gui.windows.library_filters import LibraryFilters


@pytest.fixture
def filters(parent: QWidget) -> LibraryFilters:
    filters = LibraryFilters(14, parent)
    filters.offer_players(["Mina", "Théo\nx"], ["expert", "flat200"])
    filters.show()
    return filters


def choose(box: QComboBox, words: str) -> None:
    box.setCurrentIndex(box.findText(words))


def test_at_first_everything_is_looked_for(filters: LibraryFilters) -> None:
    assert filters.query() == Query()


def test_names_are_looked_for_with_each_letter_that_is_typed(filters: LibraryFilters) -> None:
    asked: list[str] = []
    filters.changed.connect(lambda: asked.append(filters.query().words))
    QTest.keyClicks(filters.words, "mi n")
    assert asked == ["m", "mi", "mi", "mi n"]


@pytest.mark.parametrize(
    ("box", "words", "query"),
    [
        ("rules", "Five Up", Query(rules=RuleSetId.FIVE_UP)),
        ("over", "Finished", Query(over=True)),
        ("over", "Unfinished", Query(over=False)),
        ("people", "With people", Query(with_people=True)),
        ("people", "Computers alone", Query(with_people=False)),
        ("opponent", "Théo x", Query(opponent="Théo\nx")),
        ("level", "expert", Query(level="expert")),
        ("level", "flat200", Query(level="flat200")),
    ],
)
def test_every_list_says_what_is_looked_for(
    filters: LibraryFilters, box: str, words: str, query: Query
) -> None:
    told: list[Query] = []
    filters.changed.connect(lambda: told.append(filters.query()))
    choose(getattr(filters, box), words)
    assert told == [query]
    filters.clear()
    assert told == [query, Query()]


def test_every_list_is_reached_with_the_tab_key_and_has_a_name(filters: LibraryFilters) -> None:
    reached: list[str] = []
    filters.window().activateWindow()
    filters.words.setFocus()
    for _ in range(7):
        focused = filters.window().focusWidget()
        assert focused is not None
        reached.append(focused.accessibleName())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert all(reached)
    assert len({*reached}) == 7


def test_who_is_chosen_stays_chosen_while_others_come(filters: LibraryFilters) -> None:
    choose(filters.opponent, "Mina")
    told: list[Query] = []
    filters.changed.connect(lambda: told.append(filters.query()))
    filters.offer_players(["Ann", "Mina"], ["expert"])
    assert filters.query() == Query(opponent="Mina")
    assert not told
    filters.offer_players(["Ann"], ["expert"])
    assert told == [Query()]


def test_another_language_leaves_what_is_chosen(filters: LibraryFilters) -> None:
    choose(filters.rules, "Draw")
    told: list[Query] = []
    filters.changed.connect(lambda: told.append(filters.query()))
    filters.retranslate()
    assert filters.query() == Query(rules=RuleSetId.DRAW)
    assert not told


def test_what_can_be_gone_on_with_is_looked_for_at_once(filters: LibraryFilters) -> None:
    filters.words.setText("Ada")
    filters.look_for_unfinished()
    assert filters.query() == Query(over=False)
