"""False proposals about what a loop carries, and about who writes an element: they fall, and prove nothing."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from lying import liar, undivided
from msgspec.structs import replace
from test_while_counters import BYTES, HEAD, LAUNCH, ZERO
from tileprove.prover.accesses import apart
from tileprove.prover.accesses.apart import Races
from tileprove.prover.accesses.covered import Covers, Witness
from tileprove.prover.accesses.positional import Axis, units
from tileprove.prover.cli import run
from tileprove.prover.guessing import digits
from tileprove.prover.guessing.bounds import Bound, Fits, unseen
from tileprove.prover.guessing.witnesses import solve
from tileprove.prover.language.constructors import add, mul
from tileprove.prover.language.monomials import expanded
from tileprove.prover.language.terms import const, truth
from tileprove.prover.triton import checking, invariants, stores

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

# each would prove that the stores stay inside, were it believed
LIES = {
    "false at the start": [
        Bound((0,), const(5), True, "bound 90 of value 0"),
        Bound((0,), const(5), False, "bound 91 of value 0"),
    ],
    "false after an iteration": [
        Bound((0,), const(0), True, "bound 90 of value 0"),
        Bound((0,), const(0), False, "bound 91 of value 0"),
    ],
    "true of a few iterations": [
        Bound((0,), const(32), False, "bound 90 of value 0"),
        Bound((0,), const(0), True, "bound 91 of value 0"),
    ],
    "a wrap that is denied": [Fits((0,))],
}
LAST = 112  # the last size at which steps of 16 do not wrap in a byte
LOOP = BYTES.format(start=ZERO, goes_on="i < end", moves="+= S")
WRITTEN = """
@triton.jit
def kernel(x_ptr, n, S: tl.constexpr):
    off = tl.program_id(0) * S + tl.arange(0, S)
    tl.store(x_ptr + off, 1.0, mask=off < n)


@launch(kernel, S=64)
def fill(n):
    return ({grid},), dict(x_ptr=tensor("fp32", n, written=True), n=n)
"""


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))


def code_of(tmp_path: Path, text: str, *also: int) -> int:
    file = tmp_path / "ops.py"
    file.write_text(HEAD + text)
    code = run(["triton", "check", "--attack", "0", "--conditions", "0", str(file)])
    assert code in (0, 1, 3, *also)
    return code


@pytest.mark.parametrize("lie", LIES)
def test_what_is_false_of_a_loop_proves_nothing(lie, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(invariants, "unseen", lambda carried, ends: LIES[lie])
    assert code_of(tmp_path, LOOP + LAUNCH.format(step=16, most=LAST + 1)) != 0
    assert "safe for all sizes" not in capsys.readouterr().out


def test_beside_true_proposals_a_false_one_falls(tmp_path, monkeypatch):
    bounds = [guess for several in LIES.values() for guess in several if isinstance(guess, Bound)]
    lies = [replace(bound, said=f"bound {90 + at} of value 0") for at, bound in enumerate(bounds)]
    monkeypatch.setattr(invariants, "unseen", lambda carried, ends: [*lies, *unseen(carried, ends)])
    assert code_of(tmp_path, LOOP + LAUNCH.format(step=16, most=LAST)) == 0


def test_an_element_that_is_said_to_be_unwritten_and_is_not_refutes_nothing(tmp_path, monkeypatch):
    """Every element is written, whatever is found at small sizes; and so it is said."""
    asked = []

    def wrong(covers, covering, deadline):
        axes = [variable.payload[0] for variable in covering.axes.variables]
        for n, at in ((1, 0), (64, 63), (65, 64)):
            asked.append(n)
            yield {"n": n, **dict.fromkeys(axes, at)}

    monkeypatch.setattr(checking, "unwritten", wrong)
    whole = WRITTEN.format(grid="(n + 63) // 64")
    monkeypatch.setattr(stores, "solve", lambda equations, further, unknown: None)
    assert code_of(tmp_path, whole) == 3  # unknown, without a witness
    assert asked
    monkeypatch.setattr(stores, "solve", solve)
    assert code_of(tmp_path, whole) == 0


@pytest.mark.parametrize("grid", ["(n + 63) // 64", "n // 64"])
def test_a_witness_that_writes_another_element_proves_nothing(grid, tmp_path, monkeypatch):
    """Every element of the tensor: by programs and lanes that are all the first one, or one too far."""
    text, honest = WRITTEN.format(grid=grid), stores.solve
    for lie in (lambda value: const(0), lambda value: value + 1):

        def solve(equations, further, unknown, lie=lie):
            found = honest(equations, further, unknown)
            return found and Witness({v: lie(value) for v, value in found.values.items()}, found.divisions)

        with monkeypatch.context() as planted:
            planted.setattr(stores, "solve", solve)
            assert code_of(tmp_path, text) != 0
    assert (code_of(tmp_path, text) == 0) == (grid != "n // 64")


HALF = WRITTEN.replace("off, 1.0", "off // 2, 1.0")


def test_a_quotient_that_is_its_dividend_proves_nothing(tmp_path, monkeypatch):
    """Two lanes write each element of the first half."""
    monkeypatch.setattr(stores, "solve", undivided)
    text, stated = HALF.format(grid="(n + 63) // 64"), Covers.case_list
    assert code_of(tmp_path, text) != 0
    monkeypatch.setattr(Covers, "case_list", lambda *own: [list(stated(*own))[-1]])
    assert code_of(tmp_path, text) == 0  # else nothing was at stake


PLACES = """
@triton.jit
def kernel(x_ptr, s, S: tl.constexpr):
    pid = tl.program_id(0)
    tl.store(x_ptr + {place}, 1.0)


