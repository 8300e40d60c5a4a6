"""Divisions of 64 bits, as nvcc writes them out: in 32 bits where both numbers have no more, which is faster.

    or.b64  t, a, b;  and.b64  t, t, -4294967296;  setp.eq.s64  p, t, 0;  @p bra FAST;
    div.s64  q, a, b;  bra.uni  JOIN;
    FAST:  cvt.u32.u64  x, a;  cvt.u32.u64  y, b;  div.u32  z, x, y;  cvt.u64.u32  q, z;
    JOIN:

Both ways give the same where p holds, as 0 <= a, b < 2^32 there: the quotient, its product with b, what is left, and a
and b themselves are below 2^32 too, and so no matter in how many bits, and with which sign, they are computed. So the way
of 32 bits is read as the other one, which then is one value. One of the two may go unasked, if it is made of 32 bits by
cvt.u64.u32, and x and y may be made before. What differs from this in anything stays as it is read.
Source: PTX ISA (div, rem, mul, sub, cvt).
"""

from __future__ import annotations

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from .statements import EFFECTS, ENDS, VALUES
from .text import Function, Name, Number, Statement, names

HIGH = -(1 << 32)
MOST_WALKED = 5_000_000  # statements, for all questions of who leads past what
A, B, QUOTIENT, PRODUCT, REST = "a", "b", "a div b", "(a div b) * b", "a mod b"
LOW, WIDE = "cvt.u32.u64", "cvt.u64.u32"
COPIES = {LOW, WIDE, "mov.u64", "mov.b64", "mov.u32", "mov.b32"}
LONG = {f"{how}.{kind}64": value for how, value in (("div", QUOTIENT), ("rem", REST)) for kind in "su"}
DIVIDES = {**LONG, "div.u32": QUOTIENT, "rem.u32": REST}
MULTIPLIES = {f"mul.lo.{kind}" for kind in ("s64", "u64", "s32", "u32")}
SUBTRACTS = {f"sub.{kind}" for kind in ("s64", "u64", "s32", "u32")}
EQUALS = {f"setp.{order}.{kind}64": order == "eq" for order in ("eq", "ne") for kind in "sub"}
KNOWN = {*VALUES, *EFFECTS, *ENDS, "bra", "brx"}


class _Arm(Struct, frozen=True):
    """Statements between a branch and where its ways meet. first, end: the first one, and behind the last. join: the label
    where it goes on."""

    first: int
    end: int
    join: str


def divided(function: Function) -> Function:
    """The function with each such division as the one of 64 bits on both ways."""
    return _Divisions(function).divided() if any(one.name in LONG for one in function.statements) else function


