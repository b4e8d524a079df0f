from __future__ import annotations

import gc

import pytest

from domino_gui.opponents.garbage import no_collection


@pytest.mark.parametrize("before", [True, False])
def test_garbage_is_looked_for_afterwards_as_before(before: bool) -> None:
    was = gc.isenabled()
    try:
        (gc.enable if before else gc.disable)()
        with no_collection():
            assert not gc.isenabled()
        assert gc.isenabled() is before
        with pytest.raises(ValueError, match="thought of nothing"), no_collection():
            raise ValueError("thought of nothing")
        assert gc.isenabled() is before
    finally:
        (gc.enable if was else gc.disable)()
