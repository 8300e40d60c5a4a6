"""Verdicts kept between runs: found again, never wrong, and no reason for a run to fail."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path

import pytest
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running import cache as caches
from tileprove.prover.running.cache import FILE, Cache

PROVED = Outcome(
    verdict=Verdict.PROVED, engine="integer", seconds=1.5, point={"m": 3}, witness={"kind": "chain"}, tree={"links": []}
)


WORKER = """
import sys
from tileprove.prover.engines import ladder
from tileprove.prover.language.obligations import Holds, Obligation
from tileprove.prover.language.terms import as_bool, integer
from tileprove.prover.language.wire import encode
from tileprove.prover.record import replay
from tileprove.prover.running import worker
k = integer("k", 0, 64)
for goal in (k < 64, k < 3, integer("m") // 3 * 3 <= integer("m"), (k ^ 3) < 64):
    worker.answer(encode(Obligation("demo", "a", "", (), Holds(as_bool(goal)))), 20)
replay.answer(b"{}", 20)
print(*sys.modules)
"""


def test_no_worker_imports_what_the_fingerprint_leaves_out():
    loaded = subprocess.run([sys.executable, "-c", WORKER], capture_output=True, text=True, check=True).stdout
    assert "tileprove.prover.engines.integer" in loaded
    rooms = {name.split(".")[2] for name in loaded.split() if name.startswith("tileprove.prover.")}
    assert rooms == set(caches.ROOMS)
    assert rooms.isdisjoint({"showing", "commands"}), "what prints decides nothing"


@pytest.fixture
def warnings() -> list[str]:
    return []


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept" / FILE


@pytest.fixture
def cache(file: Path, warnings: list[str]) -> Cache:
    return Cache(file, "one prover", warnings.append)


def test_a_verdict_is_found_again(cache: Cache, file: Path):
    cache.keep("d1", PROVED)
    cache.close()
    again = Cache(file, "one prover")
    found = again.outcomes(["d1", "d2"])
    assert list(found) == ["d1"]
    assert (found["d1"].verdict, found["d1"].engine, found["d1"].point) == (Verdict.PROVED, "integer", {"m": 3})
    evidence = again.evidence("d1")
    assert evidence is not None
    assert (evidence.witness, evidence.tree) == ({"kind": "chain"}, {"links": []})


def test_a_cache_that_is_not_read_is_still_written(cache: Cache, file: Path):
    """Whatever somebody put there, and also what was just kept: nothing of it comes back."""
    cache.keep("d1", PROVED)
    cache.keep_plans({"demo": ("sources", b"plan")})
    cache.close()
    blind = Cache(file, "one prover", reads=False)
    blind.keep("d2", PROVED)
    assert (blind.outcomes(["d1", "d2"]), blind.evidence("d1"), blind.plan("demo", "sources")) == ({}, None, None)
    blind.close()
    again = Cache(file, "one prover")
    assert set(again.outcomes(["d1", "d2"])) == {"d1", "d2"}
    assert again.plan("demo", "sources") == b"plan"


def test_the_bulky_part_is_not_read_with_the_verdict(cache: Cache):
    cache.keep("d1", PROVED)
    assert cache.outcomes(["d1"])["d1"].tree == {}


@pytest.mark.parametrize("verdict", [Verdict.UNKNOWN, Verdict.UNSUPPORTED])
def test_what_was_not_decided_is_not_kept(cache: Cache, verdict: Verdict):
    cache.keep("d1", Outcome(verdict=verdict))
    assert cache.outcomes(["d1"]) == {}


@pytest.mark.parametrize("verdict", [Verdict.PROVED, Verdict.REFUTED, Verdict.VACUOUS])
def test_what_was_decided_is_kept(cache: Cache, verdict: Verdict):
    cache.keep("d1", Outcome(verdict=verdict))
    assert cache.outcomes(["d1"])["d1"].verdict is verdict


def test_another_prover_does_not_see_it(cache: Cache, file: Path):
    cache.keep("d1", PROVED)
    assert Cache(file, "another prover").outcomes(["d1"]) == {}


def test_the_fingerprint_depends_on_sources_and_solver(monkeypatch: pytest.MonkeyPatch):
    before = caches.fingerprint()
    assert caches.fingerprint() == before
    monkeypatch.setattr(caches, "versions", lambda: {"z3-solver": "9.9"})
    other_solver = caches.fingerprint()
    monkeypatch.setattr(caches, "source_hash", lambda *folders, **options: "edited")
    assert len({before, other_solver, caches.fingerprint()}) == 3


def test_a_source_hash_depends_on_names_and_contents(tmp_path: Path):
    (tmp_path / "a.py").write_text("x = 1")
    first = caches.source_hash(tmp_path)
    (tmp_path / "a.py").write_text("x = 2")
    second = caches.source_hash(tmp_path)
    (tmp_path / "a.py").rename(tmp_path / "b.py")
    assert len({first, second, caches.source_hash(tmp_path)}) == 3


def test_a_file_that_was_hashed_and_is_edited_since_is_read_again(tmp_path: Path):
    """Of an old file the hash is kept: one of as many bytes, and one whose time somebody puts back, are others still."""
    file = tmp_path / "a.py"
    file.write_text("x = 1")
    old = time.time_ns() - 10**12
    os.utime(file, ns=(old, old))
    first = caches.source_hash(tmp_path)
    assert caches.source_hash(tmp_path) == first
    file.write_text("x = 2")
    assert caches.source_hash(tmp_path) != first
    os.utime(file, ns=(old, old))
    assert caches.source_hash(tmp_path) != first


def test_an_old_file_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "a.py"
    file.write_text("x = 1")
    monkeypatch.setattr(caches, "SETTLED", -1)
    first = caches.source_hash(tmp_path)
    monkeypatch.setattr(
        caches.hashlib, "sha256", lambda *given: sha256(*given) if not given else pytest.fail("read again")
    )
    assert caches.source_hash(tmp_path) == first


def test_many_digests_are_asked_for_at_once(cache: Cache):
    for number in range(1201):
        cache.keep(f"d{number}", Outcome(verdict=Verdict.PROVED))
    assert len(cache.outcomes(f"d{number}" for number in range(1300))) == 1201


def test_a_damaged_file_costs_one_warning(file: Path, warnings: list[str]):
    file.parent.mkdir()
    file.write_bytes(b"this is no database" * 100)
    cache = Cache(file, "one prover", warnings.append)
    assert cache.outcomes(["d1"]) == {}
    cache.keep("d1", PROVED)
    assert cache.evidence("d1") is None
    assert cache.times() == {}
    cache.close()
    assert len(warnings) == 1
    assert str(file) in warnings[0]


def test_a_file_that_is_damaged_while_it_is_open_costs_one_warning(cache: Cache, file: Path, warnings: list[str]):
    for number in range(100):
        cache.keep(f"d{number}", PROVED)
    file.write_bytes(file.read_bytes()[:5000] + b"\xff" * 20000)
    cache.keep("x", PROVED)
    assert cache.outcomes(f"d{number}" for number in range(100)) == {}
    cache.close()
    assert len(warnings) == 1


def test_an_altered_verdict_counts_as_absent(cache: Cache, file: Path):
    cache.keep("d1", Outcome(verdict=Verdict.REFUTED))
    cache.close()
    with sqlite3.connect(file) as connection:
        brief = connection.execute("select brief from outcomes").fetchone()[0]
        connection.execute("update outcomes set brief = ?", (brief.replace(b"refuted", b"proved"),))
    assert Cache(file, "one prover").outcomes(["d1"]) == {}


def test_a_verdict_under_another_digest_counts_as_absent(cache: Cache, file: Path):
    cache.keep("d1", PROVED)
    cache.close()
    with sqlite3.connect(file) as connection:
        connection.execute("update outcomes set digest = 'd2'")
    assert Cache(file, "one prover").outcomes(["d2"]) == {}


def test_a_folder_that_cannot_be_made_costs_one_warning(tmp_path: Path, warnings: list[str]):
    (tmp_path / "in the way").write_text("a file")
    cache = Cache(tmp_path / "in the way" / FILE, "one prover", warnings.append)
    cache.keep("d1", PROVED)
    assert cache.outcomes(["d1"]) == {}
    assert len(warnings) == 1


def test_a_read_only_folder_can_still_be_read(cache: Cache, file: Path, monkeypatch: pytest.MonkeyPatch):
    cache.keep("d1", PROVED)
    cache.close()
    said: list[str] = []
    monkeypatch.setattr(caches.os, "access", lambda *_: False)
    again = Cache(file, "one prover", said.append)
    assert list(again.outcomes(["d1"])) == ["d1"]
    again.keep("d2", PROVED)
    assert list(again.outcomes(["d1", "d2"])) == ["d1"]
    again.close()
    assert said == []


def test_without_a_path_nothing_is_remembered():
    cache = Cache(None)
    cache.keep("d1", PROVED)
    cache.keep_times({"a": 1.0})
    cache.keep_plans({"s": ("h", b"x")})
    assert (cache.outcomes(["d1"]), cache.times(), cache.plan("s", "h")) == ({}, {}, None)


def test_a_plan_is_kept_for_its_sources(cache: Cache):
    cache.keep_plans({"swizzle": ("hash 1", b"the plan")})
    assert cache.plan("swizzle", "hash 1") == b"the plan"
    assert cache.plan("swizzle", "hash 2") is None
    assert cache.plan("im2col", "hash 1") is None


def test_running_times_outlive_the_prover(cache: Cache, file: Path):
    cache.keep_times({"swizzle.a": 1.5, "swizzle.b": 2.0})
    cache.keep_times({"swizzle.a": 1.0})
    assert Cache(file, "another prover").times() == {"swizzle.a": 1.0, "swizzle.b": 2.0}


WRITER = """
import sys
from pathlib import Path
from tileprove.prover.running.cache import Cache
from tileprove import Verdict
from tileprove.prover.engines.outcome import Outcome
cache = Cache(Path(sys.argv[1]), "one prover", lambda said: sys.exit(said))
for number in range(300):
    cache.keep(f"{sys.argv[2]}{number}", Outcome(verdict=Verdict.PROVED, tree={"links": ["x" * 500]}))
cache.close()
"""


def test_two_runs_at_once_lose_nothing(file: Path):
    file.parent.mkdir()
    runs = [subprocess.Popen([sys.executable, "-c", WRITER, str(file), name]) for name in ("a", "b")]
    assert [run.wait(60) for run in runs] == [0, 0]
    wanted = [f"{name}{number}" for name in ("a", "b") for number in range(300)]
    assert len(Cache(file, "one prover").outcomes(wanted)) == 600


def test_old_verdicts_of_other_provers_are_dropped(cache: Cache, file: Path, monkeypatch: pytest.MonkeyPatch):
    cache.keep("old", PROVED)
    cache.close()
    today = caches._today()
    monkeypatch.setattr(caches, "_today", lambda: today + caches.DAYS + 1)
    other = Cache(file, "another prover")
    other.keep("new", PROVED)
    other.close()
    assert Cache(file, "one prover").outcomes(["old"]) == {}
    assert list(Cache(file, "another prover").outcomes(["new"])) == ["new"]


def test_where_it_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "own"))
    assert caches.folder() == tmp_path / "own"
    monkeypatch.delenv("TILEPROVE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert caches.folder() == tmp_path / "xdg" / "tileprove"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert caches.folder() == tmp_path / ".cache" / "tileprove"


def test_several_processes_write_one_cache_at_once(cache_folder: Path):
    """As clients do that share a folder: nothing is lost, nobody goes on without it."""
    source = """
import sys
from pathlib import Path
from tileprove.prover.engines.outcome import Outcome
from tileprove import Verdict
from tileprove.prover.running.cache import Cache
cache = Cache(Path(sys.argv[1]), "any", sys.exit)
for number in range(200):
    cache.keep(f"{sys.argv[2]} {number}", Outcome(verdict=Verdict.PROVED, detail=sys.argv[2]))
    cache.keep(f"both {number}", Outcome(verdict=Verdict.PROVED))
cache.close()
"""
    file = cache_folder / FILE
    writers = [subprocess.Popen([sys.executable, "-c", source, str(file), name]) for name in "ab"]
    assert [writer.wait(60) for writer in writers] == [0, 0]
    names = [f"{who} {number}" for who in ("a", "b", "both") for number in range(200)]
    found = Cache(file, "any", pytest.fail).outcomes(names)
    assert found.keys() == set(names)
    assert all(found[f"{who} {number}"].detail == who for who in "ab" for number in range(200))
