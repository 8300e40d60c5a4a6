"""Kinds of claims about functions of integers: which inputs go to which outputs; and inductions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..claims import Case
from ..constructors import both, either
from ..idioms import within
from ..maps import MapError
from ..terms import Term, integer
from .told import Formula, Told

if TYPE_CHECKING:
    from ..witnesses import Backward, Forward

Shows = Callable[..., Mapping[str, Any]] | None
Codomain = Mapping[str, Term | int] | Sequence[Term | int]


def one_to_one(
    name: str, forward: Forward, domain: Mapping[str, Term | int], codomain: Codomain = (), *,
    show: Shows = None, **more: Any,
) -> Iterator[Case]:  # fmt: skip
    """No two inputs go to one output; with a codomain, also that every output lies in it, which is a case of its own.

    forward: inputs -> the output, or a list of outputs, an axis each. domain: input's name -> where it ends, from 0 on.
    codomain: output's name -> where it ends; or the ends alone. show: inputs -> what a counterexample shows of
    both of them.

        >>> S = integer("S", 64)
        >>> verdicts(kinds.one_to_one("", lambda row, lane: row * S + lane, {"row": ROWS, "lane": 64}))
        ['proved']
        >>> verdicts(kinds.one_to_one("", lambda row, lane: row * (S - 1) + lane, {"row": ROWS, "lane": 64}))
        ['refuted']
    """
    from ..witnesses import listed

    one, other = _inputs(domain), _inputs(domain, "'")
    found, again = listed(forward(*one)), listed(forward(*other))
    told = Told(**more)
    collide = [a == b for a, b in zip(found, again, strict=True)]
    shown = {**_shows(show, one, ""), **_shows(show, other, "'"), "both go to": found, **told.show}
    label = f"{name}, " if name else ""
    same = both(*told.steps, *(a == b for a, b in zip(one, other, strict=True)))
    yield Case(f"{label}at most once", same, [*told.given, *collide], shown, told.replay, told.using)
    if codomain:
        inside = both(*(within(each, 0, end) for each, end in zip(found, _by_name(codomain).values(), strict=True)))
        shown = {**_shows(show, one, ""), "goes to": found, **told.show}
        yield Case(f"{label}inside", inside, told.given, shown, told.replay, told.using)


def produced(
    name: str, forward: Forward, domain: Mapping[str, Term | int], codomain: Codomain,
    by: Backward | None = None, *, show: Shows = None, **more: Any,
) -> Iterator[Case]:  # fmt: skip
    """Every output is what some input goes to.

    by: outputs -> the inputs that produce them, a list where there are several. Where nobody says, digits of the output in
    every order of the inputs are tried at small sizes, also behind an exclusive-or, and what fits is proved for all; where
    an output is found that no input produces, the case is about these sizes. Raises MapError where neither is found.

        >>> verdicts(kinds.produced("", lambda row, lane: row * 64 + lane, {"row": ROWS, "lane": 64}, [ROWS * 64]))
        ['proved']
        >>> verdicts(kinds.produced("", lambda row, lane: row * 65 + lane, {"row": ROWS, "lane": 64}, [ROWS * 65]))
        ['refuted']
    """
    from .. import witnesses

    told, ends, reached = Told(**more), list(domain.values()), list(_by_name(codomain).values())
    by = by or witnesses.find(forward, ends, reached, told.given)
    outputs = _inputs(_by_name(codomain))
    label = f"{name}, at least once" if name else "at least once"
    if by is not None:
        inputs = witnesses.listed(by(*outputs))
        found = witnesses.listed(forward(*inputs))
        goal = both(
            *(within(each, 0, end) for each, end in zip(inputs, ends, strict=True)),
            *(a == b for a, b in zip(found, outputs, strict=True)),
        )
        shown = {"input": inputs, **_shows(show, inputs, ""), "goes to": found, **told.show}
        yield Case(label, both(*told.steps, goal), told.given, shown, told.replay, told.using)
        return
    small = witnesses.missed(forward, ends, reached, told.given)
    if small is None:
        raise MapError("no inputs were found that produce every output; say which: by=lambda output: ...")
    size, points = small
    hits = [both(*(a == b for a, b in zip(witnesses.listed(forward(*p)), outputs, strict=True))) for p in points]
    at = [parameter == number for parameter, number in size.items()]
    yield Case(label, either(*hits), [*told.given, *at], {"output that no input produces": tuple(outputs), **told.show})


def bijective(
    name: str, forward: Forward, inverse: Backward | None, domain: Mapping[str, Term | int],
    codomain: Codomain, *, show: Shows = None, **more: Any,
) -> Iterator[Case]:  # fmt: skip
    """Inputs and outputs pair up, once and only once: `one_to_one` and `produced`.

    inverse: outputs -> inputs, or None to have one looked for. With one, what is proved is that each undoes the other.

        >>> there, back = lambda row, lane: row * 64 + lane, lambda output: [output // 64, output % 64]
        >>> verdicts(kinds.bijective("", there, back, {"row": ROWS, "lane": 64}, [ROWS * 64]))
        ['proved', 'proved']
        >>> verdicts(kinds.bijective("", lambda i: i ^ (i // 8), None, {"i": 64}, [64]))
        ['proved', 'proved']
    """
    from .. import witnesses

    told = Told(**more)
    inverse = inverse or witnesses.find(forward, list(domain.values()), list(_by_name(codomain).values()), told.given)
    if inverse is None:
        yield from one_to_one(name, forward, domain, codomain, show=show, **more)
    else:
        one = _inputs(domain)
        found = witnesses.listed(forward(*one))
        back = witnesses.listed(inverse(*found))
        goal = both(
            *told.steps,
            *(within(each, 0, end) for each, end in zip(found, _by_name(codomain).values(), strict=True)),
            *(a == b for a, b in zip(back, one, strict=True)),
        )
        shown = {**_shows(show, one, ""), "goes to": found, "where the inverse gives": back}
        shown |= {**_shows(show, back, "'"), "which goes to": witnesses.listed(forward(*back)), **told.show}
        label = f"{name}, at most once" if name else "at most once"
        yield Case(label, goal, told.given, shown, told.replay, told.using)
    yield from produced(name, forward, domain, codomain, inverse, show=show, **more)


def _inputs(domain: Mapping[str, Term | int], mark: str = "") -> list[Term]:
    return [integer(f"{each}{mark}", 0, end) for each, end in domain.items()]


def _by_name(codomain: Codomain) -> dict[str, Term | int]:
    if isinstance(codomain, Mapping):
        return dict(codomain)
    return {f"output{number}" if len(codomain) > 1 else "output": end for number, end in enumerate(codomain)}


def _shows(show: Shows, inputs: Sequence[Term], mark: str) -> dict[str, Any]:
    return {} if show is None else {f"{label}{mark}": value for label, value in show(*inputs).items()}


def induction(name: str, over: Term, holds: Callable[[Term], Formula], **more: Any) -> Iterator[Case]:
    """What ``holds`` says is true of every value of the variable ``over``, by induction: cases of their own show it at the
    least value, and at the next one where it holds at one. As a lemma it is used at any of them: ``claim(k=term)``.

    over: from `integer`, with a least value; an end is where the iterations stop. No assumption may mention it.

        >>> verdicts(kinds.induction("", integer("k"), lambda k: divides(2, k * (k + 1))))
        ['proved']
    """
    told = Told(**more)
    yield Case(name, holds(over), told.given, told.show, told.replay, told.using, over)
