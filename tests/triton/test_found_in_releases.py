"""What docs/FOUND.md says of released packages, in small kernels with the same address arithmetic: refuted as it was
found, shown by Triton's interpreter at sizes that the page names, and proved as it was repaired."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from tileprove.prover.attack.budget import Wanted
from tileprove.prover.cli import run
from tileprove.prover.commands.check import run_check
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.checking import decided
from tileprove.prover.triton.launching.process import Written, launches
from tileprove.prover.triton.stated import Statements
from workers import LIMITS

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

FILE = Path(__file__).parent / "data" / "found.py"
# name -> (what is refuted of the wrong one, a run of it, and what Triton's interpreter says of that)
FOUND = {
    "heads": (
        {"load_old", "load_k", "store_new", "writes_new"}, ["count=1", "--program", "0,0,0"],
        "lane 32: writes element 96 of new, which has 96; so do 31 more",
    ),
    "rows": (
        {"store_x", "writes_x"}, ["count=2", "S=1", "--program", "0,0,0", "--program", "0,1,0"],
        "programs (0, 0, 0) and (0, 1, 0) both write element 16 of x",
    ),
    "scales": ({"load_scale"}, ["count=1", "N=1", "--program", "0,0,0"], "reads element 1 of scale, which has 1"),
    "packed": ({"load_weights"}, ["K=256", "--program", "1,0,0"], "reads element 6144 of weights, which has 6144"),
    "groups": (
        {"writes_y"}, ["N=1", "--program", "1,0,0", "--program", "0,0,0"], "both write element 5 of y"
    ),
    "labels": (
        {"load_logits"}, ["n=1", "classes=2", "--program", "0,0,0", "--holds", "label[0]=-100"],
        "reads element -100 of logits, which has 2",
    ),
    "offsets": (
        {"store_y"}, ["n=1073741825", "--program", "4194304,0,0"], "writes element -2147483648 of y, which has 1073741825"
    ),
}  # fmt: skip


@cache
def compiled() -> dict[str, Written]:
    return {own.name: own for own in launches(FILE)}


def verdicts(name: str) -> dict[str, set[Verdict]]:
    own = compiled()[name]
    check = decided(
        Statements(own.name, own.launch, own.text, own.file, own.line), Cache(None),
        lambda asked: run_check(asked, LIMITS, False), attack=Wanted(0.2, None),
    )  # fmt: skip
    found: dict[str, set[Verdict]] = {}
    for result in check.results:
        found.setdefault(result.claim.name, set()).add(result.outcome.verdict if result.outcome else Verdict.UNKNOWN)
    return found


@pytest.mark.parametrize("name", FOUND)
def test_as_it_was_found(name: str, capsys: pytest.CaptureFixture[str]):
    refuted, sizes, said = FOUND[name]
    found = verdicts(f"wrong_{name}")
    assert {claim for claim, own in found.items() if Verdict.REFUTED in own} == refuted
    assert run(["triton", "run", str(FILE), f"wrong_{name}", *sizes]) == 1
    assert said in capsys.readouterr().out


@pytest.mark.parametrize("name", FOUND)
def test_as_it_was_repaired(name: str):
    assert set().union(*verdicts(f"right_{name}").values()) == {Verdict.PROVED}
