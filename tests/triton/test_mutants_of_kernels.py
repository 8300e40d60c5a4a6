"""Kernels with one thing changed: what is still proved of them holds wherever they are run."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from simulation import mutants, violations
from test_releases import attention, blocks, norm
from tileprove.prover.commands.check import run_check
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.checking import decided
from tileprove.prover.triton.launching.launch import TensorArgument
from tileprove.prover.triton.stated import Statements
from tileprove.prover.triton.ttir.errors import TritonError
from workers import LIMITS

TEXTS = Path(__file__).parent / "data" / "releases" / "3.6.0"
QUICK = {**LIMITS, "seconds": 4.0}
SIMULATIONS, LANES = 40, 12


def proved(own: Statements) -> tuple[set[str], set[str]]:
    """The accesses of which everything is proved, and those of which something is refuted."""
    found = decided(own, Cache(None), lambda check: run_check(check, QUICK, False))
    verdicts: dict[str, set[Verdict]] = {}
    for result in found.results:
        if result.statement.claim in found.stated.accesses:
            verdicts.setdefault(result.statement.claim, set()).add(result.outcome.verdict)
    right = {claim for claim, own in verdicts.items() if own <= {Verdict.PROVED}}
    return right, {claim for claim, own in verdicts.items() if Verdict.REFUTED in own}


@pytest.mark.parametrize("launch", [attention, norm, blocks])
def test_what_is_proved_of_a_mutant_holds(launch):
    text, chance = (TEXTS / f"{launch.__name__}.ttir").read_text(), random.Random(launch.__name__)
    refuted = broken = 0
    for changed in mutants(text, chance, 5):
        try:
            own = Statements(launch.__name__, launch(), changed, "kernels.py", 1)
            right, wrong = proved(own)
        except TritonError:
            continue
        seen = set().union(*(violations(own, chance, LANES) for _ in range(SIMULATIONS)))
        assert not seen & right, (seen & right, changed)
        refuted, broken = refuted + len(wrong), broken + len(seen)
    assert refuted, "no mutant was found out"
    assert broken, "the simulation sees nothing"


def test_what_holds_in_unbounded_integers_only_is_not_taken_for_granted():
    """66 * pid wraps in the last programs, which go on where unbounded ones return: there the rows wrap too."""
    text = (TEXTS / "attention.ttir").read_text()
    changed = text.replace("%c64_i32 = arith.constant 64 : i32", "%c64_i32 = arith.constant 66 : i32")
    assert changed != text
    right, wrong = proved(Statements("attention", attention(), changed, "kernels.py", 1))
    assert {"load_q_ptr", "store_o_ptr"} <= wrong
    assert not right & {"load_q_ptr", "load_lengths_ptr", "load_k_ptr", "store_o_ptr"}


def test_the_simulation_finds_memory_that_is_too_small():
    """Else it would find nothing in mutants either."""
    from dataclasses import replace

    chance = random.Random(0)
    own = Statements("norm", norm(), (TEXTS / "norm.ttir").read_text(), "kernels.py", 1)
    assert not set().union(*(violations(own, chance, LANES) for _ in range(SIMULATIONS)))
    own.launch.arguments = [
        replace(a, allocation=a.allocation - 1) if isinstance(a, TensorArgument) else a for a in own.launch.arguments
    ]
    assert len(set().union(*(violations(own, chance, LANES) for _ in range(2 * SIMULATIONS)))) >= 3
