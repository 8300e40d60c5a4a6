"""pytest: launches of Triton kernels. ``launch_ops.py::softmax`` is the launch that the function softmax declares."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from .pytest_options import attack_seconds, conditions_seconds, most_elements, opened, wants_configurations

if TYPE_CHECKING:
    from ..showing.page import Page

SECONDS = 60.0  # for an obligation
WIDTH = 100  # of a failure report
CALLED = "launch"  # the decorator


def declared(file: Path) -> Iterator[tuple[str, int]]:
    """(name, line) of the functions at the left margin that ``@launch(...)`` decorates. Raises SyntaxError."""
    for node in ast.parse(file.read_text(errors="replace"), str(file)).body:
        if isinstance(node, ast.FunctionDef):
            calls = [own.func for own in node.decorator_list if isinstance(own, ast.Call)]
            names = [call.attr if isinstance(call, ast.Attribute) else getattr(call, "id", "") for call in calls]
            if CALLED in names:
                yield node.name, node.lineno


class LaunchFile(pytest.File):
    """A file with launches; it is read in a process of its own, when one of them runs."""

    def collect(self) -> Iterable[pytest.Item]:
        try:
            found = list(declared(self.path))
        except SyntaxError as error:
            raise self.CollectError(f"{self.path}:{error.lineno}: {error.msg}") from None
        for name, line in found:
            yield LaunchItem.from_parent(self, name=name, line=line)


class LaunchItem(pytest.Item):
    """A launch: it passes where every access is proved."""

    def __init__(self, *, line: int, **more: Any):
        super().__init__(**more)
        self.line = line

    def runtest(self) -> None:
        from ..attack.budget import Wanted
        from ..running.results import exit_code
        from ..running.runner import Runner
        from ..showing.page import as_text
        from ..triton.checking import GUESSING
        from ..triton.conditions import look
        from ..triton.file_check import FileCheck
        from ..triton.showing import Shown
        from ..triton.showing_conditions import of_conditions
        from ..triton.showing_configurations import configured, of_configurations
        from ..triton.ttir.errors import TritonError

        known = opened(self.config)
        jobs = 1 if hasattr(self.config, "workerinput") else None  # xdist has processes of its own

        def decide(check: Any, seconds: float) -> None:
            check.look_up()
            check.run(Runner(jobs, seconds, fingerprint=known.fingerprint))

        checking = FileCheck(
            known, partial(decide, seconds=SECONDS), partial(decide, seconds=GUESSING),
            Wanted(attack_seconds(self.config)), most_elements(self.config),
        )  # fmt: skip
        done = list(checking.run(self.path, [self.name], wants_configurations(self.config)))
        for assumption in checking.assumed or ():
            self.user_properties.append(("assumed", f"{assumption.system}: {assumption.said}"))
            self.add_report_section("call", "tileprove", f"{assumption.system} assumes {assumption.said}")
        if checking.failed:
            raise TritonError("; ".join(checking.failed))
        results = [result for found in done for result in found.results]
        if not results or exit_code(results):
            conditions = look(done, conditions_seconds(self.config), jobs, quiet=True)

            def show(out: Page) -> None:
                for found in done:
                    Shown(out, found, commands=True).everything()
                for several in configured(done):
                    of_configurations(out, several)
                of_conditions(out, conditions)

            raise NotProvedError(as_text(WIDTH, show))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        from ..language.obligations import SpecError
        from ..running.process import RunnerError
        from ..triton.ttir.errors import TritonError

        if isinstance(excinfo.value, NotProvedError):
            return str(excinfo.value)
        if isinstance(excinfo.value, (SpecError, TritonError, RunnerError)):
            return f"tileprove: {excinfo.value}"
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.line - 1, self.name


class NotProvedError(Exception):
    """A launch of which not everything is proved; the text is what ``tileprove triton check`` prints."""
