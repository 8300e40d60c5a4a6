"""Where paths of a kernel meet: when one of them was taken, and the values that they bring."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from ...language.constructors import both, either, negation
from ...language.terms import Term
from ...machine.values import TRUE, Int, literals
from ..ir.values import Opaque
from ..machine.choosing import choose
from ..machine.frame import Frame


class Environment(Struct):
    """The values that a block sees: its own, and behind them those of the ways into it, with their conditions."""

    ways: list[tuple[Term, Environment]]
    frame: Frame
    own: dict[str, Any] = field(default_factory=dict)

    def look_up(self, name: str) -> Any:
        passed: list[Environment] = []
        at = self
        while name not in at.own and len(at.ways) == 1:  # one way in, as a rule: up without recursion
            passed.append(at)
            at = at.ways[0][1]
        if name not in at.own:
            values = [(path, way.look_up(name)) for path, way in at.ways]
            at.own[name] = merged(self.frame, [(path, value) for path, value in values if value is not None])
        found = at.own[name]
        for environment in passed:
            environment.own[name] = found
        return found


def found_in(environment: Environment, name: str) -> Any:
    """The value of that name, or that it has none on this path."""
    found = environment.look_up(name)
    return Opaque(f"%{name} has no value on this path") if found is None else found


def merged(frame: Frame, values: list[tuple[Term, Any]]) -> Any:
    """The value that was brought along the way that was taken; None if no way has it."""
    if not values:
        return None
    _, result = values[-1]
    if all(value is result for _, value in values):
        return result
    shared = set.intersection(*(set(literals(path)) for path, _ in values))
    read = _read(frame, values)
    result = read[id(result)]
    for path, value in reversed(values[:-1]):
        condition = both(*(literal for literal in literals(path) if literal not in shared))
        result = choose(frame, condition, read[id(value)], result)
    return result


def _read(frame: Frame, values: list[tuple[Term, Any]]) -> dict[int, Any]:
    """The values by their ids, integers as they are chosen: what is assumed of one is assumed where its ways are taken."""
    ways: dict[int, list[Term]] = {}
    for path, value in values:
        ways.setdefault(id(value), []).append(path)
    own = {id(value): value for _, value in values}
    plain = all(isinstance(value, Int) for value in own.values()) and not all(one.is_unsigned for one in own.values())
    if not plain:
        return own
    before = frame.path
    try:
        for key, value in own.items():
            frame.path = either(*ways[key])
            own[key] = frame.machine.signed(value)
    finally:
        frame.path = before
    return own


def joined(paths: list[Term]) -> Term:
    """When one of several paths is taken; P and c, or P and not c, is P."""
    waiting = list(dict.fromkeys(paths))
    done: list[Term] = []
    while waiting:
        path = waiting.pop()
        for number, other in enumerate(done):
            one = _united(path, other)
            if one is not None:
                done.pop(number)
                waiting.append(one)
                break
        else:
            done.append(path)
    return either(*reversed(done))


def _united(a: Term, b: Term) -> Term | None:
    """The disjunction of two paths where it is a conjunction again."""
    own = [dict.fromkeys(literals(path)) for path in (a, b)]
    shared = [literal for literal in own[0] if literal in own[1]]
    rest = [both(*(literal for literal in mine if literal not in shared_set)) for mine, shared_set in
            ((own[0], set(shared)), (own[1], set(shared)))]  # fmt: skip
    if rest[0] is TRUE or rest[1] is TRUE:
        return both(*shared)
    if negation(rest[0]) is rest[1] or negation(rest[1]) is rest[0]:
        return both(*shared)
    parts = [set(literals(part)) for part in rest]
    for mine, other in ((0, 1), (1, 0)):  # P and c, or P and not c and d: P and (c or d)
        against = negation(rest[mine])
        left = parts[other] - set(literals(against))
        if set(literals(against)) <= parts[other] and left:
            kept = both(*(literal for literal in literals(rest[other]) if literal in left))
            return both(*shared, either(rest[mine], kept))
    return None
