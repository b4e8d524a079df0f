from domino_gui.engine.rules import RuleSetId
from domino_gui.windows.play_options import PlayOptions, Watch


def test_without_options_the_game_opens_as_it_was_left() -> None:
    assert PlayOptions() == PlayOptions(file=None, watch=None, quit_after=None, speed=None)


def test_a_demonstration_is_between_two_experts_unless_it_says_otherwise() -> None:
    watch = Watch(RuleSetId.DRAW)
    assert (watch.seats, watch.level, watch.seed) == (2, "expert", None)
