"""Every word of the machine on terms, on each kind of machine, against the interpreter's table, which was written apart.

A new word has a row there, or one here that says who judges it; else the last test fails.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from math import inf
from typing import Any

import pytest
from tileprove.concrete.interpreter import words as judge
from tileprove.prover.kernels.steps.noting import new_steps
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import Term, const, integer
from tileprove.prover.machine.arithmetic import Arithmetic
from tileprove.prover.machine.asking import Asked
from tileprove.prover.machine.integers import Machine
from tileprove.prover.machine.simplified import Simplified
from tileprove.prover.machine.unbounded import NoMeaning, Unbounded
from tileprove.prover.machine.values import FALSE, TRUE, Bit, Int, Signless, Undefined
from tileprove.prover.machine.words import WORDS, say
from tileprove.prover.triton.machine.ranges import Ranges

WIDTHS = (8, 32)
SATURATED = [f"{sign}{word}.sat" for sign in "su" for word in ("add", "sub")]
# words that compilers of one language emit, and who judges them
ELSEWHERE = {
    **{f"{sign}{word}.with.overflow": "kernels/test_interpreter.py" for sign in "su" for word in ("add", "sub", "mul")},
    **dict.fromkeys(("ubfe", "sbfe", *SATURATED), "kernels/test_semantics.py"),
}
MORE = {"abs": [Bit(FALSE)]}
KINDS = ("plain", "trusting", "within", "simplified", "constant")


def edges(bits: int) -> list[int]:
    half = 1 << (bits - 1)
    return [-half, -half + 1, -7, -2, -1, 0, 1, 2, 7, bits - 1, half - 2, half - 1, half, 2 * half - 1, 2 * half + 5]


def outside(name: str, bits: int, values: Sequence[int]) -> bool:
    word = judge.WORDS[name]
    return any(where(bits, *word.read(bits, *values)) for where, _ in word.undefined.values())


def width(name: str, bits: int) -> int:
    """Of the result."""
    return {"sext": 2 * bits, "zext": 2 * bits, "trunc": bits // 2}.get(name, bits)


def asked(machine: Machine, name: str, bits: int, values: Sequence[Any]) -> Any:
    return say(Asked(machine, name, width(name, bits)), [*values, *MORE.get(name, [])])


def term_of(found: Any) -> Term:
    return found.formula if isinstance(found, Bit) else found.term


def operands(name: str, bits: int, kind: str) -> list[tuple[Term, ...]]:
    """Terms with any value; or of each second operand that is a constant."""
    half = 1 << (bits - 1)
    ends = (-half, half) if kind == "within" else (None, None)
    count = len(judge.WORDS[name].reads)
    free = tuple(integer(letter, *ends) for letter in "ab"[:count])
    if kind != "constant" or count == 1:
        return [free]
    return [(free[0], const(value)) for value in edges(bits) if not outside(name, bits, (1, value))]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", sorted(set(WORDS) - set(ELSEWHERE)))
def test_words_in_twos_complement(name: str, kind: str):
    """Exact wherever it is defined; what rests on conditions, wherever these hold."""
    compared, word = 0, judge.WORDS[name]
    for bits in WIDTHS:
        for terms in operands(name, bits, kind):
            conditions: list[Term] = []

            def trusted(what: str, term: Term, condition: Term, noted: list[Term] = conditions) -> bool:
                if condition.op == "truth":
                    return bool(condition.payload)
                noted.append(condition)
                return True

            machine = Machine(Ranges(), trusted) if kind == "trusting" else Machine(Ranges())
            if kind == "simplified":
                machine = Simplified(Arithmetic((), new_steps()))
            found = asked(machine, name, bits, [machine.make(term, bits) for term in terms])
            assert not isinstance(found, Undefined)
            out = 1 if isinstance(found, Bit) else width(name, bits)
            for values in itertools.product(edges(bits), repeat=len(terms)):
                point = dict(zip("ab", values, strict=False))
                values = tuple(int(python.evaluate(point, term)[0]) for term in terms)
                if outside(name, bits, values) or (
                    kind == "within" and not -(1 << bits - 1) <= min(values) <= max(values) < 1 << bits - 1
                ):
                    continue
                if not all(python.evaluate(point, condition)[0] for condition in conditions):
                    continue
                assert python.evaluate(point, found.ok)[0], values
                got = int(python.evaluate(point, term_of(found))[0])
                wanted = int(word(bits, *(judge.signed(value, bits) for value in values)))
                assert got % (1 << out) == wanted % (1 << out), (bits, values)
                if isinstance(found, Int) and kind != "constant":
                    assert found.low <= got <= found.high, (bits, values, "range")
                compared += 1
    assert compared > 15


@pytest.mark.parametrize("name", sorted(set(WORDS) - set(ELSEWHERE)))
def test_words_in_unbounded_integers(name: str):
    """A reading is the number itself, however large; bits have no such meaning but the lowest, and all but these."""
    word, bits, compared = judge.WORDS[name], 8, 0
    for constant in (False, True):
        for terms in operands(name, bits, "constant" if constant else "plain"):
            machine = Unbounded(Ranges())
            try:
                found = term_of(asked(machine, name, bits, [machine.make(term, bits) for term in terms]))
            except NoMeaning:
                assert word.masked is not None
                mask = terms[1].payload if terms[1].op == "const" else None
                assert mask is None or word.masked(judge.whole(1), mask) is None
                continue
            for values in itertools.product([*edges(bits), 1000, -1000], repeat=len(terms)):
                point = dict(zip("ab", values, strict=False))
                values = tuple(int(python.evaluate(point, term)[0]) for term in terms)
                if (("div" in name or "rem" in name) and values[1] == 0) or (word.counts and not 0 <= values[1] < bits):
                    continue
                if word.masked is not None:
                    wanted = word.masked(judge.whole(values[0]), values[1] if values[1] < 128 else values[1] - 256)
                    wanted = (
                        0 if values[1] % 256 == 0 else values[0] if values[1] % 256 == 255 and name == "and" else wanted
                    )
                else:
                    wanted = word.change(bits, *values)
                assert int(python.evaluate(point, found)[0]) == int(wanted), values
                compared += 1
    assert compared > 20 or name == "or"


def test_a_number_of_bits_has_the_sign_that_is_asked_for():
    machine = Unbounded(Ranges())
    bits = Signless(const(200), 8, -inf, inf, meant=const(-56))
    assert asked(machine, "sext", 8, [bits]).term is const(-56)
    assert asked(machine, "zext", 8, [bits]).term is const(200)
    assert asked(machine, "icmp slt", 8, [bits, machine.constant(0, 8)]).formula is TRUE
    assert machine.signs == 3


WRONG: dict[str, Callable[[Any, Any], Any]] = {
    "sdiv floor": lambda own, values: WORDS["sdiv"](own, values),
    "smin": lambda own, values: WORDS["umin"](own, values),
    "ashr": lambda own, values: WORDS["lshr"](own, values),
    "sext": lambda own, values: WORDS["zext"](own, values),
    "icmp sle": lambda own, values: WORDS["icmp slt"](own, values),
}


@pytest.mark.parametrize("kind", ["plain", "simplified"])
@pytest.mark.parametrize("name", WRONG)
def test_a_word_that_means_something_else_is_seen(name: str, kind: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(WORDS, name, WRONG[name])
    with pytest.raises(AssertionError):
        test_words_in_twos_complement(name, kind)


def test_every_word_has_a_judge():
    assert set(WORDS) <= set(judge.WORDS) | set(ELSEWHERE)


def test_by_how_much_unbounded_integers_are_shifted():
    """A constant that is negative, or the width, is never less than it."""
    found = [Unbounded(Ranges()).limited(Int(const(by), 32, by, by), 32) for by in (-1, 0, 31, 32)]
    assert found == [const(32), const(0), const(31), const(32)]
