from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QDialogButtonBox

from domino_gui.engine.rules import RuleSetId
from domino_gui.resource_files import resource
from domino_gui.windows.languages import Language, Translators, system_language
from domino_gui.windows.rule_set_texts import rule_set_name

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.skipif(
        not resource("translations", "fives_ko.qm").exists(), reason="translations are not compiled"
    ),
]


@pytest.fixture
def translators() -> Iterator[Translators]:
    used = Translators()
    yield used
    used.fall_silent()


def test_korean_and_english_are_spoken_one_after_the_other(translators: Translators) -> None:
    translators.use(Language.KOREAN)
    assert rule_set_name(RuleSetId.FIVE_UP) == "파이브 업"
    translators.use(Language.ENGLISH)
    assert rule_set_name(RuleSetId.FIVE_UP) == "Five Up"


def test_qts_own_words_are_translated_too(translators: Translators) -> None:
    translators.use(Language.KOREAN)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "취소"


@pytest.mark.parametrize(
    ("names", "language"),
    [
        (["ko-KR", "en-US"], Language.KOREAN),
        (["en-GB"], Language.ENGLISH),
        (["de-DE", "ko"], Language.KOREAN),
        (["C"], Language.ENGLISH),
        ([], Language.ENGLISH),
    ],
)
def test_the_system_decides_unless_it_speaks_neither(
    monkeypatch: pytest.MonkeyPatch, names: list[str], language: Language
) -> None:
    class System:
        def uiLanguages(self) -> list[str]:  # noqa: N802
            return names

    monkeypatch.setattr(QLocale, "system", System)
    assert system_language() is language
