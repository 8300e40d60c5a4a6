"""pytest: launches of Triton and CUDA kernels. ``launch_ops.py::softmax`` is the one that the function softmax declares."""

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
CALLED = {"launch": "triton", "cuda_launch": "cuda"}  # decorator -> kind of launch


def declared(file: Path) -> Iterator[tuple[str, int, str]]:
    """(name, line, kind) of the functions at the left margin that ``@launch(...)`` or ``@cuda_launch(...)`` decorates.
    Raises SyntaxError."""
    for node in ast.parse(file.read_text(errors="replace"), str(file)).body:
        if isinstance(node, ast.FunctionDef):
            calls = [own.func for own in node.decorator_list if isinstance(own, ast.Call)]
            names = [call.attr if isinstance(call, ast.Attribute) else getattr(call, "id", "") for call in calls]
            yield from ((node.name, node.lineno, CALLED[name]) for name in names if name in CALLED)


class LaunchFile(pytest.File):
    """A file with launches; it is read in a process of its own, when one of them runs."""

    def collect(self) -> Iterable[pytest.Item]:
        try:
            found = list(declared(self.path))
        except SyntaxError as error:
            raise self.CollectError(f"{self.path}:{error.lineno}: {error.msg}") from None
        for name, line, kind in found:
            yield LaunchItem.from_parent(self, name=name, line=line, kind=kind)


class LaunchItem(pytest.Item):
    """A launch: it passes where every access is proved."""

    def __init__(self, *, line: int, kind: str, **more: Any):
        super().__init__(**more)
        self.line, self.kind = line, kind

    def runtest(self) -> None:
        from ..attack.budget import Wanted
        from ..running.results import exit_code
        from ..showing.page import as_text
        from ..triton.conditions import look
        from ..triton.launch_checks import GUESSING
        from ..triton.showing_conditions import of_conditions
        from ..triton.showing_configurations import configured, of_configurations
        from ..triton.ttir.errors import TritonError

        known = opened(self.config)
        jobs = 1 if hasattr(self.config, "workerinput") else None  # xdist has processes of its own

        made, deciding, shown = self._doors()
        limits = {"jobs": jobs, "quiet": True}
        decide = deciding({**limits, "seconds": SECONDS})
        checking = made(
            known, decide, deciding({**limits, "seconds": GUESSING}),
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
            conditions = look(done, conditions_seconds(self.config), jobs, quiet=True, decide=decide)

            def show(out: Page) -> None:
                for found in done:
                    shown(out, found)
                for several in configured(done):
                    of_configurations(out, several)
                of_conditions(out, conditions)

            raise NotProvedError(as_text(WIDTH, show))

    def _doors(self) -> tuple[Any, Any, Any]:
        """What checks launches of this kind, what decides their claims within limits, and what prints one."""
        if self.kind == "cuda":
            from ..cuda.showing_check import Shown as OfCuda
            from ..cuda.sources import CudaFileCheck
            from .kernel_runs import deciding

            return CudaFileCheck, partial(deciding, evidence=False), lambda out, found: OfCuda(out, found).everything()
        from ..triton.file_check import FileCheck
        from ..triton.showing import Shown
        from .check import run_through

        def decided_within(limits: dict[str, Any]) -> Any:
            return lambda check: run_through(check, limits, False)

        return FileCheck, decided_within, lambda out, found: Shown(out, found, commands=True).everything()

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
