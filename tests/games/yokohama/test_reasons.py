"""Why something is barred: the rule, and the reason with the figures of the table."""

from __future__ import annotations

from magnate.engine.copying import replaced
from magnate.games.yokohama.components import ASSISTANT, BOARD, HOUSE, SHOP
from magnate.games.yokohama.state import NEUTRAL
from tests.games.yokohama.table import (
    acting,
    hold,
    laid_out,
    moving,
    own,
    plain,
    position,
    put,
    reason,
    stand,
    stock,
)
from tests.play import barred, ids, play, rule


@rule("YOK-5.2.1", "YOK-5.1.1", "YOK-5.1.2", "YOK-5.2.3")
def test_why_no_assistant_can_be_placed() -> None:
    t = laid_out(3)
    stand(t, 1, "bank")
    stand(t, 2, "bank")
    stock(t.players[0], yen=1)
    p = position(t)
    assert barred(p)["place:bank"] == "YOK-5.2.1"
    assert reason(p, "place:bank") == "It costs 2 yen; you have 1."
    assert barred(p)["place:canal"] == "YOK-5.2.3"
    play(p, "place:church", "place:port_a")
    assert barred(p)["place:church"] == "YOK-5.1.1"
    assert reason(p, "place:church") == "You have placed an assistant there this turn."
    t.players[0].hand[ASSISTANT] = 0
    assert reason(p, "place:customs") == "You have no assistant in hand."


@rule("YOK-16.1.15")
def test_why_a_third_assistant_cannot_go_there() -> None:
    t = laid_out()
    own(t, 0, "telegram")
    p = play(position(t), "place:bank", "place:bank")
    assert ids(p) == ["place:copper_mine_1", "place:port_a", "stop"]
    assert barred(p)["place:church"] == "YOK-16.1.15"
    assert reason(p, "place:church") == "It is not beside Bank."


@rule("YOK-6.1.2", "YOK-6.2.2", "YOK-6.2.4", "YOK-6.2.5", "YOK-6.2.6")
def test_why_the_president_cannot_go_there() -> None:
    t = laid_out(3)
    stand(t, 0, "bank")
    stand(t, 1, "port_a")
    put(t, 0, "copper_mine_1")
    put(t, 0, "port_a")
    put(t, 0, "church")
    put(t, 0, "fishing_ground_2")
    stock(t.players[0], yen=0)
    p = moving(t)
    assert barred(p)["move:bank"] == "YOK-6.2.5"
    assert barred(p)["move:canal"] == "YOK-6.2.6"
    assert barred(p)["move:customs"] == "YOK-6.1.2"
    assert reason(p, "move:customs") == "None of your assistants is there."
    assert barred(p)["move:port_a"] == "YOK-6.1.2"
    assert reason(p, "move:port_a") == "The president of Bo stands there."
    assert barred(p)["move:church"] == "YOK-6.2.4"
    assert reason(p, "move:church") == "It costs 2 yen; you have 0."
    assert barred(p)["move:fishing_ground_2"] == "YOK-6.2.2"
    assert reason(p, "move:fishing_ground_2") == "No chain of your assistants leads there."


@rule("YOK-6.1.2", "YOK-6.2.1")
def test_why_a_president_in_hand_cannot_be_put_there() -> None:
    t = plain()
    put(t, 0, "bank")
    put(t, 0, "customs")
    p = moving(t)
    assert barred(p)["move:tea_farm_1"] == "YOK-6.1.2"
    assert reason(p, "move:tea_farm_1") == "None of your assistants is there."


@rule("YOK-11.4.2", "YOK-11.3.1", "YOK-11.2.1", "YOK-11.2.4", "YOK-11.1.1")
def test_why_an_extra_action_has_to_wait() -> None:
    t = laid_out()
    hold(t, 0, "O13")
    stock(t.players[0], copper=0, silk=0, tea=0, fish=0)
    t.players[0].agents = replaced(t.players[0].agents, 0, 1)
    p = position(t)
    missing = [
        f"{n} {good}"
        for good, n in zip(
            ("copper", "silk", "tea", "fish"), t.box.orders["O13"].goods, strict=True
        )
        if n
    ]
    assert reason(p, "fulfil:O13") == f"You lack {', '.join(missing)}."
    assert reason(p, "claim:A1") == "You have 0 of 5."
    assert reason(p, "claim:C1").startswith("You have 0 of ")
    assert barred(p)["agent"] == "YOK-11.2.1"
    t.claims = replaced(t.claims, 0, (0,))
    assert reason(p, "claim:A1") == "You have claimed it."
    t.players[0].agents, t.players[0].spent = (0,) * 5, (1, 0, 0, 0, 0)
    assert barred(p)["agent"] == "YOK-11.2.4"
    t.agent_used = True
    assert barred(p)["agent"] == "YOK-11.1.1"
    stock(t.players[0], copper=5)
    t.claims, t.players[0].hand[ASSISTANT] = replaced(t.claims, 0, ()), 0
    assert reason(p, "claim:A1") == "You have no assistant in hand."


