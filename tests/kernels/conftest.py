"""`tileprove kernel check` on a kernel's text, deciding in this process."""

from __future__ import annotations

from pathlib import Path

import pytest
from kernel_text import HEAD, START
from tileprove.prover import cli
from tileprove.prover.commands import check as check_command
from tileprove.prover.engines import ladder
from tileprove.prover.wire import decode


class Here:
    """Decides in this process: starting workers would be most of these tests' time."""

    def run(self, tasks, finished, started):
        for task in tasks:
            finished(task.key, ladder.decide(decode(task.line), 20.0))


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(check_command, "_runner", lambda check, limits, task="decide": Here())

    def check(body: str, binding: str | None, *more: str, head: str = START) -> tuple[int, str]:
        Path("k.ll").write_text(HEAD + head + body + "}\n")
        arguments = ["kernel", "check", "k.ll", "--no-cache", "--jobs", "1", "--timeout", "20s", *more]
        if binding is not None:
            Path("k.toml").write_text(binding)
            arguments += ["--binding", "k.toml"]
        code = cli.run(arguments)
        captured = capsys.readouterr()
        return code, captured.out + captured.err

    return check