@launch(kernel, S=64)
def fill(s, programs):
    given(programs <= 1000, s <= 1000)
    return (programs,), dict(x_ptr=tensor("fp32", (s + 64) * programs), s={half})
"""


def no_last_one(offsets, strides, shared):
    """The unit above it alone."""
    (axis,) = digits.axes(offsets, strides, shared)
    return [Axis(axis.tiles[0], ())]


def half_as_wide(offsets, strides, shared):
    """Half of what the first unit is."""
    (axis,) = digits.axes(offsets, strides, shared)
    (half,) = [mul(*key) for key in expanded(axis.tiles[0])]
    return [Axis(axis.stride, (half,))]


def sums_alone(of_digits, of, offset):
    return expanded(add(*(mul(a, b) for a, b in zip(of_digits, units(of), strict=True)))) == offset


def believed(races, name, store, other, same, lanes):
    case = different(races, name, store, other, same, lanes)
    return case if lanes else dataclasses.replace(case, goal=truth(True))


different = Races._different
# where a program writes; the argument; what is proposed of its digits; what is proved of that, and if it were not
DIGITS = {
    "a last unit that may be nothing": ("pid * s", "s // 2", {"axes": no_last_one}, (apart, "make_up", sums_alone)),
    "a unit of half the row": (
        "pid * (2 * s) + tl.arange(0, S)", "s // 2", {"axes": half_as_wide}, (Races, "_in_ranges", lambda *_: iter(())),
    ),
    "digits that all tell programs apart": (
        "(pid // 2) * 64 + tl.arange(0, S)", "s",
        {"connected": lambda terms, start, shared: iter(range(len(terms)))}, (Races, "_different", believed),
    ),
}  # fmt: skip


@pytest.mark.parametrize("lie", DIGITS)
def test_false_digits_tell_no_programs_apart(lie, tmp_path, monkeypatch, capsys):
    place, half, lies, obligation = DIGITS[lie]
    text = PLACES.format(place=place, half=half)
    monkeypatch.setattr(stores, "digits", liar(**lies))
    code = code_of(tmp_path, text, 70)
    assert code != 0
    assert (code == 70) == ("ValueError: the digits are not those of the offset" in capsys.readouterr().err)
    monkeypatch.setattr(*obligation)
    assert code_of(tmp_path, text) == 0  # else nothing was at stake
