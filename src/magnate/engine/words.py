"""What people are told, as keys and arguments; the words themselves are in each game's `text/`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

from .decision import Decision, Why
from .state import Fact

if TYPE_CHECKING:
    from .game import Game
    from .position import Position


class SeatName(TypedDict):
    """A seat inside a text: the reader sees its name."""

    seat: int


class Words(TypedDict):
    """A text by its key; `ref` is the id of the component it is about, where there is one."""

    key: str
    args: dict[str, Arg]
    ref: NotRequired[str]


#: What a text is filled with.
Arg = int | str | SeatName | Words | list[int | str | SeatName | Words]


class OptionJson(TypedDict):
    """An option: its id, its name, and what it would do.

    `changes` is what playing it changes in the view, `facts` what it tells, both down to the next
    reveal; `preview` is what the game itself adds.
    """

    id: str
    words: Words
    changes: Mapping[str, Any] | list[Any] | None
    facts: list[Words]
    preview: Mapping[str, Any] | None


class BarredJson(TypedDict):
    """What cannot be chosen, the rule that says so, and why with this table's figures."""

    id: str
    rule: str
    words: Words
    why: Words | None


class DecisionJson(TypedDict):
    """What a game waits for; options and what is barred are for the seat that answers."""

    seat: int
    kind: str
    ask: Words
    options: NotRequired[list[OptionJson]]
    barred: NotRequired[list[BarredJson]]


def words(key: str, /, ref: Any = None, **args: Any) -> Words:
    """A text by its key; arguments are numbers, strings, seats or words again.

    >>> words("option-slot", n=2)
    {'key': 'option-slot', 'args': {'n': 2}}
    """
    text: Words = {"key": key, "args": args}
    if ref is not None:
        text["ref"] = ref
    return text


def argument(game: Game[Any], state: Any, name: str, value: Any) -> Any:
    """An argument as people see it: seats and components get their names."""
    if name == "seat":
        return {"seat": value}
    if isinstance(value, list | tuple):
        return [argument(game, state, name, one) for one in value]
    value = getattr(value, "value", value)
    if isinstance(value, bool) or value is None:
        return str(value).lower()
    if (term := game.term(state, name, value)) is not None:
        return term
    return words(f"{name}-{value}", ref=value) if isinstance(value, str) else value


def arguments(game: Game[Any], state: Any, args: Mapping[str, Any]) -> dict[str, Any]:
    """All arguments of a text."""
    return {name: argument(game, state, name, value) for name, value in args.items()}


def ask_words(game: Game[Any], state: Any, decision: Decision[Any]) -> Words:
    """The prompt of a decision."""
    return words(f"ask-{decision.kind}", **arguments(game, state, decision.about))


def option_words(game: Game[Any], state: Any, decision: Decision[Any], option: Any) -> Words:
    """The name of an option."""
    kind = decision.kind
    if option is None:
        return words(f"option-{kind}-stop")
    if isinstance(option, tuple):
        name, fields = type(option).__name__.lower(), getattr(option, "_fields", ())
        named = dict(zip(fields, option, strict=True))
        return words(f"option-{name}", **arguments(game, state, named))
    value = getattr(option, "value", option)
    if isinstance(value, int) and not isinstance(value, bool):
        return words(f"option-{kind}", n=value)
    if (term := game.term(state, kind, value)) is not None:
        return words(f"option-{kind}", **{kind: term})
    return words(f"option-{kind}-{str(value).lower()}")


def rule_words(rule: str) -> Words:
    """A rule in one sentence: `SEN-5.2.2` is the text `rule-SEN-5-2-2`."""
    return words("rule-" + rule.replace(".", "-"))


def fact_words(game: Game[Any], state: Any, fact: Fact) -> Words:
    """A line of the log."""
    args = dict(fact.args) if fact.seat is None else {"seat": fact.seat, **fact.args}
    return words(f"fact-{fact.kind}", **arguments(game, state, args))


