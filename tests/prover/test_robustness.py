"""Full disks, limits, unreadable files, several runs at once: one clear line, the right exit code, nothing half-written."""

from __future__ import annotations

import importlib.metadata
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path

import pytest
from commands import Spec, one_line, started
from small_specs import EASY, FINDING, HARD, HEAD
from tileprove.prover.base import files
from tileprove.prover.language.obligations import SpecError
from tileprove.prover.running import cache as caches
from tileprove.prover.running import spec_file
from tileprove.prover.running.cache import FILE, Cache

linux = pytest.mark.skipif(sys.platform != "linux", reason="Linux only")

HUNGRY = """
@SYSTEM.claim("A product of wide numbers is never this one.")
def hungry():
    x, y, z = (integer(name, 2, 1 << 160) for name in "xyz")
    yield Case("", (x ^ y) * (y ^ 1) * (z ^ 1) != 3 ** 290)
"""
SLOW = """
@SYSTEM.claim("A spec that takes its time.")
def slow():
    import time
    time.sleep(60)
    yield Case("", m >= 0)
"""


def mounted(folder: Path, *options: str) -> Iterator[Path]:
    """A file system of its own at the folder; skips the test where that is not allowed."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", *options, "tmpfs", str(folder)]
    if shutil.which("mount") is None or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder on a disk of 128 KiB."""
    yield from mounted(tmp_path / "small", "-o", "size=128k")


@pytest.fixture
def other_disk(tmp_path: Path) -> Iterator[Path]:
    yield from mounted(tmp_path / "other")


def fill(folder: Path) -> None:
    """Write until nothing fits any more."""
    with (folder / "ballast").open("wb", buffering=0) as file:
        try:
            while file.write(bytes(1024)):
                pass
        except OSError:
            return


# -- limits ------------------------------------------------------------------------------------------------------
LONG = """
@SYSTEM.claim("A number that only a program writes.")
def long():
    yield Case("", m + 10**5000 > m)
@SYSTEM.finding("No number is that long.", documented="nowhere")
def short():
    k = integer("k", 0, 5001)
    yield Case("", k + 10**5000 < 10**5000 + 5000, show={"sum": k + 10**5000})
"""


@linux
def test_memory_has_a_limit_of_its_own(tileprove, write_spec: Spec):
    done = tileprove("check", write_spec(HUNGRY, EASY), "--memory", "265", "--timeout", "30s")
    assert done.code == 3
    assert "the worker died: " in done.out  # of what z3 does with no memory: it says so, or crashes
    assert "memory limit of 265 MiB" in " ".join(done.out.split())
    assert "2 claims: 1 unknown; 1 proved" in done.out


@linux
def test_memory_that_is_too_little_to_start_with(tileprove, write_spec: Spec):
    """How far a worker that was forked gets is the machine's matter: with memory that was there before it may prove it."""
    done = tileprove("check", write_spec(EASY), "--memory", "40")
    if done.code == 3:
        assert "the worker died: memory limit of 40 MiB" in " ".join(done.out.split())
        assert done.err == ""
    elif done.code == 0:
        assert "1 claim: 1 proved" in done.out
        assert done.err == ""
    else:
        assert one_line(done).startswith("a worker does not start: ")


def test_time_that_is_up(tileprove, write_spec: Spec):
    done = tileprove("check", write_spec(HARD), "--timeout", "500ms")
    assert done.code == 3
    assert "did not finish in the 0." in " ".join(done.out.split())


@linux
def test_ctrl_c_before_anything_is_decided(write_spec: Spec):
    run = started("check", write_spec(SLOW))
    time.sleep(1.5)
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=20)
    assert (run.returncode, out, err) == (130, "", "tileprove: interrupted\n")


@linux
def test_ctrl_c_to_the_whole_group(write_spec: Spec, wait_for, cache_folder: Path, tileprove):
    """As a terminal sends it: the workers get it too, and the parent alone decides."""
    spec = write_spec(EASY, HARD)
    run = started("check", spec, "--jobs", "2", "--update", cwd=Path(spec).parent, start_new_session=True)
    wait_for(lambda: (cache_folder / FILE).exists() and Cache(cache_folder / FILE, caches.fingerprint()).times())
    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=20)
    assert (run.returncode, err) == (130, "")
    assert "interrupted: 1 of 2 obligations were decided and are kept" in out
    assert not (Path(spec).parent / "proofs").exists()
    done = tileprove("check", spec, "--claim", "round_trip")
    assert (done.code, "1 of them from the cache" in done.out) == (0, True)


