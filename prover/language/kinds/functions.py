"""Kinds of claims about functions of integers: which inputs go to which outputs; and inductions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any

from ..claims import Case
from ..constructors import both, either
from ..fresh import fresh, invented, replaced
from ..idioms import within
from ..maps import MapError
from ..terms import Term, as_bool, as_int
from .kind import kind
from .kind_options import Formula, KindOptions, mentions, nothing_new, whole

if TYPE_CHECKING:
    from ..witnesses import Backward, Forward

Shows = Callable[..., Mapping[str, Any]] | None
Codomain = Mapping[str, Term | int] | Sequence[Term | int]


@kind
def one_to_one(
    name: str, forward: Forward, domain: Mapping[str, Term | int], codomain: Codomain = (), *,
    show: Shows = None, **more: Any,
) -> Iterator[Case]:  # fmt: skip
    """No two inputs go to one output; with a codomain, also that every output lies in it, which is a case of its own.

    The inputs are those of the domain at which what is given of them holds. forward: inputs -> the output, or a list of
    outputs, an axis each. domain: input's name -> where it ends, from 0 on, in the order in which the map takes them.
    codomain: output's name -> where it ends; or a list of the ends alone. show: inputs -> what a counterexample shows of
    both of them. Raises MapError for a domain in another order, and a codomain that is neither.

        >>> S = integer("S", 64)
        >>> verdicts(kinds.one_to_one("", lambda row, lane: row * S + lane, {"row": ROWS, "lane": 64}))
        ['proved']
        >>> verdicts(kinds.one_to_one("", lambda row, lane: row * (S - 1) + lane, {"row": ROWS, "lane": 64}))
        ['refuted']
    """
    from ..witnesses import listed

    _in_order(forward, domain)
    one, other = _inputs(domain), [invented(f"{each}'", 0, end) for each, end in domain.items()]
    found, again = listed(forward(*one)), listed(forward(*other))
    inside = (
        [within(each, 0, end) for each, end in zip(found, _by_name(codomain).values(), strict=True)] if codomain else []
    )
    told = KindOptions(**more).about(one, found, *inside)
    collide = [a == b for a, b in zip(found, again, strict=True)]
    shown = {**_shows(show, one, ""), **_shows(show, other, "'"), "both go to": found}
    label = f"{name}, " if name else ""
    same = both(*(a == b for a, b in zip(one, other, strict=True)))
    twice = replaced(dict(zip(one, other, strict=True)), *(as_bool(each) for each in told.given if mentions(each, one)))
    yield whole(f"{label}at most once", same, [*told.given, *twice, *collide], shown, told)
    if codomain:
        shown = {**_shows(show, one, ""), "goes to": found}
        yield whole(f"{label}inside", both(*inside), told.given, shown, told)


@kind
def produced(
    name: str, forward: Forward, domain: Mapping[str, Term | int], codomain: Codomain,
    by: Backward | None = None, *, show: Shows = None, **more: Any,
) -> Iterator[Case]:  # fmt: skip
    """Every output is what some input goes to.

    The inputs are those of the domain at which what is given of them holds, the outputs those of the codomain at which what
    is given of them, by the names that the codomain has for them, holds. by: outputs -> the inputs that produce them, a
    list where there are several. Where nobody says, digits of the output in every order of the inputs are tried at small
    sizes, also behind an exclusive-or, and what fits is proved for all; where none fits and an output is found that no
    input produces, the case is about that one, and refuted. Raises MapError where neither is found.

        >>> verdicts(kinds.produced("", lambda row, lane: row * 64 + lane, {"row": ROWS, "lane": 64}, [ROWS * 64]))
        ['proved']
        >>> verdicts(kinds.produced("", lambda row, lane: row * 65 + lane, {"row": ROWS, "lane": 64}, [ROWS * 65]))
        ['refuted']
    """
    from .. import witnesses

    _in_order(forward, domain)
    ones, outputs = _inputs(domain), _outputs(codomain)
    told = _told(more, forward, ones, outputs, codomain)
    ends, reached = list(domain.values()), list(_by_name(codomain).values())
    proposed = "" if by is not None else "the input of an output, which nobody said: say it, by=lambda output: ..."
    by = by or witnesses.find(forward, ends, reached, told.given)
    label = f"{name}, at least once" if name else "at least once"
    bound = [as_bool(formula) for formula in told.given if mentions(formula, ones)]
    free = [formula for formula in told.given if not mentions(formula, ones)]
    if by is not None:
        inputs = witnesses.listed(by(*outputs))
        nothing_new("the input of an output", inputs, witnesses.listed(forward(*ones)), ones, outputs, told.given)
        found = witnesses.listed(forward(*inputs))
        goal = both(
            *(within(each, 0, end) for each, end in zip(inputs, ends, strict=True)),
            *replaced(dict(zip(ones, inputs, strict=True)), *bound),
            *(a == b for a, b in zip(found, outputs, strict=True)),
        )
        shown = {"input": inputs, **_shows(show, inputs, ""), "goes to": found}
        yield whole(label, goal, free, shown, told, proposed=proposed)
        return
    small = witnesses.missed(forward, ones, outputs, free, bound)
    if small is None:
        raise MapError("no inputs were found that produce every output; say which: by=lambda output: ...")
    point, inputs = small
    hits = [
        both(
            *replaced(dict(zip(ones, map(as_int, one), strict=True)), *bound),
            *(a == b for a, b in zip(witnesses.listed(forward(*map(as_int, one))), outputs, strict=True)),
        )
        for one in inputs
    ]
    at = [variable == number for variable, number in point.items()]
    yield whole(label, either(*hits), [*free, *at], {"output that no input produces": tuple(outputs)}, told)


@kind
def bijective(
    name: str, forward: Forward, inverse: Backward | None, domain: Mapping[str, Term | int],
    codomain: Codomain, *, show: Shows = None, **more: Any,
) -> Iterator[Case]:  # fmt: skip
    """Inputs and outputs pair up, once and only once: `one_to_one` and `produced`, of the same inputs and outputs.

    inverse: outputs -> inputs, or None to have one looked for. With one, what is proved is that each undoes the other.

        >>> there, back = lambda row, lane: row * 64 + lane, lambda output: [output // 64, output % 64]
        >>> verdicts(kinds.bijective("", there, back, {"row": ROWS, "lane": 64}, [ROWS * 64]))
        ['proved', 'proved']
        >>> verdicts(kinds.bijective("", lambda i: i ^ (i // 8), None, {"i": 64}, [64]))
        ['proved', 'proved']
    """
    from .. import witnesses

    _in_order(forward, domain)
    one, outputs = _inputs(domain), _outputs(codomain)
    told = _told(more, forward, one, outputs, codomain)
    ends = list(_by_name(codomain).values())
    searched = inverse is None
    inverse = inverse or witnesses.find(forward, list(domain.values()), ends, told.given)
    reached = [as_bool(formula) for formula in told.given if mentions(formula, outputs)]
    if inverse is None and not reached:
        yield from one_to_one(name, forward, domain, codomain, show=show, **more)
    elif inverse is None:
        raise MapError("no inverse was found where what is given is about outputs; say it: inverse=lambda output: ...")
    else:
        found = witnesses.listed(forward(*one))
        back = witnesses.listed(inverse(*found))
        nothing_new("the inverse", back, found, one, outputs, told.given)
        inside = both(
            *(within(each, 0, end) for each, end in zip(found, ends, strict=True)),
            *replaced(dict(zip(outputs, found, strict=True)), *reached),
        )
        undone = both(*(a == b for a, b in zip(back, one, strict=True)))
        label = f"{name}, at most once" if name else "at most once"
        given = [formula for formula in told.given if not mentions(formula, outputs)]
        if searched:  # where it is wrong, nothing is wrong as long as no two inputs go to one output
            other = [invented(f"{each}'", 0, end) for each, end in domain.items()]
            at = dict(zip(one, other, strict=True))
            again = replaced(at, *found)
            given += replaced(at, *(as_bool(formula) for formula in given if mentions(formula, one)))
            given += [a == b for a, b in zip(found, again, strict=True)]
            same = both(*(a == b for a, b in zip(one, other, strict=True)))
            shown = {**_shows(show, one, ""), **_shows(show, other, "'"), "both go to": found}
            yield whole(label, both(inside, either(both(undone, *replaced(at, undone)), same)), given, shown, told)
        else:
            shown = {**_shows(show, one, ""), "goes to": found, "where the inverse gives": back}
            shown |= {**_shows(show, back, "'"), "which goes to": witnesses.listed(forward(*back))}
            yield whole(label, both(inside, undone), given, shown, told)
    yield from produced(name, forward, domain, codomain, None if searched else inverse, show=show, **more)


def _told(
    more: Mapping[str, Any], forward: Forward, inputs: Sequence[Term], outputs: Sequence[Term], codomain: Codomain
) -> KindOptions:
    """What is told of inputs, and of outputs that have names; nothing that is given is about both. Raises MapError."""
    from ..witnesses import listed

    ends = [end for each in (*inputs, *outputs) for end in each.payload[1:]]
    known = [*inputs, *(outputs if isinstance(codomain, Mapping) else ())]
    told = KindOptions(**more).about(known, listed(forward(*inputs)), ends)
    if any(mentions(formula, inputs) and mentions(formula, outputs) for formula in told.given):
        raise MapError("what is given is about inputs or about outputs, and one formula is about both")
    return told


def _in_order(forward: Forward, domain: Mapping[str, Term | int]) -> None:
    """Inputs are given by their order. Raises MapError where the domain has a name that the map has at another place."""
    takes: list[str] = []
    with suppress(TypeError, ValueError):  # of what tells no names
        kinds = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
        takes = [own.name for own in signature(forward).parameters.values() if own.kind in kinds]
    if any(at < len(takes) and takes[at] != name and name in takes for at, name in enumerate(domain)):
        asked, named = ", ".join(takes), ", ".join(domain)
        raise MapError(
            f"the map takes {asked}, and the domain has {named}: inputs go by their order; write both in one"
        )


def _inputs(domain: Mapping[str, Term | int]) -> list[Term]:
    return [fresh(each, 0, end) for each, end in domain.items()]


def _outputs(codomain: Codomain) -> list[Term]:
    return [invented(each, 0, end) for each, end in _by_name(codomain).items()]


def _by_name(codomain: Codomain) -> dict[str, Term | int]:
    if isinstance(codomain, Mapping):
        return dict(codomain)
    if isinstance(codomain, Term | int):
        raise MapError("a codomain is a list of ends, an axis each, as [512]; or output's name -> where it ends")
    return {f"output{number}" if len(codomain) > 1 else "output": end for number, end in enumerate(codomain)}


def _shows(show: Shows, inputs: Sequence[Term], mark: str) -> dict[str, Any]:
    return {} if show is None else {f"{label}{mark}": value for label, value in show(*inputs).items()}


@kind
def induction(name: str, over: Term, holds: Callable[[Term], Formula], **more: Any) -> Iterator[Case]:
    """What ``holds`` says is true of every value of the variable ``over``, by induction: cases of their own show it at the
    least value, and at the next one where it holds at one. As a lemma it is used at any of them: ``claim(k=term)``.

    over: from `integer`, with a least value; an end is where the iterations stop. No assumption may mention it.

        >>> verdicts(kinds.induction("", integer("k"), lambda k: divides(2, k * (k + 1))))
        ['proved']
    """
    told = KindOptions(**more)
    yield whole(name, holds(over), told.given, {}, told, over)