class _Divisions:
    def __init__(self, function: Function):
        self.function, self.statements = function, function.statements
        self.labels = {_target(one): at for at, one in enumerate(self.statements) if one.name == ":"}
        self.tables = Counter(name for table in function.tables.values() for name in table)
        self.jumps = self.tables + Counter(_target(one) for one in self.statements if one.parts[0] == "bra")
        self.reads: Counter[str] = Counter()
        self.writes: Counter[str] = Counter()  # each name but where it is only read
        self.made: dict[str, int] = {}
        for at, one in enumerate(self.statements):
            self.reads.update(_read(one))
            for name in _written(one):
                self.writes[name] += 1
                self.made[name] = at
        self.without: dict[int, set[int]] = {}  # statement -> those that are reached without it

    def divided(self) -> Function:
        made = {}
        for at, one in enumerate(self.statements):
            if one.parts[0] == "bra" and one.guard is not None:
                found = self._at(at)
                if found is not None:
                    wide, narrow = found
                    made[narrow.first] = narrow.end, self._copied(wide, narrow)
        statements, at = list[Statement](), 0
        while at < len(self.statements):
            end, own = made.get(at, (at + 1, [self.statements[at]]))
            statements += own
            at = end
        return replace(self.function, statements=statements) if made else self.function

    def _at(self, branch: int) -> tuple[_Arm, _Arm] | None:
        """The way of 64 bits and that of 32, of the division that begins with this branch."""
        asked = self._asked(branch)
        taken, on = self._taken(branch), self._arm(branch + 1)
        if asked is None or taken is None or on is None or taken.join != on.join:
            return None
        fits, small = asked
        wide, narrow = (on, taken) if fits else (taken, on)
        named = next((_names(one) for one in self._own(wide) if one.name in LONG), None)
        if named is None or len(named) != 3 or not any(one.name in DIVIDES for one in self._own(narrow)):
            return None
        _, a, b = named
        if not isinstance(a, str) or not isinstance(b, str) or a == b:
            return None
        if not all(name in small or self._widened(name, branch) for name in (a, b)):
            return None
        here = {a: A, b: B}
        first, second = (self._values(arm, here, branch) for arm in (wide, narrow))
        if first is None or second is None:
            return None
        inside = Counter(name for arm in (wide, narrow) for one in self._own(arm) for name in _read(one))
        needed = [name for name in {**first, **second} if self.reads[name] > inside[name]]
        agree = all(first.get(name) is not None and first.get(name) == second.get(name) for name in needed)
        return (wide, narrow) if agree else None

    def _own(self, arm: _Arm) -> list[Statement]:
        return self.statements[arm.first : arm.end]

    def _asked(self, branch: int) -> tuple[bool, list[str | int]] | None:
        """Whether the branch is taken where some numbers have 32 bits, and which; None if it asks something else."""
        guard = self.statements[branch].guard
        if branch < 2 or guard is None or self.statements[branch].name not in ("bra", "bra.uni"):
            return None
        cut, compared = self.statements[branch - 2 : branch]
        names, asked = _names(cut), _names(compared)
        if (
            cut.name != "and.b64"
            or compared.name not in EQUALS
            or cut.guard
            or compared.guard
            or not names
            or not asked
        ):
            return None
        if names[2] != HIGH or asked != [guard[0], names[0], 0]:
            return None
        before = self.statements[branch - 3] if branch > 2 else cut
        joined = _names(before) if before.name == "or.b64" and before.guard is None else None
        asks, gone = (
            (joined[1:], (joined[0], names[0])) if joined and joined[0] == names[1] else ([names[1]], names[:1])
        )
        small = [name for name in asks if name not in gone]
        return EQUALS[compared.name] is not guard[1], small

    # -- what is made before ----------------------------------------------------------------------------------------------

    def _once(self, name: str, at: int) -> Statement | None:
        """The only statement that writes the register, if all ways to a place lead past it."""
        made = self.made.get(name)
        if len(self.without) * len(self.statements) > MOST_WALKED:
            return None
        if made is None or self.writes[name] != 1 or self.statements[made].guard is not None:
            return None
        return None if at in self._without(made) else self.statements[made]

    def _widened(self, name: str, at: int) -> bool:
        """Whether it is made of 32 bits."""
        one = self._once(name, at)
        return one is not None and one.name == WIDE

    def _low(self, name: str, at: int) -> str:
        """The register of 64 bits of which one of 32 is the lower half, and is so still; "" if it is none.

        Both are written once, and all ways to the one that is made later, and from it to here, lead past both.
        """
        one = self._once(name, at)
        if one is None or one.name != LOW or not isinstance(one.operands[1], Name):
            return ""
        whole = one.operands[1].text
        return whole if self._once(whole, self.made[name]) is not None else ""

    def _without(self, made: int) -> set[int]:
        """The statements to which a way leads that does not go over this one."""
        found = self.without.get(made)
        if found is None:
            found, left = set[int](), [0]
            while left:
                at = left.pop()
                if at in found or at == made or at >= len(self.statements):
                    continue
                found.add(at)
                one = self.statements[at]
                if one.parts[0] == "bra":
                    left += [self.labels[_target(one)]] if _target(one) in self.labels else []
                elif one.parts[0] == "brx":
                    left += [self.labels[name] for name in self.tables if name in self.labels]
                if one.guard is not None or one.parts[0] not in ("bra", "brx", *ENDS):
                    left.append(at + 1)
            self.without[made] = found
        return found

    # -- the two ways -----------------------------------------------------------------------------------------------------

    def _taken(self, branch: int) -> _Arm | None:
        """The way behind the label of the branch, to which nothing else leads."""
        name = _target(self.statements[branch])
        at = self.labels.get(name, 0)
        if self.jumps[name] != 1 or not at:
            return None
        before = self.statements[at - 1]
        ends = before.parts[0] in ("bra", *ENDS) and before.guard is None
        return self._arm(at + 1) if ends else None

    def _arm(self, first: int) -> _Arm | None:
        at = first
        while at < len(self.statements) and self.statements[at].name != ":" and self.statements[at].parts[0] != "bra":
            at += 1
        if at == len(self.statements) or self.statements[at].guard is not None:
            return None
        own = self.statements[at]
        return _Arm(first, at, _target(own))

    def _values(self, arm: _Arm, here: dict[str, str], branch: int) -> dict[str, str | None] | None:
        """What is in the registers that are written there, where both numbers have 32 bits; None if it is not looked at.
        here: what the registers of the two numbers are at the branch."""
        known: dict[str, str | None] = {**here}
        written: dict[str, str | None] = {}
        for one in self._own(arm):
            names = _names(one)
            if one.guard is not None or names is None or not isinstance(names[0], str):
                return None
            own = [self._value(name, known, here, branch) for name in names[1:]]
            if one.name in COPIES and len(own) == 1:
                value = own[0]
            elif len(own) != 2:
                return None
            elif one.name in DIVIDES:
                value = DIVIDES[one.name] if own == [A, B] else None
            elif one.name in MULTIPLIES:
                value = PRODUCT if own in ([QUOTIENT, B], [B, QUOTIENT]) else None
            elif one.name in SUBTRACTS:
                value = REST if own == [A, PRODUCT] else None
            else:
                return None
            known[names[0]] = written[names[0]] = value
        return written

    def _value(self, name: str | int, known: dict[str, str | None], here: dict[str, str], branch: int) -> str | None:
        if name in known or not isinstance(name, str):
            return known.get(str(name))
        return here.get(self._low(name, branch))

    def _copied(self, wide: _Arm, narrow: _Arm) -> list[Statement]:
        """The way of 64 bits, at the lines of the one of 32 that divides."""
        own = next(one for one in self._own(narrow) if one.name in DIVIDES)
        return [replace(one, line=own.line, place=own.place) for one in self._own(wide)]


def _target(one: Statement) -> str:
    return one.operands[0].text if one.operands and isinstance(one.operands[0], Name) else ""


def _names(one: Statement) -> list[str | int] | None:
    """Its operands, if they are registers and numbers."""
    if not one.operands or not all(isinstance(operand, (Name, Number)) for operand in one.operands):
        return None
    return [operand.text if isinstance(operand, Name) else operand.value for operand in one.operands]  # pyright: ignore


def _plain(one: Statement) -> bool:
    """Whether its first operand is written and nothing else is, and the others are registers and numbers that are read."""
    return one.name in COPIES | DIVIDES.keys() | MULTIPLIES | SUBTRACTS and _names(one) is not None


def _read(one: Statement) -> list[str]:
    """The names that it may read."""
    found = [name for operand in one.operands[1 if _plain(one) else 0 :] for name in names(operand, addresses=True)]
    return [*found, one.guard[0]] if one.guard else found


def _written(one: Statement) -> list[str]:
    """The names that it may write: PTX writes the first operand, and nobody knows of what is not known."""
    first = one.parts[0] in KNOWN
    return [name for operand in one.operands[: 1 if first else None] for name in names(operand, addresses=True)]