def fact_json(position: Position[Any], fact: Fact) -> Words:
    """A fact told in a position, as the protocol sends it."""
    return fact_words(position.game, position.state, fact)


def result_words(position: Position[Any]) -> list[Words]:
    """How a game stands or has ended: everybody by place, with or without a seat, and who won."""
    scores, rivals = position.scores(), position.game.rivals(position.state)
    rows: list[tuple[int, int, Any]] = [
        (place, points, {"seat": seat})
        for seat, (place, points) in enumerate(zip(position.ranking(), scores, strict=True))
    ]
    rows += [
        (1 + sum(other >= points for other in scores), points, words(name))
        for name, points in ((name, sum(of.values())) for name, of in rivals.items())
    ]
    rows.sort(key=lambda row: row[0])
    lines = [words("result" if position.over else "result-so-far")]
    lines += [words("result-place", place=row[0], points=row[1], who=row[2]) for row in rows]
    if position.over:
        winners = [who for place, _, who in rows if place == 1]
        lines.append(words("result-winner", n=len(winners), who=winners))
    return lines


def waiting_json(position: Position[Any]) -> DecisionJson | None:
    """The decision a position waits for, as those see it who do not answer it."""
    decision = position.decision
    if decision is None:
        return None
    ask = ask_words(position.game, position.state, decision)
    return {"seat": decision.seat, "kind": decision.kind, "ask": ask}


def decision_json(position: Position[Any], seen: Any = None) -> DecisionJson | None:
    """The decision with its options, previews and what is barred, for the seat that answers it.

    What that seat has `seen` is its view, where somebody has that already.
    """
    waiting, decision = waiting_json(position), position.decision
    if waiting is None or decision is None:
        return None
    before = position.view(decision.seat) if seen is None else seen
    return {
        **waiting,
        "options": [_option_json(position, option, before) for option in decision.options],
        "barred": [barred_json(position, id, why) for id, why in decision.why_not().items()],
    }


def _option_json(position: Position[Any], option: Any, before: Any) -> OptionJson:
    """An option, what playing it on a copy changes to its chooser's eyes, and what it tells."""
    game, state, decision = position.game, position.state, position.decision
    assert decision is not None
    after = position.copy(tell=True)
    after.choose(option)
    return {
        "id": decision.id_of(option),
        "words": option_words(game, state, decision, option),
        "changes": changes(before, after.view(decision.seat)),
        "facts": [fact_json(after, fact) for fact in after.facts],
        "preview": game.preview(position, option, after),
    }


def barred_json(position: Position[Any], id: str, why: Why) -> BarredJson:
    """What is barred, the rule, and why with this table's figures."""
    figures = arguments(position.game, position.state, why.figures)
    reason = words(f"why-{why.reason}", **figures) if why.reason else None
    return {"id": id, "rule": why.rule, "words": rule_words(why.rule), "why": reason}


def changes(before: Any, after: Any) -> Any:
    """What is different in plain data: `[new]`, `[]` for what is gone, or an object of changes.

    Lists of one length are compared place by place.  None means that nothing is different.  What
    stands in one place is always of one kind, so that `true` never takes the place of 1.

    >>> changes({"yen": 3, "goods": [1, 2]}, {"yen": 5, "goods": [1, 0]})
    {'yen': [5], 'goods': {'1': [0]}}
    """
    if type(before) is dict and type(after) is dict:
        found: dict[str, Any] = {}
        for key, now in after.items():
            if key not in before:
                found[key] = [now]
            elif (was := before[key]) is not now and was != now:  # what is equal is not gone into
                found[key] = changes(was, now)
        for key in before:
            if key not in after:
                found[key] = []
        return found or None
    if type(before) is list and type(after) is list and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {str(place): changes(was, now) for place, (was, now) in pairs if was != now} or None
    return None if before == after and type(before) is type(after) else [after]