@rule("YOK-14.3.3", "YOK-14.3.2", "YOK-3.1.3")
def test_why_an_order_cannot_be_taken() -> None:
    t = plain()
    stock(t.players[0], yen=2, imported=0)
    p = acting(t, "port_a", 2)
    last = t.ports[0][-1]
    assert barred(p)[f"take:{last}"] == "YOK-14.3.3"
    assert reason(p, f"take:{last}") == "It takes power 4; yours is 2."
    play(p, "take:O01")
    assert barred(p)["second:O02:imported"] == "YOK-14.3.2"
    assert reason(p, "second:O02:imported") == "It costs 1 crate; you have 0."
    t = plain()
    own(t, 0, "spinning_mill")
    hold(t, 0, "O13", "O14", "O15")
    p = acting(t, "port_a", 4)
    assert barred(p)["take:O01"] == "YOK-3.1.3"
    assert reason(p, "take:O01") == "You hold 3 orders."


@rule("YOK-14.4.3", "YOK-14.4.4")
def test_why_a_technology_cannot_be_taken() -> None:
    t = plain()
    stock(t.players[0], yen=5, imported=0)
    t.players[0].technologies += ("ball",)
    p = acting(t, "laboratory_a", 2)
    assert reason(p, "develop:1:ball") == "You own it."
    assert reason(p, "develop:5:tram").startswith("It needs ")
    assert reason(p, "develop:5:tram").endswith("power, crates and yen come to 4.")


@rule("YOK-14.5.1", "YOK-14.5.2", "YOK-14.6.1")
def test_why_a_piece_or_a_good_cannot_be_had() -> None:
    t = plain()
    stock(t.players[0], yen=3)
    t.players[0].warehouse = replaced(t.players[0].warehouse, SHOP, 0)
    p = acting(t, "employment_agency", 3)
    assert barred(p)["warehouse:shop"] == "YOK-14.5.1"
    assert reason(p, "warehouse:shop") == "None is left in the warehouse."
    assert barred(p)["warehouse:house"] == "YOK-14.5.2"
    assert reason(p, "warehouse:house") == "It costs 4 yen; you have 3."
    t = plain(3)
    stock(t.players[0], yen=3, silk=0)
    p = acting(t, "chinatown", 3)
    assert reason(p, "trade:sell:silk") == "You have none."
    assert reason(p, "trade:buy:imported") == "It costs 4 yen; you have 3."


@rule("YOK-14.7.1", "YOK-14.7.2")
def test_why_a_space_of_the_church_cannot_be_entered() -> None:
    t = plain()
    stock(t.players[0], copper=1, silk=1, tea=0, fish=0, yen=1)
    t.church[0], t.church[2] = 1, NEUTRAL
    p = acting(t, "church", 4)
    assert reason(p, "church:0") == "Bo is there."
    assert reason(p, "church:2") == "A neutral assistant is there."
    assert barred(p)["church:0"] == "YOK-14.7.1"
    assert barred(p)["church:4"] == "YOK-14.7.2"
    assert reason(p, "church:4") == "It needs 8 faith; power and what you can pay come to 7."
    play(p, "church:1", "faith:copper")
    assert reason(p, "faith:copper") == "You have paid one this turn."
    assert reason(p, "faith:tea") == "You have none."


@rule("YOK-14.8.1", "YOK-14.8.2")
def test_why_a_space_of_customs_cannot_be_entered() -> None:
    t = plain()
    stock(t.players[0], imported=2)
    t.customs[0] = 1
    needs = [space.need for space in t.box.customs]
    p = acting(t, "customs", 4)  # allows three crates
    assert barred(p)["customs:0"] == "YOK-14.8.1"
    assert reason(p, "customs:0") == "Bo is there."
    three, four = needs.index(3), needs.index(4)
    assert barred(p)[f"customs:{three}"] == "YOK-14.8.1"
    assert reason(p, f"customs:{three}") == "It asks for 3 crates; you have 2."
    assert barred(p)[f"customs:{four}"] == "YOK-14.8.2"
    assert reason(p, f"customs:{four}") == "It asks for 4 crates; your power allows 3."


@rule("YOK-9.1.1", "YOK-9.1.2", "YOK-9.1.3")
def test_why_something_cannot_be_built() -> None:
    t = plain()
    t.players[0].hand[SHOP] = 1
    t.players[1].shops = replaced(t.players[1].shops, BOARD["bank"], 2)
    p = acting(t, "bank", 4)
    assert barred(p)["shop:2"] == "YOK-9.1.2"
    assert reason(p, "shop:2") == "Bo is there."
    assert barred(p)["house"] == "YOK-9.1.1"
    assert reason(p, "house") == "You have no trading house in hand."
    t = plain()
    t.players[0].hand[SHOP] = t.players[0].hand[HOUSE] = 1
    t.players[0].shops = replaced(t.players[0].shops, BOARD["bank"], 2)
    p = acting(t, "bank", 4)
    assert reason(p, "shop:0") == "You have a shop here."
    t = plain()
    t.players[0].hand[SHOP] = 1
    t.houses = replaced(t.houses, BOARD["bank"], 1)
    p = acting(t, "bank", 4)
    assert barred(p)["house"] == "YOK-9.1.3"