# -- disks -------------------------------------------------------------------------------------------------------


def test_reports_on_a_full_disk(tileprove, write_spec: Spec, small_disk: Path):
    report = small_disk / "report"
    report.write_text("old")
    fill(small_disk)
    spec = write_spec(EASY, FINDING)
    for kind in ("json", "junit", "sarif", "markdown"):
        done = tileprove("check", spec, f"--{kind}", report)
        assert done.code == 2
        assert done.err == f"tileprove: {report}: No space left on device\n"
        assert "2 claims" in done.out
        assert report.read_text() == "old"
        assert sorted(file.name for file in small_disk.iterdir()) == ["ballast", "report"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_reports_to_a_device_that_is_full(tileprove, write_spec: Spec):
    spec = write_spec(EASY)
    for kind in ("json", "junit", "sarif", "markdown"):
        assert one_line(tileprove("check", spec, f"--{kind}", "/dev/full")) == "/dev/full: No space left on device"
    assert Path("/dev/full").is_char_device()


def test_proofs_on_a_full_disk(tileprove, write_spec: Spec, small_disk: Path):
    proofs = small_disk / "proofs"
    spec = write_spec(FINDING)
    assert tileprove("check", spec, "--update", "--proofs", proofs).code == 0
    before = (proofs / "ledger.jsonl").read_bytes()
    fill(small_disk)
    done = tileprove("check", write_spec(EASY, FINDING), "--update", "--proofs", proofs)
    assert done.code == 2
    assert done.err.startswith(f"tileprove: {proofs}")
    assert done.err.endswith(": No space left on device\n")
    assert (proofs / "ledger.jsonl").read_bytes() == before
    assert not list(proofs.rglob(".*"))
    (small_disk / "ballast").unlink()
    assert tileprove("check", write_spec(FINDING), "--locked", "--proofs", proofs).code == 0


def test_a_cache_on_a_full_disk(tileprove, write_spec: Spec, small_disk: Path, monkeypatch: pytest.MonkeyPatch):
    fill(small_disk)
    monkeypatch.setenv("TILEPROVE_CACHE", str(small_disk))
    done = tileprove("check", write_spec(EASY))
    assert done.code == 0
    assert "1 proved" in done.out
    assert done.err.count("\n") == 1
    assert done.err.startswith(f"tileprove: going on without the cache {small_disk}")


def test_proofs_on_a_read_only_disk(tileprove, write_spec: Spec, other_disk: Path):
    proofs, spec = other_disk / "proofs", write_spec(EASY)
    assert tileprove("check", spec, "--update", "--proofs", proofs).code == 0
    before = (proofs / "ledger.jsonl").read_bytes()
    subprocess.run(["mount", "-o", "remount,ro", other_disk], check=True)
    assert tileprove("check", spec, "--locked", "--proofs", proofs).code == 0
    done = tileprove("check", write_spec(EASY, FINDING), "--update", "--proofs", proofs)
    assert done.code == 2
    assert done.err.startswith(f"tileprove: {proofs}")
    assert done.err.endswith(": Read-only file system\n")
    assert (proofs / "ledger.jsonl").read_bytes() == before


def test_an_error_that_names_no_file_gets_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def full(self: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space left") as caught:
        files.replace_content(tmp_path / "report", b"new")
    assert caught.value.filename == str(tmp_path / "report")
    assert list(tmp_path.glob(".*report*")) == []


# -- specs that cannot be read -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"x = '\xff\xfe'\n", "utf-8"),
        (b"x = 1\x00\n", "null bytes"),
        (b"# coding: no-such-code\n", "unknown encoding"),
    ],
)
def test_a_spec_that_is_no_text(tileprove, tmp_path: Path, content: bytes, said: str):
    (tmp_path / "spec.py").write_bytes(content)
    for command in ("check", "list"):
        line = one_line(tileprove(command, "spec.py"))
        assert "spec.py" in line
        assert said in line


