"""A program that plays Fives, and nothing but what every such program needs.

It greets, chooses one of the actions that the rules allow, and leaves: see opponent_program.md
beside this folder. At its level "first" that is the first it finds, at "heaviest" the tile with
the most pips. It needs nothing but Python.
"""

import json
import sys

PORTS = ["low", "high"]
DOUBLE_PORTS = ["straight-a", "straight-b", "branch-a", "branch-b"]


class Seen:
    """The round that is played, as one seat sees it."""

    def __init__(self, view):
        self.seat = view["seat"]
        self.match = view["events"][0]
        for event in view["events"][1:]:
            self.take_in(event)

    def take_in(self, event):
        """Follow one event; nothing is hidden of rounds that are over."""
        if event["event"] == "deal":
            self.round = event["round"]
            self.hand = list(event["hands"][self.seat])
            boneyard = event["boneyard"]
            self.boneyard = boneyard if isinstance(boneyard, int) else len(boneyard)
            self.placed = []  # tiles, in their order
            self.covered = set()  # (tile, port)
        elif event["event"] == "place":
            tile, at = event["tile"], event["at"]
            if at is not None:
                self.covered.add((at["tile"], at["port"]))
                self.covered.add((tile, own_port(tile, number_at(at["tile"], at["port"]))))
            self.placed.append(tile)
            if event["seat"] == self.seat:
                self.hand.remove(tile)
        elif event["event"] == "draw":
            self.boneyard -= 1
            if event["seat"] == self.seat:
                self.hand.append(event["tile"])

    def open_ends(self):
        """Return where a tile may be attached."""
        return [
            {"tile": tile, "port": port}
            for tile in self.placed
            for port in (DOUBLE_PORTS if is_double(tile) else PORTS)
            if (tile, port) not in self.covered and self.is_begun(tile, port)
        ]

    def is_begun(self, tile, port):
        """Tell whether a port can be used: branches only at spinners, and after both straights."""
        if not port.startswith("branch"):
            return True
        straights = {(tile, "straight-a"), (tile, "straight-b")}
        return self.is_spinner(tile) and straights <= self.covered

    def is_spinner(self, tile):
        """Tell whether a double may grow four arms."""
        if self.match["rules"] == "five-up":
            return True
        doubles = [placed for placed in self.placed if is_double(placed)]
        return self.match["rules"] == "all-fives" and tile == doubles[0]

    def actions(self):
        """Return what the rules allow."""
        if not self.placed:
            return [{"type": "place", "tile": tile, "at": None} for tile in self.leads()]
        places = [
            {"type": "place", "tile": tile, "at": end}
            for tile in self.hand
            for end in self.open_ends()
            if number_at(end["tile"], end["port"]) in halves(tile)
        ]
        if places:
            return places
        undrawable = self.match["options"].get("undrawable", 0)
        return [{"type": "draw" if self.boneyard > undrawable else "pass"}]

    def leads(self):
        """Return the tiles that may be led; a house rule names the highest double, or else tile."""
        if self.round == 1 and self.match["options"].get("lead_highest_double"):
            return [max(self.hand, key=lambda tile: (is_double(tile), pips(tile), halves(tile)[1]))]
        return self.hand


def halves(tile):
    """Return the numbers of a tile, the lower first."""
    return [int(half) for half in tile.split("|")]


def pips(tile):
    """Return the sum of its halves."""
    return sum(halves(tile))


def is_double(tile):
    """Tell whether both halves are equal."""
    low, high = halves(tile)
    return low == high


def number_at(tile, port):
    """Return the number that a port shows."""
    low, high = halves(tile)
    return high if port == "high" else low


def own_port(tile, number):
    """Return by which of its ports a tile is attached."""
    if is_double(tile):
        return "straight-a"
    return "low" if halves(tile)[0] == number else "high"


def choose(level, view):
    """Return the action chosen at a level."""
    actions = Seen(view).actions()
    if level == "first":
        return actions[0]
    return max(actions, key=lambda action: pips(action.get("tile", "0|0")))


def answer(asked):
    """Return the reply to a request; whatever is wrong with it is an error, and no end."""
    if asked["cmd"] == "hello":
        return {"reply": "hello", "protocol": 1, "name": "First choice", "levels": LEVELS}
    if asked["cmd"] == "choose":
        if asked["level"] not in LEVELS:
            raise ValueError("there is no such level")
        action = choose(asked["level"], asked["view"])
        return {"reply": "choice", "id": asked["id"], "action": action}
    # It answers before it hears of anything else, so there is never anything to cancel.
    raise ValueError("nothing that is done here")


LEVELS = ["first", "heaviest"]

for line in sys.stdin:
    if not line.strip():
        continue
    asked = None
    try:
        asked = json.loads(line)
        if asked["cmd"] == "quit":
            break
        reply = answer(asked)
    except Exception as error:
        known = asked.get("id") if isinstance(asked, dict) else None
        reply = {"reply": "error", "id": known, "message": repr(error)}
    print(json.dumps(reply), flush=True)
