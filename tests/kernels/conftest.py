"""`tileprove kernel check` on a kernel's text, deciding in this process, without a search for conditions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from here import Believer, Here
from kernel_text import HEAD, START
from tileprove.prover import cli
from tileprove.prover.commands import check as check_command
from tileprove.prover.kernels.claims import checking


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")  # cells are not wrapped within what tests look for
    monkeypatch.setattr(checking, "searched", lambda *_, **__: None)

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


@pytest.fixture
def believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """`kernel check` of a body with engines that prove everything: exit code, JSON and what is printed."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(check_command, "_runner", lambda check, limits: Believer())

    def check(file: Path, binding: Path | None, *more: str) -> tuple[int, dict, str]:
        given = [] if binding is None else ["--binding", str(binding)]
        answer = tmp_path / "answer.json"
        code = cli.run(["kernel", "check", str(file), *given, "--no-cache", "--json", str(answer), *more])
        captured = capsys.readouterr()
        return code, json.loads(answer.read_text()), captured.out + captured.err

    return check
