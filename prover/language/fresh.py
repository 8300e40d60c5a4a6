"""Variables that are another one than every variable of a spec, whatever that one's name and range.

While a statement is made they have names that nobody can write, with blanks at the end: one where the user says the name,
of a coordinate or an input, two where a kind does. Once the statement is whole, `settled` gives each the name that it
should have, with a mark for every other variable that has that name already.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import is_dataclass, replace
from typing import Any

from .constructors import make
from .lemmas import Lemma
from .obligations import Call, OneToOne, Replay
from .terms import Term, as_int, integer, node
from .walking import postorder, variables

HIDDEN, MARK = " ", "'"


def fresh(name: str, low: Term | int | None, high: Term | int | None) -> Term:
    """A variable that the user names so, as yet apart from all others of that name. Raises ValueError for no name."""
    return _hidden(name, HIDDEN, low, high)


def invented(name: str, low: Term | int | None, high: Term | int | None) -> Term:
    """A variable that nobody but the kind knows, which shall be called so."""
    return _hidden(name, 2 * HIDDEN, low, high)


def _hidden(name: str, blanks: str, *ends: Term | int | None) -> Term:
    integer(name)  # it must be a name, and is noted as made here
    return node("var", (), (name + blanks, *(None if end is None else as_int(end) for end in ends)))


def name_of(variable: Term) -> str:
    """What a variable is called, or shall be."""
    return variable.payload[0].rstrip(HIDDEN)


def is_fresh(variable: Term) -> bool:
    return variable.payload[0].endswith(HIDDEN)


def replaced(
    at: Mapping[Term, Term], *roots: Term, names: Mapping[str, str] | None = None
) -> list[Term]:  # fmt: skip
    """The terms with others in the place of these, in the ranges of variables too. names: variables that are renamed."""
    found, names = dict(at), names or {}
    for term in postorder(*roots, ranges=True):
        if term in found:
            continue
        if term.op == "var":
            name, *ends = term.payload
            ends = [None if end is None else found[end] for end in ends]
            found[term] = node("var", (), (names.get(name, name), *ends))
        else:
            args = tuple(found[arg] for arg in term.args)
            same = all(one is other for one, other in zip(args, term.args, strict=True))
            found[term] = term if same else make(term.op, args, term.payload)
    return [found[root] for root in roots]


def terms_in(value: Any) -> Iterable[Term]:
    """The terms in what a case is made of: terms, lists, tables, executor calls, goals and lemmas."""
    if isinstance(value, Term):
        yield value
    else:
        for part in _parts(value):
            yield from terms_in(part)


def exchanged(value: Any, at: Mapping[Term, Term], names: Mapping[str, str] | None = None) -> Any:
    """The same with the terms in it `replaced`."""
    if isinstance(value, Term):
        return replaced(at, value, names=names)[0]
    if isinstance(value, Mapping):
        return {key: exchanged(part, at, names) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        parts = [exchanged(part, at, names) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else type(value)(parts)
    if isinstance(value, (OneToOne, Replay, Call, Lemma)) and is_dataclass(value):
        own = {name: getattr(value, name) for name in _FIELDS[type(value)]}
        new = {name: exchanged(part, at, names) for name, part in own.items()}
        return value if all(_same(own[name], new[name]) for name in own) else replace(value, **new)
    return value


_FIELDS: dict[type, tuple[str, ...]] = {
    OneToOne: ("outputs",), Replay: ("call", "term", "at"), Call: ("arguments", "keywords"), Lemma: ("at",),
}  # fmt: skip


def _parts(value: Any) -> Iterable[Any]:
    if isinstance(value, Mapping):
        return value.values()
    if isinstance(value, (list, tuple)):
        return value
    return [getattr(value, name) for name in _FIELDS.get(type(value), ())]


def _same(one: Any, other: Any) -> bool:
    return all(a is b for a, b in zip(terms_in(one), terms_in(other), strict=True))


def settled(*values: Any) -> tuple[Any, ...]:
    """The values, which stand in one statement, with every fresh variable under a name that no other variable there has."""
    known = variables(*(term for value in values for term in terms_in(value)))
    taken = {variable.payload[0] for variable in known if not is_fresh(variable)}
    names: dict[str, str] = {}
    for variable in filter(is_fresh, known):
        name = name_of(variable)
        while name in taken:
            name += MARK
        taken.add(name)
        names.setdefault(variable.payload[0], name)
    return tuple(exchanged(value, {}, names) for value in values) if names else values
