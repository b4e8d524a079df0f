"""What the opponent programs of the tests have in common. Some of them misbehave."""

import json
import sys

LEVELS = ["beginner", "casual", "club", "expert", "master"]


def hear():
    """Yield what is asked until the input ends or a quit comes."""
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["cmd"] == "quit":
            return
        yield asked


def say(**reply):
    print(json.dumps(reply), flush=True)


def greet(**other):
    say(**{"reply": "hello", "protocol": 1, "name": "Test", "levels": LEVELS, **other})


def requests(**other):
    """Yield what is asked but greetings, which are answered."""
    for asked in hear():
        if asked["cmd"] == "hello":
            greet(**other)
        else:
            yield asked


def last_action(view):
    """Return the last of the legal actions: seldom what the built-in player would choose."""
    import msgspec

    from domino_gui.engine.events import decode_tile, encode_tile
    from domino_gui.engine.match import Match
    from domino_gui.opponents.protocol import View

    known = msgspec.convert(view, View, dec_hook=decode_tile)
    action = Match.replay(known.events, viewer=known.seat).legal_actions()[-1]
    return msgspec.to_builtins(action, enc_hook=encode_tile)


def answer(asked):
    say(reply="choice", id=asked["id"], action=last_action(asked["view"]), analysis=[])
