"""Promises are about elements at their indices, and about no others; what no contents keep is vacuous."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from test_several_stores import QUICK
from tileprove.prover.attack.budget import Wanted
from tileprove.prover.commands.check import run_check
from tileprove.prover.language.obligations import SpecError, Verdict
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.checking import LaunchCheck, decided
from tileprove.prover.triton.keeping import Keeper, NoneKeeps
from tileprove.prover.triton.launching.process import launches
from tileprove.prover.triton.launching.words import Declared
from tileprove.prover.triton.stated import Statements

from tileprove.triton import promise, tensor

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

FILE = Path(__file__).parent / "data" / "promises.py"
UNREAD = (
    "bad_halves",
    "bad_rewritten",
    "bad_rewritten_by_another_name",
)  # of which nothing is known, so nothing refuted


class Checks(dict[str, LaunchCheck]):
    """By the launch's name; each is decided when somebody asks for it."""

    def __init__(self) -> None:
        self.written = {w.name: Statements(w.name, w.launch, w.text, w.file, w.line) for w in launches(FILE)}

    def __missing__(self, name: str) -> LaunchCheck:
        self[name] = decided(
            self.written[name], Cache(None), lambda asked: run_check(asked, QUICK, False), attack=Wanted(0.3, None)
        )
        return self[name]


@pytest.fixture(scope="module")
def checks() -> Checks:
    return Checks()


def test_what_is_promised_is_enough_and_less_is_not(checks: Checks):
    said = {name: {r.outcome.verdict for r in checks[name].results} for name in checks.written}
    assert len(said) > 20
    wrong = [name for name, own in said.items() if name.startswith("ok_") and own != {Verdict.PROVED}]
    wrong += [name for name, own in said.items() if name.startswith("bad_") and own == {Verdict.PROVED}]
    wrong += [name for name, own in said.items()
              if name.startswith("bad_") and name not in UNREAD and Verdict.REFUTED not in own]  # fmt: skip
    wrong += [name for name, own in said.items() if Verdict.CONTRADICTED in own]
    assert not wrong, {name: said[name] for name in wrong}


@pytest.mark.parametrize("name", ["empty_span", "empty_of_its_type", "empty_of_i_and_j_alike"])
def test_what_no_contents_keep_is_vacuous_with_the_reason(name: str, checks: Checks):
    results = checks[name].results
    assert {r.outcome.verdict for r in results} == {Verdict.VACUOUS}
    assert all("no contents of its tensors keep what is promised" in r.outcome.detail for r in results)


def test_attacks_draw_what_is_promised(checks: Checks):
    assert checks["ok_padded"].attack is not None
    assert checks["ok_padded"].attack.runs > 0
    (own,) = launches(FILE, ["ok_padded"])
    for seed in range(20):
        found = Keeper(own.launch, {"B": 3, "T": 5, "L": 2, "D": 1}).contents(chance=np.random.default_rng(seed))["cu"]
        assert found[0] == 0
        assert found[-1] == 5
        assert set(np.diff(found).tolist()) <= {0, 1, 2}
    Keeper(own.launch, {"B": 3, "T": 6, "L": 2, "D": 1}).contents()
    with pytest.raises(NoneKeeps):
        Keeper(own.launch, {"B": 3, "T": 7, "L": 2, "D": 1}).contents()


@pytest.mark.parametrize(
    ("holds", "said"),
    [
        (lambda t, f, n: lambda i: f[i] >= 0, "holds none"),
        (lambda t, f, n: lambda i: t[i, 0] >= 0, "an index for each"),
        (lambda t, f, n: lambda i: t[i * i] >= 0, "index of no element"),
        (lambda t, f, n: lambda i: t[i], "truth value"),
        (lambda t, f, n: lambda i: t[i] % t[i + 1] == 0, "divides by what may be 0"),
        (lambda t, f, n: lambda i: t[i] >= 0 and t[i] < n, "no truth value"),
        (lambda t, f, n: 3, "a function of indices"),
    ],
)
def test_what_is_no_promise_is_refused(holds: object, said: str):
    def build(n: object) -> object:
        promise(holds(tensor("int32", n), tensor("fp32", n), n))  # type: ignore[operator]
        return (1,), {}

    with pytest.raises(SpecError, match=said):
        Declared(None, {}, build, "build", __file__, 1).built()


def test_elements_are_known_nowhere_else():
    with pytest.raises(TypeError, match="within promise"):
        tensor("int32", 4)[0]
