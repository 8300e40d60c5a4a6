"""A cache of its own for every test, and a way to write spec files."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent

import pytest
from browsing import chromium
from commands import Done
from tileprove.prover import cli

HEAD = """\
from tileprove.prover.language.claims import Case, Replay, System, call, one_to_one
from tileprove.prover.language.terms import both, integer, named, unravel, where, within

SYSTEM = System("demo", "A loader for tests", seed="demo")
N, H, W = integer("N", 1), integer("H", 1), integer("W", 1)
m = integer("m", 0, below=N * H * W)
n, h, w = unravel(m, H, W)
"""

EASY = """
@SYSTEM.claim("Every position decomposes into coordinates and back.")
def round_trip():
    yield Case("", (n * H + h) * W + w == m, show={"(n, h, w)": (n, h, w)})
"""
FALSE = """
@SYSTEM.claim("Every row index stays below the last row.")
def last_row():
    row = named("row", h + 1)
    yield Case("", row < H, show={"(n, h, w)": (n, h, w), "row": row},
               replay=[Replay(call("swizzle.xor_bits", h, 0, 0, 0), h)])
"""
FINDING = """
@SYSTEM.finding("The width is never one.", documented="the comment above the loop")
def wide():
    yield Case("", W > 1, show={"W": W})
"""
HARD = """
@SYSTEM.claim("No cube is the sum of two cubes.")
def cubes():
    a, b, c = integer("a", 1), integer("b", 1), integer("c", 1)
    yield Case("", a * a * a + b * b * b != c * c * c)
"""
UNSUPPORTED = """
@SYSTEM.claim("An unbounded map pairs up with a box.")
def boxed():
    yield Case("", one_to_one([m % 4], [4]))
"""
VACUOUS = """
@SYSTEM.claim("Nothing is everything.")
def nothing():
    a = integer("a", 1)
    yield Case("", a < 3, [a > 5, a < 4])
"""
WORD = """
@SYSTEM.claim("A shift up is undone by one down.")
def shifted():
    x, k = integer("x", 0, 1 << 20), integer("k", 0, 200)
    yield Case("far", (x << k) >> k == x)
"""
MIXED_WORD = (
    WORD
    + """\
    yield Case("near", (x << 3) >> 3 == x)
"""
)


@pytest.fixture(autouse=True)
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "cache"
    monkeypatch.setenv("TILEPROVE_CACHE", str(folder))
    monkeypatch.setenv("COLUMNS", "100")
    return folder


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
