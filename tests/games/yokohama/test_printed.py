"""What is printed on the components of the standard edition, every value of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from magnate.games.yokohama.components import COUNTRIES, GOODS, Bonus
from tests.games.yokohama.table import BOX

ORDERS = """
O01 england: 3 tea 1 fish -> 3 vp 1 yen
O02 england: 2 tea 2 fish -> 1 vp 1 imported
O03 england: 1 silk 3 tea -> 2 vp 1 imported
O04 england: 1 copper 3 fish -> 4 vp 1 yen
O05 england: 2 silk 2 tea -> 3 vp 1 imported
O06 england: 2 copper 2 tea -> 5 vp 1 yen
O07 england: 4 tea 3 fish -> 6 vp
O08 england: 3 silk 2 fish -> 2 vp 2 imported
O09 england: 2 copper 4 tea -> 7 vp
O10 england: 2 copper 2 silk 2 tea -> 4 vp 2 imported
O11 england: 3 copper 3 tea 3 fish -> 11 vp
O12 america: 4 fish -> 3 vp 1 yen
O13 america: 4 tea -> 1 vp 1 imported
O14 america: 2 silk 2 fish -> 5 vp 1 yen
O15 america: 2 copper 3 fish -> 3 vp 1 yen 1 imported
O16 america: 3 silk 3 tea -> 8 vp
O17 america: 4 silk 2 fish -> 6 vp 1 yen 1 imported
O18 america: 2 copper 3 silk 2 fish -> 6 vp 2 imported
O19 france: 1 silk 1 tea 2 fish -> 2 vp 1 imported
O20 france: 2 silk 1 tea -> 4 vp 1 yen
O21 france: 3 silk -> 3 vp 1 imported
O22 france: 2 silk 2 tea 2 fish -> 6 vp 2 yen
O23 france: 4 silk -> 2 vp 2 imported
O24 france: 1 copper 3 silk 2 tea -> 9 vp
O25 france: 2 copper 3 silk 1 tea 1 fish -> 6 vp 2 imported
O26 germany: 1 copper 2 tea -> 3 vp 1 yen
O27 germany: 2 copper -> 1 vp 1 imported
O28 germany: 1 copper 1 silk 2 fish -> 5 vp 1 yen
O29 germany: 1 copper 2 silk 2 tea -> 6 vp 2 yen
O30 germany: 2 copper 1 silk 2 fish -> 2 vp 2 imported
O31 germany: 3 copper 3 fish -> 5 vp 1 yen 1 imported
O32 germany: 3 copper 2 silk 1 tea -> 10 vp
O33 netherlands: 1 copper 2 tea 1 fish -> 2 vp 1 imported
O34 netherlands: 3 tea 3 fish -> 3 vp 1 imported
O35 netherlands: 1 copper 1 silk 2 tea 2 fish -> 7 vp
O36 netherlands: 2 copper 2 silk 2 tea 2 fish -> 6 vp 2 imported
"""
TECHNOLOGIES = """
gaslight x2: 4 england
station x1: 5 england
mining_technology x2: 4 england
spinning_mill x2: 3 england
stagecoach x2: 3 england
exposition x1: 8 france
ball x2: 5 france
language_school x2: 3 france
letterpress_printing x2: 2 netherlands
winery x1: 4 france
postal_system x1: 4 america
newspaper x2: 5 america
electrical_light x1: 4 america
university x2: 3 germany
telegram x1: 3 america
telephone x1: 5 america
brickyard x1: 5 germany
system_of_stock x1: 2 netherlands
patent_system x2: 4 germany
tram x1: 6 germany
"""
SITES = """
S01: 3 vp | 2 yen | 1 vp |  || 9 vp
S02: 3 vp | 1 any_goods | 1 yen |  || 8 vp 2 yen
S03: 1 imported | 2 vp | 1 vp |  || 8 vp
S04: 1 imported | 2 yen | 1 vp |  || 9 vp
S05: 3 yen | 2 vp | 1 any_goods |  || 8 vp 1 any_goods
S06: 3 yen | 1 warehouse | 1 vp |  || 10 vp
S07: 2 any_goods | 2 vp | 1 yen |  || 9 vp
S08: 2 any_goods | 2 yen | 1 vp |  || 7 vp 1 imported
S09: 2 warehouse | 2 vp | 1 yen |  || 9 vp
S10: 2 warehouse | 1 any_goods | 1 vp |  || 8 vp 2 yen
S11: 2 assistants | 2 vp | 1 yen |  || 9 vp
S12: 2 assistants | 2 yen | 1 vp |  || 10 vp
S13: 1 copper | 2 vp | 1 yen |  || 9 vp
S14: 1 copper | 1 warehouse | 1 vp |  || 7 vp 1 imported
S15: 1 silk | 2 vp | 1 yen |  || 9 vp
S16: 1 silk | 1 assistants | 1 vp |  || 8 vp 1 any_goods
S17: 2 tea | 2 vp | 1 yen |  || 10 vp
S18: 2 tea | 2 yen | 1 warehouse |  || 8 vp 2 warehouse
S19: 2 fish | 2 vp | 1 yen |  || 10 vp
S20: 2 fish | 1 any_goods | 1 vp |  || 8 vp 2 assistants
S21: 3 vp | 2 vp | 2 vp | 1 vp || 8 vp
S22: 2 vp | 2 vp | 2 yen | 2 yen || 8 vp
S23: 1 imported | 1 any_goods |  |  || 10 vp
S24: 3 yen | 2 yen |  |  || 10 vp
"""
TOKENS = """
yen-5 x3: 5 yen
vp-4 x3: 4 vp
imported-1 x4: 1 imported
any_goods-2 x3: 2 any_goods
warehouse-3 x3: 3 warehouse
assistants-3 x2: 3 assistants
copper-2 x1: 2 copper
silk-2 x1: 2 silk
"""
ACHIEVEMENTS = """
A1: copper 5 0+0 -> 6 3
A2: silk 6 0+0 -> 6 3
A3: tea 7 0+0 -> 6 3
A4: fish 7 0+0 -> 6 3
B1: yen 10 0+0 -> 8 4
B2: tokens 5 0+0 -> 8 4
B3: fulfilled 5 0+0 -> 8 4
B4: technologies 4 0+0 -> 8 4
C1:  0 4+0 -> 10 5
C2:  0 0+4 -> 10 5
C3:  0 3+2 -> 10 5
C4:  0 2+3 -> 10 5
"""
SPACES = """
church 5: 3 vp
church 6: 3 vp 1 yen
church 7: 5 vp
church 7: 4 vp 1 warehouse
church 8: 6 vp
church 9: 6 vp 1 imported
church 9: 9 vp
church 10: 11 vp
customs 1: 3 vp 2 yen
customs 1: 4 vp
customs 2: 7 vp 1 warehouse
customs 2: 8 vp
customs 3: 11 vp 3 yen
customs 3: 13 vp
customs 4: 16 vp 3 yen
customs 4: 18 vp
"""


def icons(bonus: Bonus) -> str:
    """A bonus as it is written above."""
    return " ".join(f"{n} {icon}" for icon, n in bonus.icons.items())


def printed(lines: Iterable[str]) -> Sequence[str]:
    """The lines of a table."""
    return ["", *lines, ""]


def test_the_orders() -> None:
    assert ORDERS.split("\n") == printed(
        f"{card.id} {COUNTRIES[card.country]}: "
        + " ".join(f"{n} {good}" for good, n in zip(GOODS, card.goods, strict=True) if n)
        + f" -> {icons(card.reward)}"
        for card in BOX.orders.values()
    )


def test_the_technologies() -> None:
    assert TECHNOLOGIES.split("\n") == printed(
        f"{card.id} x{card.copies}: {card.industry} {COUNTRIES[card.country]}"
        for card in BOX.technologies.values()
    )


def test_the_building_sites_and_tokens() -> None:
    assert SITES.split("\n") == printed(
        f"{id}: {' | '.join(map(icons, site.shops))} || {icons(site.house)}"
        for id, site in BOX.sites.items()
    )
    assert TOKENS.split("\n") == printed(
        f"{id} x{BOX.token_copies[id]}: {icons(bonus)}" for id, bonus in BOX.tokens.items()
    )


def test_the_achievements() -> None:
    assert ACHIEVEMENTS.split("\n") == printed(
        f"{card.id}: {card.own} {card.n} {card.production}+{card.commercial}"
        f" -> {card.first} {card.later}"
        for card in BOX.achievements.values()
    )


def test_the_spaces_of_church_and_customs() -> None:
    assert SPACES.split("\n") == printed(
        f"{name} {space.need}: {icons(space.bonus)}"
        for name, spaces in (("church", BOX.church), ("customs", BOX.customs))
        for space in spaces
    )
