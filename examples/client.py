"""Plays a seat over HTTP, at random: python client.py "http://127.0.0.1:8000/table/ID#TOKEN"."""

from __future__ import annotations

import json
import random
import sys
import time
import urllib.request
from typing import Any

Json = dict[str, Any]


def ask(url: str, token: str, body: Json | None = None) -> Json:
    """Call the server; with a body, do something there."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as answer:
        said: Json = json.load(answer)
        return said


def play(link: str) -> Json:
    """Choose and confirm until the game is over; the result."""
    place, token = link.split("#")
    table = place.replace("/table/", "/api/tables/")
    state = ask(table, token)["state"]
    while state["over"] is None:
        draft, me = state["draft"], {"seat": state["eyes"], "version": state["version"]}
        if draft is None:  # another seat is to move
            time.sleep(0.2)
            state = ask(table, token)["state"]
        elif draft["complete"]:
            state = ask(f"{table}/confirm", token, me)
        else:
            option = random.choice(state["decision"]["options"])["id"]
            state = ask(f"{table}/choose", token, {**me, "option": option})
    over: Json = state["over"]
    return over


if __name__ == "__main__":
    print(play(sys.argv[1]))
