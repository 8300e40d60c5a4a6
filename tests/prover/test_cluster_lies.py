"""A worker of a cluster that says what is not so: nothing of it is shown or kept."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

pytest.importorskip("distributed")

from dask_processes import Processes
from small_specs import EASY, FALSE, FINDING, VACUOUS, WORD
from tileprove.prover.engines import ladder
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.obligations import Obligation, Verdict
from tileprove.prover.language.terms import integer
from tileprove.prover.language.wire import encode
from tileprove.prover.record.replay import CONFIRM
from tileprove.prover.running.cache import FILE, Cache, fingerprint
from tileprove.prover.running.cluster import joining
from tileprove.prover.running.cluster.runner import ClusterRunner
from tileprove.prover.running.runner import Runner, Task

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="ends processes by /proc")

# a Dask worker that asks nobody and answers what a file says, whatever it is asked
LIAR = """
import msgspec
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.running.cluster import hosting
hosting.HOST.ask = lambda order, line: msgspec.json.decode(open({answer!r}, "rb").read(), type=Outcome)
"""
i, k = integer("i", 0, 1000), integer("k", 0)


def obligation(goal, *given) -> Obligation:
    (made,) = Claim("demo", "claim", "", lambda: iter([Case("", goal, given)])).obligations()
    return made


TRUE = obligation(k % 7 * 8 + i % 8 <= 55)
WRONG = obligation(k % 7 * 8 + i % 8 <= 54)
FEW = obligation(i * i % 1000 < 999)  # i is small enough to try every value
FEW_WRONG = obligation(i * i % 1000 < 996)


@pytest.fixture
def told(tmp_path: Path):
    """told(statement, lie) -> what a run on a cluster that lies says, and its complaints."""
    dask = Processes(tmp_path)
    file = tmp_path / "answer.json"
    dask.worker(LIAR.format(answer=str(file)))

    def tell(said: Obligation, lie: Outcome) -> tuple[Outcome, list[str]]:
        file.write_bytes(msgspec.json.encode(lie))
        found, complaints = dict[str, Outcome](), list[str]()
        with joining.connected(dask.address, 1, complaints.append) as cluster:
            runner = ClusterRunner(cluster, Runner(1, 20), CONFIRM)
            runner.run([Task("it", encode(said), name="demo.claim")], lambda key, one: found.update({key: one}))
        return found["it"], complaints

    yield tell
    dask.close()


def honest(said: Obligation) -> Outcome:
    return ladder.decide(said, 20)


def test_lies_are_found_out(told):
    chain, table = honest(TRUE), honest(FEW)
    assert (chain.witness["kind"], table.witness["kind"]) == ("chain", "table")
    wrong = honest(WRONG)
    assert wrong.verdict is honest(FEW_WRONG).verdict is Verdict.REFUTED
    proved = Outcome(verdict=Verdict.PROVED, engine="integer", point={"i": 0, "k": 0})
    lies = [
        (WRONG, proved),  # nothing to show
        (WRONG, msgspec.structs.replace(proved, witness={"kind": "chain"}, tree={"links": []})),
        (WRONG, chain),  # the proof of another statement
        (WRONG, msgspec.structs.replace(chain, witness={"kind": "smt", "logic": "QF_BV"}, tree={})),  # a solver said so
        (WRONG, msgspec.structs.replace(chain, rests_on="z3")),
        (WRONG, Outcome(verdict=Verdict.VACUOUS, engine="integer")),
        (FEW_WRONG, table),  # all points were tried, it says
        (TRUE, wrong),  # a point at which it holds
        (TRUE, Outcome(verdict=Verdict.REFUTED, engine="sampling", point={"i": -1, "k": 0})),  # out of range
        (TRUE, Outcome(verdict=Verdict.REFUTED, engine="sampling")),
        (TRUE, Outcome(verdict=Verdict.VACUOUS, engine="integer")),
        (TRUE, msgspec.structs.replace(chain, point={"i": 1000, "k": 0})),  # a lane that is none
    ]
    for said, lie in lies:
        found, complaints = told(said, lie)
        assert found.verdict is honest(said).verdict, lie
        assert found.rests_on == "", lie
        a_word = lie.verdict is Verdict.VACUOUS or lie.rests_on
        assert len(complaints) == (0 if a_word else 1), (lie, complaints)
        assert all("says what its evidence does not show" in line for line in complaints)


def test_what_is_true_is_taken_and_what_decorates_it_is_not(told):
    chain = honest(TRUE)
    lie = msgspec.structs.replace(
        chain, unused=["everything"], links=99, rests_on="", detail="trust me", engine="magic"
    )
    found, complaints = told(TRUE, lie)
    assert not complaints
    assert (found.verdict, found.tree, found.links, found.unused) == (
        Verdict.PROVED, chain.tree, chain.links, chain.unused,
    )  # fmt: skip
    assert (found.engine, found.detail) == (chain.engine, chain.detail)


def test_a_lie_is_neither_shown_nor_kept(told, write_spec, tileprove, tmp_path: Path, cache_folder: Path):
    lie = Outcome(verdict=Verdict.PROVED, engine="integer", point={}, witness={"kind": "chain"}, tree={"links": []})
    (tmp_path / "answer.json").write_bytes(msgspec.json.encode(lie))
    spec = write_spec(EASY, FALSE, FINDING, VACUOUS, WORD)
    done = tileprove("check", spec, "--cluster", tmp_path / "scheduler.json", "--timeout", "5s")
    assert done.code == 1
    assert "REFUTED: demo.last_row" in done.out
    assert done.err.count("says what its evidence does not show") == 3
    assert "there is more of this" in done.err
    again = tileprove("check", spec, "--timeout", "5s")
    assert again.code == 1
    assert "from the cache" in again.out
    kept = Cache(cache_folder / FILE, fingerprint())
    assert kept.connection is not None
    digests = [row[0] for row in kept.connection.execute("select digest from outcomes")]
    evidence = [kept.evidence(digest) for digest in digests]
    assert len(evidence) == 5
    assert all(one is not None and one.tree != lie.tree for one in evidence)
