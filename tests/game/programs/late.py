"""Thinks until a request is cancelled, and answers it all the same; then plays on."""

from talker import answer, requests

waiting = []
for asked in requests():
    if asked["cmd"] == "choose" and asked["id"] == 1:
        waiting.append(asked)
    elif asked["cmd"] == "cancel":
        answer(waiting.pop())
    else:
        answer(asked)
