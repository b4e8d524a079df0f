from __future__ import annotations

from random import Random

import pytest

from domino_gui.opponents.fitting.least_squares import LeastSquares


def test_weights_that_explain_everything_are_found() -> None:
    rng, squares = Random(1), LeastSquares(3)
    for _ in range(20):
        features = [rng.random() for _ in range(3)]
        squares.add(features, 2 * features[0] - features[1] + 0.5 * features[2])
    assert squares.weights() == pytest.approx([2, -1, 0.5], abs=1e-4)


def test_what_differs_by_chance_is_evened_out() -> None:
    squares = LeastSquares(1)
    for result in (1, 2, 6):
        squares.add([1], result)
    assert squares.weights() == pytest.approx([3], abs=1e-4)


def test_a_feature_that_is_never_there_weighs_nothing() -> None:
    squares = LeastSquares(2)
    squares.add([0, 2], 10)
    assert squares.weights() == pytest.approx([0, 5], abs=1e-4)


def test_features_that_always_go_together_share_the_weight() -> None:
    squares = LeastSquares(2)
    for feature in (1, 2, 3):
        squares.add([feature, feature], 4 * feature)
    assert sum(squares.weights()) == pytest.approx(4, abs=1e-4)


def test_without_observations_nothing_weighs() -> None:
    assert LeastSquares(2).weights() == [0, 0]
