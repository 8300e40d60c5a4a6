"""What an executor's arguments must be, as data: `checked` names a rule for every parameter, `fields` one for every field.

A rule gets a name to say, the value and the object whose method runs; it returns, or raises ConfigError with one line.
Values that are not known, because an array class of the caller's stands for them, are checked by their kind alone:
nothing here asks for their truth. `whole` is the exception, for what shapes a loader: it compares whatever is an integer.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import wraps
from numbers import Integral
from typing import Any, NoReturn, ParamSpec, TypeAlias, TypeVar

import numpy as np

from .integers import ConfigError

P = ParamSpec("P")
R = TypeVar("R")
Rule: TypeAlias = Callable[[str, Any, Any], None]

INT64 = 1 << 63
"""Where the integers of addresses end."""


def checked(**rules: Rule) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Check the arguments of a function or method before it runs; every parameter needs its rule."""

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        names = list(inspect.signature(function).parameters)
        own = 1 if names[:1] in (["self"], ["cls"]) else 0
        if set(names[own:]) != set(rules):
            raise TypeError(f"{function.__qualname__}: rules for {sorted(rules)}, parameters {names[own:]}")
        placed = [(name, rules[name]) for name in names[own:]]
        prefix = f"{function.__qualname__}: "

        @wraps(function)
        def run(*args: P.args, **kwargs: P.kwargs) -> R:
            owner = args[0] if own and args else None
            for (name, rule), value in zip(placed, args[own:], strict=False):
                rule(prefix + name, value, owner)
            for name, value in kwargs.items():
                if name in rules:
                    rules[name](prefix + name, value, owner)
            return function(*args, **kwargs)

        return run

    return decorate


def fields(owner: object, **rules: Rule) -> None:
    """Check attributes of a dataclass that was just made."""
    for name, rule in rules.items():
        rule(f"{type(owner).__name__}.{name}", getattr(owner, name), owner)


def known(*values: Any) -> bool:
    """Whether all are numbers or arrays of NumPy's own, not symbols that only act like them."""
    return all(isinstance(value, (int, np.generic, np.ndarray)) for value in values)


def refuse(what: str, wanted: str, value: Any) -> NoReturn:
    """Raise ConfigError: what it is, what it must be, what it was."""
    raise ConfigError(f"{what} must be {wanted}, got {shown(value)}")


def shown(value: Any) -> str:
    """A value on one line: arrays by shape and dtype, everything else cut where it is long."""
    if isinstance(value, np.ndarray):
        return f"an array {value.shape} of {value.dtype}"
    said = " ".join(repr(value).split())
    return said if len(said) <= 80 else said[:77] + "..."


def _is_int(value: Any) -> bool:
    """An integer whose products do not wrap: no bool, none of NumPy's narrower or unsigned ones."""
    narrow = isinstance(value, np.integer) and value.dtype != np.int64
    return isinstance(value, Integral) and not isinstance(value, bool) and not narrow


def whole(at_least: int | None = None, at_most: int | None = None, multiple_of: int = 1) -> Rule:
    """An integer that shapes something, in [at_least, at_most]."""

    def rule(what: str, value: Any, owner: Any) -> None:
        if not _is_int(value):
            refuse(what, "an integer", value)
        if isinstance(value, int) and not -INT64 <= value < INT64:
            refuse(what, "a number that int64 holds", value)
        if at_least is not None and value < at_least:
            refuse(what, f"at least {at_least}", value)
        if at_most is not None and value > at_most:
            refuse(what, f"at most {at_most}", value)
        if multiple_of != 1 and value % multiple_of:
            refuse(what, f"a multiple of {multiple_of}", value)

    return rule


def numbers(
    at_least: int | None = None, below: int | str | None = None, multiple_of: int = 1, narrow: bool = False
) -> Rule:
    """An int, an array of int64 (narrow: of any integers), or an array class that stands for one, in [at_least, below).

    below: a number, or the name of an attribute of the object whose method runs.
    """

    def rule(what: str, value: Any, owner: Any) -> None:
        if isinstance(value, (np.ndarray, np.generic)):
            if value.dtype.kind not in "iu" or not (narrow or value.dtype == np.int64):
                refuse(what, "integers" if narrow else "an integer or an array of int64", value)
            if not value.size:
                return
            low, high = int(value.min()), int(value.max())
        elif isinstance(value, int) and not isinstance(value, bool):
            if not -INT64 <= value < INT64:
                refuse(what, "a number that int64 holds", value)
            low = high = value
        elif hasattr(value, "__array_ufunc__"):
            return
        else:
            refuse(what, "integers" if narrow else "an integer or an array of int64", value)
        limit = getattr(owner, below) if isinstance(below, str) else below
        if at_least is not None and low < at_least:
            refuse(what, f"at least {at_least}", low)
        if limit is not None and known(limit) and high >= limit:
            refuse(what, f"below {limit}{f' ({below})' if isinstance(below, str) else ''}", high)
        if multiple_of != 1 and np.any(np.asarray(value) % multiple_of):
            refuse(what, f"a multiple of {multiple_of}", value)

    return rule


