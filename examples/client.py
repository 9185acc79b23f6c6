"""Plays a seat over HTTP, at random: python client.py "http://127.0.0.1:8000/table/ID#TOKEN"."""

import random
import sys
import time

import httpx


def play(link: str) -> object:
    """Choose and confirm until the game is over; the result."""
    table, token = link.replace("/table/", "/api/tables/").split("#")
    with httpx.Client(headers={"Authorization": f"Bearer {token}"}) as seat:
        state = seat.get(table).raise_for_status().json()["state"]
        while not state["over"]:
            me = {"seat": state["eyes"], "version": state["version"]}
            if not state["draft"]:  # another seat is to move
                time.sleep(0.2)
                state = seat.get(table).raise_for_status().json()["state"]
            elif state["draft"]["complete"]:
                state = seat.post(f"{table}/confirm", json=me).raise_for_status().json()
            else:
                me["option"] = random.choice(state["decision"]["options"])["id"]
                state = seat.post(f"{table}/choose", json=me).raise_for_status().json()
        return state["over"]


if __name__ == "__main__":
    print(play(sys.argv[1]))
