"""What a claim may tell a kind beside its map, and the case that comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from ..claims import Case
from ..constructors import both
from ..fresh import exchanged, is_fresh, name_of, replaced, settled, terms_in
from ..maps import Anywhere, MapError
from ..obligations import OneToOne, Replay
from ..terms import Term, as_bool, as_int, truth
from ..walking import variables
from ..yielding import used

Formula = Term | bool
Parameters = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class KindOptions:
    """What a claim may tell a kind beside its map."""

    given: Sequence[Formula] = ()
    steps: Sequence[Formula] = ()
    show: Mapping[str, Any] = field(default_factory=dict)
    replay: Sequence[Replay] = ()
    using: Sequence[Any] = ()

    def __post_init__(self) -> None:
        for name in ("given", "steps", "replay"):  # read more than once
            object.__setattr__(self, name, tuple(getattr(self, name)))
        used(self.using)

    def about(self, made: Sequence[Term], *own: Any) -> KindOptions:
        """The same, where a variable with the name and range of one that the kind makes, a coordinate or an input, is
        that one. own: what else the kind is told; a variable there is a parameter, and no input has its name. Raises
        MapError."""
        others = {v.payload[0] for v in variables(*terms_in(own)) if not is_fresh(v)}
        inputs = {name_of(variable): variable for variable in made}
        called = [name_of(variable) for variable in made]
        at: dict[Term, Term] = {}
        parts = {part.name: getattr(self, part.name) for part in fields(self)}
        for variable in variables(*terms_in(tuple(parts.values()))):
            name = variable.payload[0]
            if name not in inputs:
                continue
            if called.count(name) > 1:
                raise MapError(f"{name} is told of, and it is an input and an output; call one of them otherwise")
            if name in others:
                raise MapError(
                    f"{name} is told of, and it is an input of the claim and a parameter too; call the parameter otherwise"
                )
            (meant,) = replaced(at, variable)
            if any(one is not other for one, other in zip(meant.payload[1:], inputs[name].payload[1:], strict=True)):
                raise MapError(f"{name} is told of with another range than the input of that name has")
            at[variable] = inputs[name]
        return KindOptions(**{name: exchanged(part, at) for name, part in parts.items()}) if at else self


def case(
    name: str,
    goal: Formula | OneToOne,
    at: Anywhere,
    own: Mapping[str, Any],
    told: KindOptions,
    beside: Sequence[Formula] = (),
) -> Case:
    """The case with the map's preconditions; own: what it shows before what the claim adds; beside: what is assumed too."""
    happens = () if at.access.active is None else (at.access.active,)
    return whole(name, goal, [*at.given, *happens, *told.given, *beside], own, told)


def whole(
    name: str, goal: Formula | OneToOne, given: Sequence[Formula], own: Mapping[str, Any], told: KindOptions,
    over: Term | None = None, proposed: str = "",
) -> Case:  # fmt: skip
    """The case, whose variables all have their names; steps that are told are proved before the goal. Raises MapError."""
    if told.steps:
        if isinstance(goal, OneToOne):
            raise MapError("a kind that counts has no steps: nothing is proved on the way")
        nothing_new("a step", told.steps, goal, given)
        goal = both(*told.steps, goal)
    goal, given, shown, replay, using = settled(goal, [*given], {**own, **told.show}, told.replay, told.using)
    return Case(name, goal, given, shown, replay, using, over, proposed)


def nothing_new(what: str, told: Any, *known: Any) -> None:
    """Raises MapError where what is told is about a variable that is not among the known terms' and may have no value: over
    none of its values everything holds."""
    already = set(variables(*terms_in(known)))
    for variable in variables(*terms_in(told)):
        name, low, high = variable.payload
        if variable in already or low is None or high is None:
            continue
        if (low < high) is not truth(True):
            raise MapError(
                f"{what} is about {name}, of which the claim says nothing else and which may have no value at all"
            )


def mentions(formula: Formula, made: Sequence[Term]) -> bool:
    return not set(variables(as_bool(formula))).isdisjoint(made)


def bytes_of(at: Anywhere) -> Term:
    """How many bytes the access has. Raises MapError where the map does not say it, or says a number that is none."""
    if at.access.bytes is None:
        raise MapError("the map does not say how many bytes it moves")
    found = as_int(at.access.bytes)
    if found.op == "const" and found.payload < 1:
        raise MapError(f"the map says that an access has {found.payload} bytes; one has at least 1")
    return found
