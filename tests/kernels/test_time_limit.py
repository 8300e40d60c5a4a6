"""--time-limit ends `tileprove kernel show` and `check` wherever they are, in a line; what was decided stays decided."""

from __future__ import annotations

import signal
import time
from pathlib import Path

import pytest

pytest.importorskip("llvmlite")

from kernel_text import BINDING, HEAD, START, STORE, offset
from tileprove.prover import cli
from tileprove.prover.commands import check as check_command
from tileprove.prover.engines import ladder
from tileprove.prover.language.wire import decode

# four loops in each other, of which the reader unrolls 10^4 iterations
NESTED = "  br label %l0\n" + "".join(
    f"l{n}:\n  %i{n} = phi i32 [ 0, %{f'l{n - 1}' if n else '0'} ], [ %j{n}, %e{n} ]\n  br label %"
    + (f"l{n + 1}\n" if n < 3 else "body\n")
    for n in range(4)
)
NESTED += (
    "body:\n  %a1 = add i32 %i0, %i1\n  %a2 = add i32 %a1, %i2\n  %o = mul i32 %a2, %n\n" + STORE + "  br label %e3\n"
)
NESTED += "".join(
    f"e{n}:\n  %j{n} = add nuw nsw i32 %i{n}, 1\n  %c{n} = icmp eq i32 %j{n}, 10\n"
    f"  br i1 %c{n}, label %{f'e{n - 1}' if n else 'done'}, label %l{n}\n"
    for n in (3, 2, 1, 0)
)
NESTED += "done:\n  ret void\n}\n"


@pytest.mark.parametrize("arguments", [["show"], ["check", "--bounds", "--no-cache"]])
def test_it_ends_in_the_middle_of_reading(arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "nested.ll"
    file.write_text(HEAD + START + NESTED)
    start, before = time.monotonic(), signal.getsignal(signal.SIGALRM)
    assert cli.run(["kernel", *arguments, str(file), "--time-limit", "1500ms"]) == 3
    assert time.monotonic() - start < 30  # the whole takes minutes
    said = capsys.readouterr().err.strip().splitlines()
    assert said == [f"tileprove: {file}: not finished in 1.5 s; --time-limit gives it more"]
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


class Slow:
    """Decides so many tasks in this process, and then waits for longer than anybody has time."""

    def __init__(self, most: int):
        self.most = most

    def run(self, tasks, finished, started):
        for task in tasks[: self.most]:
            finished(task.key, ladder.decide(decode(task.line), 20.0))
        if len(tasks) > self.most:
            time.sleep(60)


def test_what_was_decided_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(check_command, "_runner", lambda check, limits: Slow(1))
    Path("k.ll").write_text(HEAD + START + offset("  %o = shl nsw i32 %t, 2\n") + "}\n")
    Path("k.toml").write_text(BINDING.format(address="4*thread + 4*(thread // 128)"))
    arguments = ["kernel", "check", "k.ll", "--binding", "k.toml", "--bounds", "--json", "out.json"]
    code = cli.run([*arguments, "--time-limit", "6s"])
    said = capsys.readouterr()
    assert code == 3
    assert "k.ll: not finished in 6 s; what was decided is kept in the cache; --time-limit" in said.err
    monkeypatch.setattr(check_command, "_runner", lambda check, limits: Slow(1000))
    cli.run([*arguments, "--time-limit", "0"])
    out = capsys.readouterr().out
    assert "from the cache" in out
