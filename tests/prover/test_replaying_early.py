"""Records of built-in systems are replayed while their specs are still being read; what they show is taken afterwards."""

from __future__ import annotations

import json
import re
import signal
import sys
from pathlib import Path

import pytest
from commands import started
from dask_processes import descendants, with_command
from test_interruptions import alive
from tileprove.prover.commands.replaying import REPLAY, Replaying
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.obligations import Obligation, Verdict
from tileprove.prover.record.replay import recorded
from tileprove.prover.running import registry
from tileprove.prover.running.cache import Cache
from tileprove.prover.running.checking import Check
from tileprove.prover.running.plan import Plans
from tileprove.prover.running.runner import Runner

ROOT = Path(__file__).parents[2]
PROOFS = ROOT / "proofs"
SYSTEM = "v_strips"


def replayed(out: str) -> int:
    found = re.search(r"([\d,]+) of them replayed", out)
    return int(found[1].replace(",", "")) if found else 0


def test_they_are_begun_with_before_the_specs_are_built(monkeypatch: pytest.MonkeyPatch):
    happened: list[object] = []
    build = registry.obligations

    def noted(claim: registry.Claim) -> list[Obligation]:
        happened.append("built")
        return build(claim)

    monkeypatch.setattr(registry, "obligations", noted)
    Plans(registry.targets([SYSTEM]), Cache(None), happened.append)
    assert happened[0] == {SYSTEM}
    assert happened.count("built") == len(happened) - 1 > 0


def test_nothing_is_begun_with_where_the_plan_is_kept(tmp_path: Path):
    cache = Cache(tmp_path / "cache")
    Plans(registry.targets([SYSTEM]), cache)
    Plans(registry.targets([SYSTEM]), cache, lambda systems: pytest.fail(f"{systems} is planned already"))
    cache.close()


def test_what_nobody_asked_about_is_not_taken():
    """Also where a record is right: its statement is no longer one of the specs'."""
    plans = Plans(registry.targets([SYSTEM]), Cache(None))
    check = Check(plans, plans.claims, Cache(None))
    digest, other = check.pending[0].digest, "0" * 64
    proved = Outcome(verdict=Verdict.PROVED, engine="integer")
    assert check.take(other, proved) is None
    assert check.take(digest, Outcome(verdict=Verdict.UNKNOWN)) is None
    assert check.outcomes == {}
    assert check.take(digest, proved) == check.first[digest].name
    assert check.take(digest, proved) is None


def test_each_record_is_replayed_once_early_or_late():
    """Those of other systems than the ones begun with come later, and only where they are pending."""
    plans = Plans(registry.targets([SYSTEM, "epilogue"]), Cache(None))
    check = Check(plans, plans.claims, Cache(None))
    wanted, finished = len(check.pending), list[str]()
    with Replaying(PROOFS, Cache(None), lambda: Runner(2, task=REPLAY)) as replaying:
        replaying.begin(frozenset({SYSTEM}))
        replaying.take(check, lambda name, _: finished.append(name))
    assert len(finished) == len(set(finished)) == wanted
    assert {name.partition(".")[0] for name in finished} >= {SYSTEM, "epilogue"}
    assert not check.pending


def test_a_record_that_shows_nothing_is_searched_for(tileprove, tmp_path: Path):
    whole = replayed(tileprove("check", SYSTEM, "--proofs", PROOFS).out)
    assert whole
    lines = (PROOFS / "evidence" / f"{SYSTEM}.jsonl").read_text().splitlines()
    number, record = next((n, r) for n, r in enumerate(map(json.loads, lines)) if r["witness"].get("kind") == "chain")
    record["tree"]["tree"]["links"] = []
    lines[number] = json.dumps(record)
    (tmp_path / "evidence").mkdir()
    (tmp_path / "evidence" / f"{SYSTEM}.jsonl").write_text("\n".join(lines) + "\n")
    Cache.default(print).path.unlink()
    done = tileprove("check", SYSTEM, "--proofs", tmp_path)
    assert done.code == 0
    assert 0 < replayed(done.out) < whole


def test_a_folder_without_records_is_none(tmp_path: Path):
    assert recorded(tmp_path, print) == {}


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_ctrl_c_while_the_specs_are_read(wait_for):
    run = started("check", cwd=ROOT)
    wait_for(lambda: with_command(descendants(run.pid), "running.worker"))
    workers = descendants(run.pid)
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=20)
    assert run.returncode == 130
    assert "Traceback" not in out + err
    wait_for(lambda: not any(alive(worker) for worker in workers))
