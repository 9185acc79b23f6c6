from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.playing import HUMANS, Page, Server


def closed_with(page: Page) -> int:
    """The code a socket is closed with, after whatever is still said."""
    with suppress(ConnectionClosed):
        while True:
            page.next()
    assert page.socket.close_code is not None
    return page.socket.close_code


def test_hello_is_answered_with_the_table_and_its_state(server: Server) -> None:
    table = server.open()
    seat = table.mover
    with table.page(seat) as page:
        assert page.next()["mine"] == [seat]
        state = page.next()
        assert state["eyes"] == seat
        assert state["connected"] == [seat]
        assert state["decision"]["options"]
        assert [entry["seat"] for entry in state["log"]] == [None]
    with table.page() as watcher:
        assert watcher.next()["mine"] == []
        state = watcher.next()
        assert state["eyes"] is None
        assert "options" not in state["decision"]


def test_a_table_is_put_into_words_for_a_page_that_cannot_draw_the_game(server: Server) -> None:
    table = server.open()
    for draws, described in ((["nippon"], True), (["nippon", "sentient"], False), (None, False)):
        with table.page(hello=False) as page:
            page.send(type="hello", **({} if draws is None else {"draws": draws}))
            state = page.wait("state")
            assert ("described" in state) is described
    with table.page(hello=False) as page:
        page.send(type="hello", draws=[])
        described = page.wait("state")["described"]
    assert described["lines"][0]["key"] == "line-round"
    assert described["scores"] == [0, 0]


def test_everybody_sees_what_is_confirmed_and_only_the_mover_what_is_drafted(
    server: Server,
) -> None:
    table = server.open()
    seat = table.mover
    with ExitStack() as pages:
        # One after the other, so that each is told once of who is there.
        mine = pages.enter_context(table.page(seat))
        mine.wait("state", connected=[seat])
        other = pages.enter_context(table.page(1 - seat))
        other.wait("state", connected=[0, 1])
        state = mine.wait("state", connected=[0, 1])
        watcher = pages.enter_context(table.page())
        watcher.wait("state", connected=[0, 1])
        mine.send(type="choose", seat=seat, version=state["version"], option="procure:2")
        state = mine.wait("state")
        assert state["draft"] == {"length": 1, "complete": False, "next": None}
        mine.send(type="choose", seat=seat, version=state["version"], option="assistants:0")
        state = mine.wait("state")
        assert other.silent()
        assert watcher.silent()
        mine.send(type="confirm", seat=seat, version=state["version"])
        assert mine.wait("state")["closed"] == "revealed"
        for page in (other, watcher):
            seen = page.wait("state")
            assert seen["log"][0]["facts"][0]["key"] == "fact-procure"
            assert seen["closed"] is None


def test_two_tabs_of_one_seat_agree(server: Server) -> None:
    table = server.open()
    seat = table.mover
    with table.page(seat) as one, table.page(seat) as two:
        version = one.wait("state")["version"]
        two.wait("state")
        one.send(type="choose", seat=seat, version=version, option="procure:2")
        assert two.wait("state", version=version + 1)["draft"]["length"] == 1
        two.send(type="choose", seat=seat, version=version, option="procure:3")
        stale = two.wait("error")
        assert stale["code"] == "stale"
        assert stale["version"] == version + 1
        assert two.wait("state")["version"] == version + 1
        assert one.wait("state")["draft"]["length"] == 1


def test_one_page_plays_several_seats_in_turn(server: Server) -> None:
    table = server.open()
    with table.page(0, 1) as page:
        state = page.wait("state")
        movers = set()
        for _ in range(12):
            seat = state["decision"]["seat"] if state["decision"] else state["eyes"]
            assert state["eyes"] == seat
            movers.add(seat)
            frame = {"seat": seat, "version": state["version"]}
            if state["draft"]["complete"]:
                page.send(type="confirm", **frame)
            else:
                page.send(type="choose", option=state["decision"]["options"][0]["id"], **frame)
            state = page.wait("state", version=state["version"] + 1)
        assert movers == {0, 1}


def test_a_page_that_comes_back_is_told_only_the_log_it_lacks(server: Server) -> None:
    table = server.open()
    for _ in range(4):
        table.stretch()
    with table.page(log=3) as page:
        state = page.wait("state")
        assert state["log_from"] == 3
        assert [entry["n"] for entry in state["log"]] == [3, 4]
    with table.page(log=99) as page:
        state = page.wait("state")
        assert state["log_from"] == 5
        assert state["log"] == []


