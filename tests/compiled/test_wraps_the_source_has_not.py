"""What fits wherever the source's mask holds wraps nowhere in an emitted address that is made under that mask alone."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest
from deciding import compiled, decided
from msgspec.structs import replace
from tileprove.prover.accesses.points import value_at
from tileprove.prover.compiled.emitted import Emitted
from tileprove.prover.compiled.source import Sources
from tileprove.prover.compiled.stating import Builder
from tileprove.prover.compiled.unwrapped import unwrapped
from tileprove.prover.kernels.machine.assuming import Assuming
from tileprove.prover.kernels.steps.noting import new_steps
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import Term, const, integer
from tileprove.prover.language.walking import postorder
from tileprove.prover.machine.arithmetic import Arithmetic

WORD, HALF = 1 << 32, 1 << 31
M, N, row = integer("M", 1), integer("N", 1), integer("row", 0)
turn, other = integer("turn", 0), integer("other", 0)
small = M * N <= HALF - 1
wrapped = (N * row + HALF) % WORD - HALF


def shortened(
    address: Term, runs: list[Term], *steps: tuple[Term, list[Term]], turns: dict[Term, Term] | None = None
) -> Term:
    """steps: what each says, and under what."""
    formula = SimpleNamespace(steps=steps)
    cases = SimpleNamespace(step=lambda _, step, name: [SimpleNamespace(goal=step[0], given=[small, *step[1]])])
    return unwrapped(address, formula, turns or {}, runs, [small], cases, Arithmetic([small], new_steps()))


def fits(term: Term) -> Term:
    return (term >= -HALF) & (term <= HALF - 1)


def test_a_step_under_the_mask_takes_the_wrap_away():
    assert shortened(wrapped, [row < M], (fits(N * row), [row < M])) is N * row


@pytest.mark.parametrize(
    ("runs", "steps"),
    [
        ([], [(fits(N * row), [row < M])]),  # nobody says that the mask holds
        ([row <= M], [(fits(N * row), [row < M])]),  # a mask of one row more
        ([row < M], [(fits(N * row), [row < M, row < N])]),  # a step that is said under more
        ([row < M], [(fits(N * other), [row < M])]),  # of another number
        ([row < M], []),
    ],
)
def test_else_it_stays(runs: list[Term], steps: list[tuple[Term, list[Term]]]):
    assert shortened(wrapped, runs, *steps) is wrapped


def test_where_a_step_leaves_room_to_wrap_it_may_wrap():
    found = shortened(wrapped, [row < M], (N * row <= HALF, [row < M]), (N * row >= -HALF, [row < M]))
    assert value_at(found, {"N": 1 << 20, "row": 1 << 11, "M": 1}) == -HALF


def test_what_a_step_says_of_an_iteration_is_said_of_the_one_that_it_is():
    address, step = (N * (turn + 1) + HALF) % WORD - HALF, (fits(N * other), [other < M])
    assert shortened(address, [turn + 1 < M], step, turns={other: turn + 1}) is not address
    assert shortened(address, [turn < M], step, turns={other: turn}) is address
    assert shortened(address, [turn + 1 < M], step) is address


KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def filled(o, M, N, BM: tl.constexpr, BN: tl.constexpr):
    rows, cols = tl.program_id(0) * BM + tl.arange(0, BM), tl.program_id(1) * BN + tl.arange(0, BN)
    tl.store(o + rows[:, None] * N + cols[None, :], 1.0, mask=(rows[:, None] < M) & (cols[None, :] < N))


@launch(filled, BM=4, BN=128)
def one(M, N):
    given(M * N <= 2**31 - 2**20, M <= 2**30, N <= 2**30)
    return (cdiv(M, 4), cdiv(N, 128)), dict(o=tensor("fp32", M, N), M=M, N=N)
"""


def elements(found) -> dict[str, Verdict]:
    """The claim of each store -> the worst that is known of where it is."""
    own = [
        one for one in found.results if one.statement.claim.startswith("store_o") and one.statement.case == "element 0"
    ]
    return {one.statement.claim: one.outcome.verdict for one in own}


@pytest.fixture(scope="module")
def subject(tmp_path_factory):
    return compiled(tmp_path_factory.mktemp("filled"), KERNEL, "sm_90")


def changed(subject, pattern: str, by: str):
    code, count = re.subn(pattern, by, subject.texts.code, count=1)
    assert count, pattern
    return replace(subject, texts=replace(subject.texts, code=code))


def test_under_the_mask_each_store_is_where_it_is(subject):
    found = decided(subject)
    assert len(elements(found)) > 1
    assert all(one.outcome.verdict is Verdict.PROVED for one in found.results)


@pytest.mark.parametrize(
    ("pattern", "by"),
    [
        (r"@%p2 (st)", r"\1"),  # without its mask
        (r"setp\.lt(\.s32 \t%p6)", r"setp.le\1"),  # a row too many
        (r"(@%p2 .*\+ )0", r"\g<1>4"),  # the element behind
        (r"(or\.b32 \t%r6, %r4, )1", r"\g<1>2"),  # the mask of another row
        (r"(mul\.lo\.s32 \t%r14, %r5, %r)4", r"\g<1>6"),  # all from the next row on
    ],
)
def test_of_a_wrong_text_something_is_not_proved(subject, pattern: str, by: str):
    found = decided(changed(subject, pattern, by))
    wrong = {one.statement.claim for one in found.results if one.outcome.verdict is not Verdict.PROVED}
    assert any(claim.startswith(("store_o", "written")) for claim in wrong)


def test_a_shortened_address_rests_on_the_mask(subject):
    emitted, sources = Emitted(subject.launch, subject.texts), Sources(subject.launch, subject.texts)
    trace = emitted.traced(Assuming(signs=True, refused=frozenset(fallen(emitted))))
    stated = Builder(subject.called, sources, emitted, trace, None).build()
    short = {
        claim for (claim, case), rests in stated.needs.items() if case == "element 0" and rests == ("element 0: mask",)
    }
    cases = {claim: {one.case: one for one in stated.system.claims[claim].obligations()} for claim in short}
    assert short
    for own in cases.values():
        assert "element 0: mask" in own
        assert not any(node.op == "mod" and node.args[1] is const(WORD) for node in postorder(*own["element 0"].roots))


@pytest.mark.parametrize(("places", "wraps"), [(6, False), (20, True)])
def test_a_pointer_wraps_only_where_the_ranges_of_its_parts_let_it(subject, places: int, wraps: bool):
    own = rf"\1%r13, 2147483647;\n\tshl.b64 \t%rd10, %rd10, {places}"
    wide = changed(subject, r"(mul\.wide\.u32 \t%rd10, )%r13, 4", own)
    trace = Emitted(wide.launch, wide.texts).traced(Assuming(signs=True))
    assert any(one.instruction.opcode == "store" for one in trace.frame.noted.values()) is wraps


def fallen(emitted: Emitted) -> list[Term]:
    """What is taken of products: that they fit where no mask is."""
    trace = emitted.traced(Assuming(signs=True))
    return [one.formula for one in trace.frame.noted.values()]
