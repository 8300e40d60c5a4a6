"""A cache of its own for every test, and a way to write spec files."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent

import pytest
from browsing import chromium
from commands import Done
from small_specs import HEAD
from tileprove.prover import cli
from tileprove.prover.running.checking import Check


@pytest.fixture(autouse=True)
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "cache"
    monkeypatch.setenv("TILEPROVE_CACHE", str(folder))
    monkeypatch.setenv("COLUMNS", "100")
    return folder


@pytest.fixture(autouse=True)
def _nothing_further(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Conditions and advice below verdicts take seconds each: they are looked for where a file says that it is of them."""
    if not getattr(request.module, "CONDITIONS_AND_ADVICE", False):
        monkeypatch.setattr(Check, "look_further", lambda *_: None)


@pytest.fixture
def write_spec(tmp_path: Path) -> Callable[..., str]:
    """write_spec(part, ..., name="spec.py") -> path of a spec file with these claims."""

    def write(*parts: str, name: str = "spec.py", head: str = HEAD) -> str:
        file = tmp_path / name
        file.write_text(head + "".join(dedent(part) for part in parts))
        return str(file)

    return write


@pytest.fixture
def wait_for() -> Callable[..., None]:
    """wait_for(condition) returns once the condition holds; fails after some seconds."""

    def wait(condition: Callable[[], object], seconds: float = 20.0) -> None:
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, "waited in vain"
            time.sleep(0.05)

    return wait


@pytest.fixture
def tileprove(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """tileprove(argument, ...) runs the command in this process, in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: object) -> Done:
        one_worker = ["--jobs", "1"] if arguments[:1] == ("check",) and "--jobs" not in arguments else []
        code = cli.run([*map(str, arguments), *one_worker])
        return Done(code, *capsys.readouterr())

    return run


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator:
    """Headless Chromium; skips where there is none."""
    driver = chromium(tmp_path_factory.mktemp("chromium"))
    yield driver
    driver.quit()