def test_it_is_seen_who_is_there_and_who_joins(server: Server) -> None:
    table = server.open([HUMANS[0], {"kind": "human", "open": True}], open=True)
    with table.page(0) as ann:
        version = ann.wait("state", connected=[0])["version"]
        joined = server.http.post(f"{table.path}/join", json={"seat": 1, "name": "Mira"})
        table.tokens[1] = joined.json()["token"]
        assert ann.wait("table")["seats"][1]["name"] == "Mira"
        with table.page(1):
            assert ann.wait("state", connected=[0, 1])["version"] == version
        assert ann.wait("state", connected=[0])["version"] == version


def test_a_bots_move_is_told_as_it_comes(server: Server) -> None:
    table = server.open([HUMANS[0], {"kind": "bot", "level": "greedy"}])
    with table.page(0) as page:
        state = page.wait("state")
        while not any(entry["seat"] == 1 for entry in state["log"]):
            if state["draft"] is not None:
                seat = {"seat": 0, "version": state["version"]}
                if state["draft"]["complete"]:
                    page.send(type="confirm", **seat)
                else:
                    page.send(type="choose", option=state["decision"]["options"][0]["id"], **seat)
            state = page.wait("state")


@pytest.mark.parametrize("token", ["x", "\u00e9" * 30])
def test_a_token_that_opens_nothing_is_shown_out(server: Server, token: str) -> None:
    with server.open().page(hello=False) as page:
        page.send(type="hello", tokens=[token], log=0)
        assert page.next()["code"] == "forbidden"
        assert closed_with(page) == 4403


def test_a_page_with_an_invitation_is_shown_out_when_the_seat_is_taken(server: Server) -> None:
    table = server.open()
    with table.page(0, 1) as opener, table.page(0) as other:
        opener.wait("state")
        other.wait("state")
        own = "a-token-that-mira-alone-knows-of"
        headers = {"Authorization": f"Bearer {table.tokens[1]}"}
        server.http.post(f"{table.path}/sit", json={"token": own}, headers=headers)
        assert opener.wait("error")["code"] == "forbidden"
        assert closed_with(opener) == 4403
        other.wait("state", connected=[0])
        table.tokens[1] = own
        with table.page(1):
            other.wait("state", connected=[0, 1])


def test_a_seat_is_played_only_by_a_page_that_holds_it(server: Server) -> None:
    table = server.open()
    seat = table.mover
    with table.page(1 - seat) as other, table.page() as watcher:
        for page in (other, watcher):
            page.wait("state")
            page.send(type="choose", seat=seat, version=1, option="procure:1")
            assert page.wait("error")["code"] == "forbidden"
        other.send(type="choose", seat=1 - seat, version=1, option="procure:1")
        assert other.wait("error")["code"] == "not-your-turn"
    assert table.state()["version"] == 1


def test_no_such_table_no_such_socket(server: Server) -> None:
    url = f"ws://127.0.0.1:{server.port}/api/tables/2222222222/live"
    with Page(url) as page:
        assert page.next()["code"] == "not-found"
        assert closed_with(page) == 4404
    with pytest.raises(InvalidStatus, match="403"):
        Page(f"ws://127.0.0.1:{server.port}/anything")


def test_a_page_must_say_hello_first(server: Server) -> None:
    with server.open().page(hello=False) as page:
        page.send(type="choose", seat=0, version=1, option="pass")
        assert page.next()["code"] == "malformed"
        assert closed_with(page) == 1008


def test_a_page_that_sends_too_much_is_closed_and_the_others_go_on(server: Server) -> None:
    table = server.open()
    with table.page() as loud, table.page(0) as calm:
        loud.wait("state")
        calm.wait("state")
        with suppress(ConnectionClosed):
            for _ in range(200):
                loud.send(type="nonsense")
        assert closed_with(loud) == 1008
        table.stretch()
        while not calm.wait("state")["log"]:
            pass


def test_a_frame_that_is_too_large_does_nothing(server: Server) -> None:
    with server.open().page(0) as page:
        page.wait("state")
        page.socket.send(json.dumps({"type": "choose", "option": "x" * 20_000}))
        assert page.wait("error")["code"] == "too-large"
        page.socket.send("x" * 200_000)
        assert closed_with(page) == 1009


def test_too_many_pages_are_asked_to_come_later(start: Callable[..., Server]) -> None:
    table = start(sockets=2).open()
    with table.page() as one, table.page() as two:
        one.wait("state")
        two.wait("state")
        with table.page(hello=False) as three:  # it may be closed before it says anything
            assert three.next()["code"] == "full"
            assert closed_with(three) == 1013
