"""False digits of what two threads or two blocks write: believed, each would prove that these write apart."""

import dataclasses
import re
from collections.abc import Callable

import pytest
import test_blocks_by_digits
from in_process import checks
from lying import honest, liar
from test_blocks_by_digits import ROWS, cases
from test_planted_proposals import BY_THREADS
from tileprove.prover.accesses import apart
from tileprove.prover.accesses.apart import Races
from tileprove.prover.accesses.positional import Axis, Joint, units
from tileprove.prover.cuda import by_digits
from tileprove.prover.language.constructors import add, mul
from tileprove.prover.language.monomials import expanded
from tileprove.prover.language.terms import const, truth
from tileprove.prover.language.walking import variables

LAUNCH = """
from tileprove.cuda import cuda_launch, given, tensor
@cuda_launch("written.ptx", "written", block=BLOCK, grid=1)
def written(n):
    given(n < 1000)
    return [tensor("u32", 64 * n + 64), n]
"""
different = Races._different


def no_last_one(offsets, strides, shared):
    """The unit above it alone."""
    (axis,) = honest.axes(offsets, strides, shared)
    return [Axis(axis.tiles[0], ())]


def half_as_wide(offsets, strides, shared):
    """Half of what the first unit is."""
    (axis,) = honest.axes(offsets, strides, shared)
    (half,) = [mul(*key) for key in expanded(axis.tiles[0])]
    return [Axis(axis.stride, (half,))]


def whoever_it_is(offset, of, ranges):
    """Digits that say who it is, whatever they make up."""
    own = {v.payload[0]: v for key in offset for v in variables(*key)}
    who = [own[name] for name in ("ctaid.y", "ctaid.x") if name in own] or [own["tid.x"]]
    return [*who, *[const(0)] * len(units(of))][: len(units(of))]


def every_one(terms, start, shared):
    return iter(range(len(terms)))


def told_by_a_half(known, shared):
    """That a number is told by its half."""
    halves = [one.args[0] for one in known if one.op == "div"]
    return Joint(halves[0], const(2)) if halves and halves[0] not in set(known) else None


def sums_alone(of_digits, of, offset):
    return expanded(add(*(mul(a, b) for a, b in zip(of_digits, units(of), strict=True)))) == offset


def believed(races, name, store, other, same, lanes):
    case = different(races, name, store, other, same, lanes)
    return case if lanes else dataclasses.replace(case, goal=truth(True))


# each obligation, as if it were fulfilled
RANGES = Races, "_in_ranges", lambda *_: iter(())
SUM, TOLD, SAME = (apart, "make_up", lambda *_: True), (Joint, "told", lambda *_: True), (Races, "_different", believed)
TWO = "shr.u32 %r4, %r2, 1;"  # two threads write each element
THREADS = {
    "a last unit that may be nothing": (
        "shr.u32 %r5, %r1, 1; mov.u32 %r6, %tid.x; mul.lo.u32 %r4, %r6, %r5;", "32",
        {"axes": no_last_one}, (apart, "make_up", sums_alone),
    ),
    "a unit of half the row": (
        "shr.u32 %r5, %r1, 1; mov.u32 %r6, %tid.y; mul.lo.u32 %r6, %r6, %r5; mad.lo.u32 %r4, %r6, 2, %r2;", "(32, 4)",
        {"axes": half_as_wide}, RANGES,
    ),
    "a sum that is another": (TWO, "32", {"digits": whoever_it_is}, SUM),
    "digits that all tell who it is": (TWO, "32", {"connected": every_one}, SAME),
    "a half that tells the whole": (TWO, "32", {"joint": told_by_a_half}, TOLD),
}  # fmt: skip
HALVED = ROWS.replace("mov.u32 %r4, %ctaid.x;", "mov.u32 %r4, %ctaid.x; shr.u32 %r4, %r4, 1;")
BLOCKS = {
    "rows that overlap": (ROWS, "pass", {}, RANGES),
    "a sum that is another": (HALVED, "given(cols <= width)", {"digits": whoever_it_is}, SUM),
    "digits that all tell who it is": (HALVED, "given(cols <= width)", {"connected": every_one}, SAME),
    "a half that tells the whole": (HALVED, "given(cols <= width)", {"joint": told_by_a_half}, TOLD),
}
REFUSED = "the digits are not those of the offset|is not told by what is known"


def proved(found: Callable[[], dict[str, set[str]]]) -> bool:
    """Whether all that is said of two is proved."""
    try:
        verdicts = found()
    except ValueError as error:
        if not re.search(REFUSED, str(error)):
            raise
        return False
    return set().union(*(own for claim, own in verdicts.items() if claim.startswith(("apart", "races")))) == {"proved"}


@pytest.mark.parametrize("lie", THREADS)
def test_false_digits_tell_no_threads_apart(lie, tmp_path, monkeypatch):
    place, block, lies, obligation = THREADS[lie]
    (tmp_path / "written.ptx").write_text(BY_THREADS.replace("PLACE", place))
    (tmp_path / "launches.py").write_text(LAUNCH.replace("BLOCK", block))

    def found():
        (check,) = checks(tmp_path / "launches.py", only="apart")
        return {one.statement.claim: {one.outcome.verdict.value} for one in check.results if one.outcome}

    monkeypatch.setattr(by_digits, "digits", liar(**lies))
    assert not proved(found)
    monkeypatch.setattr(*obligation)
    assert proved(found)  # else nothing was at stake


@pytest.mark.parametrize("lie", BLOCKS)
def test_false_digits_tell_no_blocks_apart(lie, tmp_path, monkeypatch):
    rows, given, lies, obligation = BLOCKS[lie]
    monkeypatch.setattr(test_blocks_by_digits, "ROWS", rows)
    monkeypatch.setattr(by_digits, "digits", liar(**lies))
    assert not proved(lambda: cases(tmp_path, given)[0])
    monkeypatch.setattr(*obligation)
    assert proved(lambda: cases(tmp_path, given)[0])  # else nothing was at stake
