"""Every element of an output is written: proved where it is so, refuted with an element that nobody writes where not."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from tileprove.prover.accesses.covered import WRITTEN, ways_to_count
from tileprove.prover.accesses.points import value_at
from tileprove.prover.commands.check import run_check
from tileprove.prover.guessing.witnesses import Witness, solve
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import const, integer
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.checking import LaunchCheck, decided
from tileprove.prover.triton.interpreting.child import Request
from tileprove.prover.triton.interpreting.process import interpret
from tileprove.prover.triton.interpreting.telling import writers
from tileprove.prover.triton.launching.launch import TensorArgument, allocation
from tileprove.prover.triton.launching.process import launches
from tileprove.prover.triton.stated import Statements
from workers import LIMITS

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

FILE = Path(__file__).parent / "data" / "written.py"
PROVED = ("fill", "fill_whole_blocks", "fill_rows_as_one", "tile", "loop", "persistent", "grouped", "halves",
          "mirrored", "upside_down", "turned_around")  # fmt: skip
REFUTED = (
    "not_the_last_block", "not_behind_the_mask", "not_for_a_wrong_stride", "not_when_axes_are_exchanged",
    "not_every_second_block", "not_the_last_tile", "not_when_groups_are_smaller", "not_in_the_first_program",
    "not_the_first_column",
)  # fmt: skip
# sizes at which Triton's interpreter is asked whether what is proved is so
SIZES = {
    "fill": {"n": 130}, "fill_whole_blocks": {"n": 128}, "fill_rows_as_one": {"rows": 7, "cols": 19},
    "tile": {"M": 33, "N": 17, "ld": 20}, "loop": {"rows": 3, "n": 65}, "persistent": {"M": 17, "N": 30, "programs": 5},
    "grouped": {"M": 150, "N": 50}, "halves": {"n": 100},
    "mirrored": {"rows": 3, "cols": 65}, "upside_down": {"rows": 3, "cols": 65}, "turned_around": {"rows": 3, "cols": 65},
}  # fmt: skip


@pytest.fixture(scope="module")
def stated() -> dict[str, Statements]:
    return {w.name: Statements(w.name, w.launch, w.text, w.file, w.line) for w in launches(FILE)}


def check(statements: Statements) -> LaunchCheck:
    return decided(statements, Cache(None), lambda own: run_check(own, LIMITS, False))


def outcomes(found: LaunchCheck):
    return {
        r.statement.case: r.outcome for r in found.results if r.statement.claim.startswith("written_")
    }  # fmt: skip


@pytest.mark.parametrize("name", PROVED)
def test_what_is_written_is_proved(stated: dict[str, Statements], name: str):
    found = outcomes(check(stated[name]))
    assert WRITTEN in found
    assert {case: o.detail for case, o in found.items() if o.verdict is not Verdict.PROVED} == {}


@pytest.mark.parametrize("name", REFUTED)
def test_what_is_left_out_is_shown(stated: dict[str, Statements], name: str):
    """The element is written by none of all programs in Triton's interpreter, either."""
    own = check(stated[name])
    (found,) = [outcome for outcome in outcomes(own).values() if outcome.verdict is Verdict.REFUTED]
    assert "writes element" in found.detail
    sizes = {v: n for v, n in found.point.items() if not v.startswith("element")}
    (answer,) = interpret([Request(str(FILE), name, sizes, [])])
    element = int(found.detail.split(" element ")[1].split()[0])
    assert writers(answer, next(a.name for a in own.statements.launch.arguments), element) == ""


def test_the_interpreter_writes_what_is_proved_to_be_written():
    for (name, sizes), answer in zip(
        SIZES.items(), interpret([Request(str(FILE), own, sizes, []) for own, sizes in SIZES.items()]), strict=True
    ):
        base = "c_ptr" if name == "grouped" else "y_ptr"
        shape = [n for size, n in sizes.items() if size not in ("programs", "ld")]
        inner = sizes.get("ld", shape[-1])
        elements = (
            [r * inner + c for r in range(shape[0]) for c in range(shape[1])] if len(shape) > 1 else range(shape[0])
        )
        written = {own.byte // 4 for own in answer.seen if own.base == base and own.what == "store"}
        assert written == set(elements), name


def test_what_depends_on_a_permutation_or_an_atomic_is_not_decided(stated: dict[str, Statements]):
    scattered, added = (outcomes(check(stated[name]))[WRITTEN] for name in ("scattered", "added"))
    assert scattered.verdict is Verdict.UNKNOWN
    assert added.verdict is Verdict.UNSUPPORTED


@pytest.mark.parametrize("slip", ["program", "lane", "digit"])
def test_a_wrong_rule_proves_nothing(stated: dict[str, Statements], slip: str, monkeypatch: pytest.MonkeyPatch):
    own = stated["grouped"]
    first = own.stores.covers.covering

    def wrong(argument, stores):
        found = first(argument, stores)
        ((store, witness),) = found.witnesses
        values, divisions = dict(witness.values), list(witness.divisions)
        program, *lanes = values
        if slip == "program":
            values[program] = values[program] + 1
        elif slip == "lane":
            values[lanes[0]] = const(0)
        else:  # a remainder that is not the one that comes out
            divisions[0] = replace(divisions[0], rest=divisions[0].rest + 1)
        found.witnesses[:] = [(store, Witness(values, divisions))]
        return found

    monkeypatch.setattr(own.stores.covers, "covering", wrong)
    verdicts = {outcome.verdict for outcome in outcomes(check(own)).values()}
    assert Verdict.UNKNOWN in verdicts
    assert Verdict.REFUTED not in verdicts, "another program writes the element"


def test_equations_are_solved_by_digits():
    pid, lane, n = integer("pid", 0, integer("grid", 1)), integer("lane", 0, 8), integer("n", 1)
    element = integer("element", 0, n)
    found = solve([(pid * 8 + lane + 3, element)], [], [pid, lane])
    assert found is not None
    assert found.values[pid] is (element - 3) // 8
    assert found.values[lane] is (element - 3) % 8
    turned = solve([(pid // n * 8 + lane, element), (pid % n, const(2))], [], [pid, lane])
    assert turned is not None
    assert turned.values[pid] is element // 8 * n + 2


def test_equations_of_another_form_are_not_solved():
    a, b = integer("a", 0, 8), integer("b", 0, 8)
    element = integer("element", 0, 64)
    assert solve([(a * b, element)], [], [a, b]) is None
    assert solve([(a + b, element)], [], [a, b]) is None
    assert solve([(const(0), element), (a, element)], [], [a, b]) is None
    assert solve([(a ^ b, element)], [], [a, b]) is None


def test_no_axis_of_a_tensor_is_left_out():
    """Every way to name an element reaches the last element, with as many axes as there are."""
    shape = tuple(integer(f"n{axis}", 1) for axis in range(8))
    strides = [const(1)]
    for extent in reversed(shape[1:]):
        strides.insert(0, extent * strides[0])
    whole = allocation(shape, strides)
    for axes in ways_to_count(TensorArgument("y", "fp32", shape, tuple(strides), whole)):
        sizes = {f"n{axis}": 2 + axis % 3 for axis in range(8)}
        last = {v.payload[0]: value_at(v.payload[2], sizes) - 1 for v in axes.variables}
        assert value_at(axes.offset, {**sizes, **last}) == value_at(whole, sizes) - 1
