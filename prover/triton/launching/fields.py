"""The schema of a launch: its records declare each field once, and every form of a launch is a walk over what they declare.

Between processes and in JSON it is plain data with the fields' keys, and numbers or texts for terms. Python's words are
these keys, those of a part (`Contents`) beside those of the whole (`TensorArgument`).
"""

from __future__ import annotations

import difflib
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from msgspec import Struct

from ...language.terms import BOOL, INT, Term

MOST_NAMED = 12  # of what there is, in a message
Make = Callable[[Any, str], Term]  # what a form has for a term, and the term's sort
Condition = Annotated[Term, BOOL]


class Said(Struct, frozen=True):
    """How a field is said: ``field: Annotated[what it holds, Said(...)]``.

    what: what it is; unit: that it is counted in. key: where that is not the field's name. part: which part of the pair
    that has this key. json: whether users say it in JSON; word: whether `tensor` takes it by its key.
    """

    what: str = ""
    unit: str = ""
    key: str = ""
    part: int | None = None
    json: bool = True
    word: bool = False


class Known(Struct, frozen=True):
    """A field as its record declares it. holds: its type; plain: its default, MISSING where it has to be said."""

    name: str
    holds: Any
    said: Said
    plain: Any
    key: str


class Malformed(Exception):
    """What is wrong, and the name of the field."""


@cache
def known(record: type) -> tuple[Known, ...]:
    """The fields of a record, but for those that it works out itself."""
    hints = get_type_hints(record, include_extras=True)
    return tuple(_known(own, hints[own.name]) for own in fields(record) if own.init)


def _known(own: Field[Any], hint: Any) -> Known:
    said = next((note for note in getattr(hint, "__metadata__", ()) if isinstance(note, Said)), None)
    plain = own.default if own.default_factory is MISSING else own.default_factory()
    said, holds = (Said(), hint) if said is None else (said, get_args(hint)[0])
    return Known(own.name, holds, said, plain, said.key or own.name)


def keys(record: type) -> list[str]:
    """What users may say of a record in JSON, with its kind, where an argument may be another."""
    kind = ["kind"] if hasattr(record, "KIND") else []
    return list(dict.fromkeys([*kind, *(own.key for own in known(record) if own.said.json)]))


def taken_apart(value: Any, number: Callable[[Term], Any]) -> Any:
    """A record as plain data, each term as ``number`` says it. What a field leaves at its default is left out."""
    if isinstance(value, Term):
        return number(value)
    if isinstance(value, (tuple, list)):
        return [taken_apart(part, number) for part in value]
    if isinstance(value, Mapping):
        return {key: taken_apart(part, number) for key, part in value.items()}
    if not is_dataclass(value) or isinstance(value, type):
        return value
    found: dict[str, Any] = {"kind": kind} if (kind := getattr(value, "KIND", "")) else {}
    for own in known(type(value)):
        part = getattr(value, own.name)
        if part is own.plain or (isinstance(own.plain, (list, dict)) and not part):
            continue
        if own.said.part is None:
            found[own.key] = taken_apart(part, number)
        else:
            found.setdefault(own.key, [None, None])[own.said.part] = taken_apart(part, number)
    return found


def put_together(holds: Any, data: Any, make: Make, key: str = "") -> Any:
    """What ``taken_apart`` took apart. holds: a record, or what a field of one holds. Raises Malformed."""
    if get_origin(holds) is Annotated:
        return make(data, get_args(holds)[1])
    if holds is Term:
        return make(data, INT)
    if isinstance(holds, types.UnionType):
        return _one_of(get_args(holds), data, make, key)
    if holds in PLAIN:
        if type(data) is not holds:
            raise Malformed(f"{key!r} is {PLAIN[holds]}, not {data!r}")
        return data
    if (several := get_origin(holds)) is None:
        return _record(holds, data, make, key)
    parts = get_args(holds)
    if issubclass(several, Mapping):
        if not isinstance(data, Mapping):
            raise Malformed(f"{key!r} is an object, not {data!r}")
        return {name: put_together(parts[1], part, make, key) for name, part in data.items()}
    if not isinstance(data, (list, tuple)):
        raise Malformed(f"{key!r} is a list, not {data!r}")
    each = list(parts) if several is tuple and parts[-1] is not ... else [parts[0]] * len(data)
    if len(each) != len(data):
        raise Malformed(f"{key!r} has {len(each)} parts, not {len(data)}")
    found = [put_together(part, own, make, key) for part, own in zip(each, data, strict=True)]
    return tuple(found) if several is tuple else found


PLAIN = {bool: "true or false", str: "a text", int: "an integer"}


def _one_of(kinds: Sequence[Any], data: Any, make: Make, key: str) -> Any:
    """A value that may be missing, or the record of the kind that the data says."""
    if type(None) in kinds:
        return None if data is None else put_together(kinds[0], data, make, key)
    records = {record.KIND: record for record in kinds}
    said = data.get("kind") if isinstance(data, Mapping) else data
    if said not in records:
        raise Malformed(f"there is no {key} that is a {said}{_meant(str(said), records)}")
    return _record(records[said], data, make, key)


def _record(record: type, data: Any, make: Make, key: str) -> Any:
    if not isinstance(data, Mapping):
        raise Malformed(f"{key or record.__name__!r} is an object, not {data!r}")
    own_keys = ["kind"] * hasattr(record, "KIND") + [own.key for own in known(record)]
    refuse(data, own_keys, key)
    found: dict[str, Any] = {}
    for own in known(record):
        if own.key not in data:
            if own.plain is MISSING:
                raise Malformed(f"{own.key!r} is missing: {own.said.what or own.name}")
            continue
        part = data[own.key]
        if own.said.part is not None:
            if not isinstance(part, (list, tuple)) or len(part) != 2:
                raise Malformed(f"{own.key!r} is from one number to another, not {part!r}")
            part = part[own.said.part]
        found[own.name] = put_together(own.holds, part, make, own.key)
    return record(**found)


def refuse(data: Iterable[str], possible: Iterable[str], key: str = "") -> None:
    """Raises Malformed for a name that has no meaning."""
    wrong = next((name for name in data if name not in possible), None)
    if wrong is not None:
        inside = f" in {key!r}" if key else ""
        raise Malformed(f"{wrong!r}{inside} has no meaning in a launch{_meant(wrong, possible)}")


def _meant(name: str, possible: Iterable[str]) -> str:
    choice = list(possible)
    if close := difflib.get_close_matches(name, choice, n=1):
        return f"; did you mean {close[0]}?"
    return f"; there is {', '.join(choice)}" if len(choice) <= MOST_NAMED else ""


@cache
def words(record: type) -> dict[str, tuple[Known, str]]:
    """Word of Python -> field, and key of the part that has the field, of a record and of its parts."""
    found: dict[str, tuple[Known, str]] = {}
    for own in known(record):
        inner = next((part for part in get_args(own.holds) if is_dataclass(part)), None)
        if isinstance(inner, type):
            found.update({word: (part, own.key) for word, (part, _) in words(inner).items()})
        elif own.said.word:
            found.setdefault(own.key, (own, ""))
    return found


def nested(record: type, said: Mapping[str, Any]) -> dict[str, Any]:
    """What Python's words say as JSON has it; those that say what holds anyway are left out. Raises Malformed."""
    possible = words(record)
    refuse(said, possible)
    found: dict[str, Any] = {}
    for word, value in said.items():
        own, place = possible[word]
        if value is not None and value is not own.plain:
            (found.setdefault(place, {}) if place else found)[word] = value
    return found
