"""The fields of a launch's arguments, walked by every form in which a launch is written: as its classes declare them, so
that none can be left out.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from ...language.terms import Term

Make = Callable[[Any], Term]


class Malformed(Exception):
    """What is wrong, and the name of the field."""


@cache
def kinds(form: type) -> dict[str, Any]:
    """Name of a field -> what it holds."""
    known = get_type_hints(form)
    return {field.name: known[field.name] for field in fields(form)}


def taken_apart(value: Any, number: Callable[[Term], Any]) -> Any:
    """A record as JSON has it, each term as ``number`` says it. What a field leaves at its default is left out."""
    if isinstance(value, Term):
        return number(value)
    if isinstance(value, tuple):
        return [taken_apart(part, number) for part in value]
    if is_dataclass(value) and not isinstance(value, type):
        own = {field.name: (getattr(value, field.name), field.default) for field in fields(value)}
        return {name: taken_apart(part, number) for name, (part, plain) in own.items() if part is not plain}
    return value


def put_together(form: Any, data: Any, make: Make, name: str = "") -> Any:
    """What ``taken_apart`` took apart. form: a class, or what a field of it holds. Raises Malformed."""
    if isinstance(form, types.UnionType):
        inner = next(part for part in get_args(form) if part is not type(None))
        return None if data is None else put_together(inner, data, make, name)
    if form is Term:
        return make(data)
    if form in (bool, str):
        return _plain(form, data, name)
    if get_origin(form) is tuple:
        if not isinstance(data, (list, tuple)):
            raise Malformed(f"{name} is a list, not {data!r}")
        parts = get_args(form)
        several = [parts[0]] * len(data) if parts[-1] is ... else parts
        if len(several) != len(data):
            raise Malformed(f"{name} has {len(several)} parts, not {len(data)}")
        return tuple(put_together(part, own, make, name) for part, own in zip(several, data, strict=True))
    if not isinstance(data, Mapping):
        raise Malformed(f"{name or form.__name__} is an object, not {data!r}")
    known = kinds(form)
    unknown = [key for key in data if key not in known]
    if unknown:
        raise Malformed(f"{name or form.__name__} has no field {unknown[0]!r}")
    missing = [own.name for own in fields(form) if own.default is MISSING and own.name not in data]
    if missing:
        raise Malformed(f"{missing[0]!r} is missing")
    return form(**{key: put_together(known[key], part, make, key) for key, part in data.items()})


def _plain(form: type, data: Any, name: str) -> Any:
    if type(data) is not form:
        raise Malformed(f"{name} is {'true or false' if form is bool else 'a text'}, not {data!r}")
    return data