def test_a_spec_that_the_system_does_not_give_out(write_spec: Spec, monkeypatch: pytest.MonkeyPatch):
    def refuse(self: object, path: str) -> bytes:
        raise PermissionError(13, "Permission denied", path)

    spec = write_spec(EASY)
    monkeypatch.setattr(SourceFileLoader, "get_data", refuse)
    with pytest.raises(SpecError, match=r"spec\.py.*Permission denied"):
        spec_file.load(Path(spec))


def test_a_spec_that_is_gone(tileprove, tmp_path: Path):
    (tmp_path / "link.py").symlink_to("nowhere.py")
    assert one_line(tileprove("check", "link.py")) == "link.py: no such spec file"


# -- several runs at once ----------------------------------------------------------------------------------------


def test_runs_that_record_in_one_folder_lose_nothing(write_spec: Spec, tmp_path: Path, tileprove):
    heads = {name: HEAD.replace('"demo"', f'"{name}"', 1) for name in ("one", "two", "three")}
    specs = {name: write_spec(EASY, FINDING, name=f"{name}.py", head=head) for name, head in heads.items()}
    runs = [started("check", spec, "--update", "--jobs", "1", cwd=tmp_path) for spec in specs.values()]
    for run in runs:
        _, err = run.communicate(timeout=60)
        assert run.returncode == 0, err
    recorded = [json.loads(line)["name"] for line in Path("proofs/ledger.jsonl").read_text().splitlines()[1:]]
    assert recorded == sorted(f"{name}.{claim}" for name in specs for claim in ("round_trip", "wide"))
    assert tileprove("check", *specs.values(), "--locked").code == 0


@linux
def test_a_run_that_records_waits_for_another(write_spec: Spec, tmp_path: Path):
    proofs = tmp_path / "proofs"
    with files.alone(proofs):
        run = started("check", write_spec(EASY), "--update", "--jobs", "1", cwd=tmp_path)
        with pytest.raises(subprocess.TimeoutExpired):
            run.wait(4)
        assert list(proofs.iterdir()) == []
    run.communicate(timeout=20)
    assert run.returncode == 0
    assert (proofs / "ledger.jsonl").exists()


# -- what a kept verdict depends on ------------------------------------------------------------------------------


@pytest.mark.parametrize("solver", ["z3-solver", "bitwuzla", "cvc5"])
def test_another_version_of_a_solver_decides_anew(monkeypatch: pytest.MonkeyPatch, solver: str):
    before = caches.fingerprint()
    version = importlib.metadata.version
    monkeypatch.setattr(importlib.metadata, "version", lambda name: "9.9" if name == solver else version(name))
    assert caches.fingerprint() != before
    assert caches.versions()[solver] == "9.9"


def test_an_edited_engine_decides_anew_and_an_edited_report_does_not(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    prover = tmp_path / "prover"
    shutil.copytree(Path(caches.__file__).parent.parent, prover, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(caches, "__file__", str(prover / "running" / "cache.py"))
    before = caches.fingerprint()
    for part, changes in (("engines/bits.py", True), ("engines/solvers.py", True), ("showing/outputs/junit.py", False)):
        with (prover / part).open("a") as file:
            file.write("# edited\n")
        after = caches.fingerprint()
        assert (after != before) == changes, part
        before = after


def test_two_statements_never_share_a_verdict(tileprove, write_spec: Spec):
    tileprove("check", write_spec(EASY))
    done = tileprove("check", write_spec(EASY.replace("== m", "== m + 1")))
    assert done.code == 1
    assert "from the cache" not in done.out


def test_numbers_of_thousands_of_digits_are_numbers(tileprove, write_spec: Spec):
    """Python reads and writes no more than 4300 digits unless it is told to."""
    spec = write_spec(LONG)
    done = tileprove("check", spec, "--update", "--verbose", "--json", "run.json")
    assert (done.code, "0" * 4990 in "".join(done.out.split())) == (0, True)
    done = tileprove("recheck", "proofs", "--spec", spec)
    assert (done.code, "2 verdicts established" in done.out) == (0, True)
