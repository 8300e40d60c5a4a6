"""`tileprove kernel check` on a kernel's text, deciding in this process."""

from __future__ import annotations

from pathlib import Path

import pytest
from kernel_text import HEAD, START
from tileprove.prover import cli
from tileprove.prover.commands import check as check_command
from tileprove.prover.engines import ladder
from tileprove.prover.language.wire import decode


class Here:
    """Decides in this process: starting workers would be most of these tests' time."""

    def __init__(self, seconds: float):
        self.seconds = seconds

    def run(self, tasks, finished, started):
        for task in tasks:
            finished(task.key, ladder.decide(decode(task.line), self.seconds))


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")  # cells are not wrapped within what tests look for

    def check(
        body: str, binding: str | None, *more: str, head: str = START, seconds: float = 20.0
    ) -> tuple[int, str]:  # fmt: skip
        monkeypatch.setattr(check_command, "_runner", lambda check, limits: Here(seconds))
        Path("k.ll").write_text(HEAD + head + body + "}\n")
        arguments = ["kernel", "check", "k.ll", "--no-cache", "--jobs", "1", "--timeout", "20s", *more]
        if binding is not None:
            Path("k.toml").write_text(binding)
            arguments += ["--binding", "k.toml"]
        code = cli.run(arguments)
        captured = capsys.readouterr()
        return code, captured.out + captured.err

    return check
