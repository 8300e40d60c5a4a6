"""What `tileprove kernel show` printed, read back from the text alone and evaluated in exact integers."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

TOKEN = re.compile(r"\s*(\d+|<=|!=|[-+*^(),<=]|[^\s()*,^+<=-]+)")
Values = Callable[[str], int]
Meaning = Callable[[Values], int]


class Unknowable(Exception):
    """The formula hangs on a number that the kernel leaves open, such as a frozen poison."""


class Formula:
    """A printed formula. Raises ValueError for text that is none. Called with the values of names."""

    def __init__(self, text: str):
        self.tokens = TOKEN.findall(text)
        if "".join(self.tokens) != "".join(text.split()):
            raise ValueError(f"unread characters in {text!r}")
        self.at = 0
        self.meaning = self._level(0)
        if self.at != len(self.tokens):
            raise ValueError(f"{self.tokens[self.at :]} is left of {text!r}")

    def __call__(self, values: Values) -> int:
        return self.meaning(values)

    def _next(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def _take(self, wanted: str = "") -> str:
        found = self._next()
        if wanted and found != wanted:
            raise ValueError(f"{found!r} instead of {wanted!r}")
        self.at += 1
        return found

    def _level(self, level: int) -> Meaning:
        """Operators that bind as loosely as this, from the left."""
        if level == len(LEVELS):
            return self._single()
        left = self._level(level + 1)
        while self._next() in LEVELS[level]:
            left = _applied(LEVELS[level][self._take()], left, self._level(level + 1))
        return left

    def _single(self) -> Meaning:
        token = self._take()
        if token in ("-", "not"):
            inner = self._single()
            return (lambda v: -inner(v)) if token == "-" else (lambda v: not inner(v))
        if token == "(":
            inner = self._level(0)
            self._take(")")
            return inner
        if token == "where":
            self._take("(")
            condition, _, then, _, other = (
                self._level(0),
                self._take(","),
                self._level(0),
                self._take(","),
                self._level(0),
            )
            self._take(")")
            return lambda v: then(v) if condition(v) else other(v)
        if token.isdigit():
            number = int(token)
            if self._next() == "^":
                self._take()
                number **= int(self._take())
            return lambda v: number
        if token in ("true", "false"):
            return lambda v: token == "true"
        if not re.match(r"[\w%]", token):
            raise ValueError(f"{token!r} is no name")
        return lambda v: v(token)


def _applied(operator: Callable[[Meaning, Meaning], Meaning], left: Meaning, right: Meaning) -> Meaning:
    return operator(left, right)


def _strict(function: Callable[[int, int], int]) -> Callable[[Meaning, Meaning], Meaning]:
    return lambda a, b: lambda v: function(a(v), b(v))


LEVELS: list[dict[str, Callable[[Meaning, Meaning], Meaning]]] = [
    {"or": lambda a, b: lambda v: a(v) or b(v)},
    {"and": lambda a, b: lambda v: a(v) and b(v)},
    {"<=": _strict(lambda a, b: a <= b), "<": _strict(lambda a, b: a < b), "=": _strict(lambda a, b: a == b),
     "!=": _strict(lambda a, b: a != b)},
    {"xor": _strict(lambda a, b: a ^ b), "bitand": _strict(lambda a, b: a & b), "bitor": _strict(lambda a, b: a | b)},
    {"shl": _strict(lambda a, b: a << b), "shr": _strict(lambda a, b: a >> b)},
    {"+": _strict(lambda a, b: a + b), "-": _strict(lambda a, b: a - b)},
    {"*": _strict(lambda a, b: a * b), "div": _strict(lambda a, b: a // b), "mod": _strict(lambda a, b: a % b)},
]  # fmt: skip


@dataclass
class Shown:
    """A kernel as it was printed. sinks: (number of the sink, each access of it) -> label -> text."""

    where: list[Formula] = field(default_factory=list)
    parts: dict[str, Formula] = field(default_factory=dict)
    sinks: dict[int, list[dict[str, str]]] = field(default_factory=dict)

    def values(self, known: Mapping[str, int], t: int) -> Values:
        """The values of names; t: the iteration of a loop that is not unrolled."""
        memo = dict(known)

        def value(name: str) -> int:
            if name.startswith("frozen_") or (name.startswith("%") and "@" in name):  # or a number that a loop carries
                raise Unknowable(name)
            if name.startswith("t@"):
                return t
            if name not in memo:
                memo[name] = self.parts[name](value)
            return memo[name]

        return value


def shown(text: str) -> list[Shown]:
    """Each kernel of what was printed, on lines that are not wrapped."""
    found: list[Shown] = []
    section, access = "", {}
    for line in text.splitlines():
        if not line.strip():
            found.append(Shown())
            section = "heading"
        elif not line.startswith(" "):
            number = re.match(r"#(\d+) ", line)
            section = line
            if number:
                access = {"title": line}
                found[-1].sinks.setdefault(int(number[1]), []).append(access)
        elif section == "formulas hold where":
            found[-1].where.append(Formula(line))
        elif section == "parts of formulas":
            name, _, formula = line.strip().partition(" ")
            found[-1].parts[name] = Formula(formula)
        elif section.startswith("#"):
            label, _, said = line.strip().partition("  ") if line[4] != " " else ("", "", line)
            access[label.strip()] = said.strip()
    return found
