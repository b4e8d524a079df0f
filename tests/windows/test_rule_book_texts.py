"""The book has every chapter of every rule set, and says where the match differs."""

import pytest

from domino_gui.engine.rules import RULE_SETS, HouseRules, Rules, RuleSet, RuleSetId
from domino_gui.windows.languages import Language, Translators
from domino_gui.windows.rule_book_parts import Chapter, Drawn, Grid, Items, Note, Text, Told
from domino_gui.windows.rule_book_texts import chapters, house_rule_name, title
from domino_gui.windows.rule_topics import HOUSE_RULES, RuleTopic, topics

EVERYTHING = {
    RuleSetId.ALL_FIVES: HouseRules(
        hand_size=6,
        target=100,
        undrawable=1,
        lead_highest_double=True,
        exact_target=True,
        claim=True,
    ),
    RuleSetId.MUGGINS: HouseRules(
        hand_size=6,
        target=100,
        undrawable=2,
        lead_highest_double=True,
        exact_target=True,
        claim=True,
        block_own_unrounded=True,
    ),
    RuleSetId.FIVE_UP: HouseRules(
        hand_size=6,
        target=200,
        undrawable=2,
        lead_highest_double=True,
        exact_target=True,
        claim=True,
    ),
    RuleSetId.DRAW: HouseRules(hand_size=6, undrawable=1, lead_highest_double=True),
}
each_rule_set = pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=list(RULE_SETS))


def words(chapter: Chapter) -> list[str]:
    """Everything that is said in a chapter."""
    said = [chapter.title]
    for part in chapter.parts:
        match part:
            case Text() | Note():
                said.append(part.words)
            case Items():
                said += part.words
            case Grid():
                said += [cell for line in part.lines for cell in line]
    return said


def chapter(told: Told, topic: RuleTopic) -> Chapter:
    (found,) = [each for each in chapters(told) if each.topic is topic]
    return found


def notes(found: Chapter) -> list[str]:
    return [part.words for part in found.parts if isinstance(part, Note)]


@each_rule_set
@pytest.mark.parametrize("language", [Language.ENGLISH, Language.KOREAN])
def test_every_chapter_is_written_in_both_languages(
    rule_set: RuleSet, language: Language, qapp: object
) -> None:
    del qapp
    translators = Translators()
    translators.use(language)
    try:
        match = Rules(rule_set, 2, partners=False, house=EVERYTHING[rule_set.id])
        told = chapters(Told(rule_set, match))
        assert [each.topic for each in told] == topics(rule_set)
        for each in told:
            assert each.parts
            for text in words(each):
                assert text
                assert "{" not in text
                if language is Language.KOREAN and len(text) > 12:
                    assert any("가" <= letter <= "힣" for letter in text), text
    finally:
        translators.fall_silent()


def test_headings_are_all_different() -> None:
    assert len({title(topic) for topic in RuleTopic}) == len(RuleTopic)
    assert all(house_rule_name(topic) in title(topic) for topic in HOUSE_RULES)


@each_rule_set
def test_a_house_rule_of_the_match_is_told_at_its_own_chapter_and_at_the_spot(
    rule_set: RuleSet,
) -> None:
    match = Rules(rule_set, 2, partners=False, house=EVERYTHING[rule_set.id])
    told = Told(rule_set, match)
    for topic in HOUSE_RULES:
        if topic in topics(rule_set):
            assert notes(chapter(told, topic))
            assert not notes(chapter(Told(rule_set), topic))
    spots = {RuleTopic.TILES, RuleTopic.LEAD, RuleTopic.DRAWING, RuleTopic.PASSING}
    spots.add(RuleTopic.ROUND_END)
    if rule_set.scores_placements:
        spots |= {RuleTopic.POINTS, RuleTopic.MATCH_END}
    if rule_set.id is RuleSetId.MUGGINS:
        spots.add(RuleTopic.SETTLEMENT)
    noted = {each.topic for each in chapters(told) if notes(each)}
    assert noted == spots | (set(HOUSE_RULES) & set(topics(rule_set)))
    assert not any(notes(each) for each in chapters(Told(rule_set)))


def test_a_match_of_another_rule_set_changes_nothing() -> None:
    match = Rules(RULE_SETS[RuleSetId.DRAW], 2, partners=False, house=HouseRules(undrawable=2))
    for rule_set in RULE_SETS.values():
        if rule_set.id is not RuleSetId.DRAW:
            assert not any(notes(each) for each in chapters(Told(rule_set, match)))


@each_rule_set
def test_tiles_and_targets_are_those_of_the_rule_set(rule_set: RuleSet) -> None:
    told = Told(rule_set)
    dealt = [part for part in chapter(told, RuleTopic.TILES).parts if isinstance(part, Grid)]
    assert [*dealt[0].lines[1][1:]] == [str(rule_set.hand_sizes[seats]) for seats in (2, 3, 4)]
    targets = [part for part in chapter(told, RuleTopic.MATCH_END).parts if isinstance(part, Grid)]
    expected = {
        RuleSetId.ALL_FIVES: ["250", "200", "200"],
        RuleSetId.MUGGINS: ["250", "200", "200", "250"],
        RuleSetId.FIVE_UP: ["61", "61", "61"],
    }
    assert [[*grid.lines[1][1:]] for grid in targets] == (
        [expected[rule_set.id]] if rule_set.id in expected else []
    )


@each_rule_set
def test_what_speaks_of_ends_counts_and_settlements_shows_them(rule_set: RuleSet) -> None:
    drawn = {
        each.topic
        for each in chapters(Told(rule_set))
        if any(isinstance(part, Drawn) for part in each.parts)
    }
    wanted = {
        *(RuleTopic.OPEN_ENDS, RuleTopic.DOUBLES, RuleTopic.SPINNER, RuleTopic.BRANCHES),
        *(RuleTopic.COUNT, RuleTopic.ROUND_END, RuleTopic.SETTLEMENT),
        *(RuleTopic.TURN, RuleTopic.DRAWING),
    }
    assert wanted & set(topics(rule_set)) <= drawn
    if rule_set.scores_placements:
        assert RuleTopic.POINTS in drawn


def test_the_example_of_five_up_goes_on_at_59() -> None:
    said = " ".join(words(chapter(Told(RULE_SETS[RuleSetId.FIVE_UP]), RuleTopic.MATCH_END)))
    assert "at 60, 1 is scored in play, which makes 61; the settlement costs 2. At 59" in said


def test_a_target_that_must_be_met_is_shown_by_the_engine() -> None:
    said = " ".join(words(chapter(Told(RULE_SETS[RuleSetId.ALL_FIVES]), RuleTopic.EXACT_TARGET)))
    assert (
        "the target is 250, and the score 240. A count of 15 scores 0, a count of 10 scores 10"
        in said
    )