def flag(what: str, value: Any, owner: Any) -> None:
    """True or False."""
    if not isinstance(value, (bool, np.bool_)):
        refuse(what, "True or False", value)


def truths(what: str, value: Any, owner: Any) -> None:
    """A truth value, an array of them, or an array class that stands for one."""
    if isinstance(value, (np.ndarray, np.generic)):
        if value.dtype != np.bool_:
            refuse(what, "truth values", value)
    elif not isinstance(value, bool) and not hasattr(value, "__array_ufunc__"):
        refuse(what, "truth values", value)


def text(what: str, value: Any, owner: Any) -> None:
    """A string."""
    if not isinstance(value, str):
        refuse(what, "a string", value)


def a_function(what: str, value: Any, owner: Any) -> None:
    """Something that can be called."""
    if not callable(value):
        refuse(what, "a function", value)


def one_of(*allowed: Any) -> Rule:
    """One of these values."""

    def rule(what: str, value: Any, owner: Any) -> None:
        if not any(type(value) is type(known_one) and value == known_one for known_one in allowed):
            refuse(what, "one of " + ", ".join(map(repr, allowed)), value)

    return rule


def kind(of: type) -> Rule:
    """An instance of this class."""

    def rule(what: str, value: Any, owner: Any) -> None:
        if not isinstance(value, of):
            refuse(what, f"a {of.__name__}", value)

    return rule


def optional(rule: Rule) -> Rule:
    """None, or what the rule says."""

    def maybe(what: str, value: Any, owner: Any) -> None:
        if value is not None:
            rule(what, value, owner)

    return maybe


def each(rule: Rule) -> Rule:
    """A tuple whose parts all obey the rule."""

    def parts(what: str, value: Any, owner: Any) -> None:
        if not isinstance(value, tuple):
            refuse(what, "a tuple", value)
        for number, part in enumerate(value):
            rule(f"{what}[{number}]", part, owner)

    return parts


def array(dims: int | Sequence[int | None] | None = None, *dtypes: Any, kinds: str = "iuf") -> Rule:
    """A NumPy array. dims: how many, or the length of each (None: any); dtypes, or kinds of them, that it may hold."""
    shape = (None,) * dims if isinstance(dims, int) else dims
    names = [np.dtype(dtype).name for dtype in dtypes]

    def rule(what: str, value: Any, owner: Any) -> None:
        known_kind = isinstance(value, np.ndarray) and (
            value.dtype.name in names or (not names and value.dtype.kind in kinds)
        )
        if not known_kind:
            refuse(what, "an array of " + (" or ".join(names) or "numbers"), value)
        if shape is not None and not fits(value, shape):
            said = ", ".join("any" if length is None else str(length) for length in shape)
            refuse(what, f"an array of shape ({said})", value)

    return rule


def fits(value: np.ndarray, shape: Sequence[int | None]) -> bool:
    """Whether an array has these lengths; None stands for any."""
    return value.ndim == len(shape) and all(
        want is None or want == length for want, length in zip(shape, value.shape, strict=True)
    )


def inside_buffer(what: str, place: np.ndarray, size: int, unit: str, width: int = 1) -> None:
    """Raise ConfigError unless [place, place + width) lies in [0, size): NumPy counts negative places from the end."""
    if place.size and (place.min() < 0 or place.max() + width > size):
        raise ConfigError(f"{what} reaches {unit}s {place.min()}..{place.max() + width - 1} of a buffer of {size}")


memory_bytes = array(1, np.uint8)
"""The bytes of a memory or of LDS."""
lane_number = numbers(0, 64)
not_negative = numbers(0)
positive = numbers(1)
"""Numbers that nothing but their sign limits."""
