"""Says nothing any more once a request was cancelled."""

from talker import answer, requests

sulking = False
for asked in requests():
    if asked["cmd"] == "cancel":
        sulking = True
    elif asked["seed"] != 1 and not sulking:
        answer(asked)
