"""pytest: a spec file is collected like a file of tests, each of its claims is a test; so is a file of launches.

Spec files are those named ``spec_*.py`` that import tileprove and make a System at their left margin, and those that
``[tool.tileprove]`` of pyproject.toml names. Files of launches are those named ``launch_*.py`` that import
tileprove.triton or tileprove.cuda.
pytest loads this module in every run, so it imports nothing of the prover before such a file is there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from .pytest_options import attack_seconds, closed, most_elements, opened, timeout_seconds
from .pytest_options import pytest_addoption as pytest_addoption

if TYPE_CHECKING:
    from ..running.outlines import ClaimPlan
    from ..running.plan import Plans
    from ..running.results import Result

IMPORTS = re.compile(r"^\s*(?:from|import)\s+tileprove\b", re.MULTILINE)
MAKES = re.compile(r"^\w[^#\n]*\bSystem\(", re.MULTILINE)
LAUNCHES = re.compile(r"^\s*(?:from|import)\s+tileprove\.(?:triton|cuda)\b", re.MULTILINE)
WIDTH = 100  # of a failure report


def pytest_configure(config: pytest.Config) -> None:
    """Where pytest goes through ``testpaths``, it goes to the named specs beside them too."""
    if config.getoption("--tileprove-timeout") != "60s":
        timeout_seconds(config)  # a time that is none is said at once
    attack_seconds(config)
    if config.getoption("--tileprove-max-elements"):
        most_elements(config)
    named = _named(config.rootpath)
    source = getattr(config, "args_source", None)
    if source is not None and source.name == "TESTPATHS":
        folders = [Path(config.rootpath, arg.partition("::")[0]).resolve() for arg in config.args]
        beside = [file for file in named if not any(file.is_relative_to(one) for one in folders)]
        config.args += map(str, beside)


def pytest_unconfigure(config: pytest.Config) -> None:
    closed(config)


@pytest.hookimpl(hookwrapper=True)
def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> Iterator[Any]:
    """The spec file, instead of the module that pytest makes of any Python file named on its command line."""
    outcome: Any = yield
    if file_path.suffix != ".py":
        return
    if file_path.match("launch_*.py") and LAUNCHES.search(file_path.read_text(errors="replace")):
        from .pytest_launches import LaunchFile

        outcome.force_result([LaunchFile.from_parent(parent, path=file_path)])
        return
    if not _is_spec(file_path, parent.config):
        return
    found = outcome.get_result()
    if not any(file_path.match(pattern) for pattern in parent.config.getini("python_files")):
        found = [each for each in found if type(each) is not pytest.Module]
    outcome.force_result([*found, SpecFile.from_parent(parent, path=file_path)])


def _is_spec(file: Path, config: pytest.Config) -> bool:
    if file.resolve() in _named(config.rootpath):
        return True
    if not file.match("spec_*.py"):
        return False
    text = file.read_text(errors="replace")
    return bool(IMPORTS.search(text) and MAKES.search(text))


@cache
def _named(folder: Path) -> Sequence[Path]:
    file = folder / "pyproject.toml"
    if not file.is_file() or b"tileprove" not in file.read_bytes():
        return ()
    from ..language.obligations import SpecError
    from ..running.project import named

    try:
        return [spec.resolve() for spec in named(folder)]
    except SpecError as error:
        raise pytest.UsageError(str(error)) from None


class SpecFile(pytest.File):
    """A spec file, read in a process of its own."""

    def collect(self) -> Iterable[pytest.Collector]:
        from ..language.obligations import SpecError
        from ..running.cache import Cache
        from ..running.plan import Plans
        from ..running.registry import Target

        try:
            plans = Plans([Target(str(self.path), self.path)], Cache(None), whole=False)
        except SpecError as error:
            raise self.CollectError(str(error)) from None
        for system in plans.systems:
            yield SpecSystem.from_parent(self, name=system.name, plans=plans, claims=system.claims)


class SpecSystem(pytest.Collector):
    """A system of the file; ``spec_rows.py::rows::in_bounds`` is its claim in_bounds."""

    def __init__(self, *, plans: Plans, claims: Sequence[ClaimPlan], **more: Any):
        super().__init__(**more)
        self.plans, self.claims = plans, claims

    def collect(self) -> Iterable[pytest.Item]:
        for claim in self.claims:
            yield ClaimItem.from_parent(self, name=claim.name, plans=self.plans, claim=claim)


class ClaimItem(pytest.Item):
    """A claim: it passes where every verdict is the expected one, that of a finding being refuted. One in error fails, with
    its place, and no other of its file."""

    def __init__(self, *, plans: Plans, claim: ClaimPlan, **more: Any):
        super().__init__(**more)
        self.plans, self.claim = plans, claim

    def runtest(self) -> None:
        from ..language.obligations import SpecError
        from ..running.checking import Check
        from ..running.results import by_claim, exit_code
        from ..running.runner import Runner

        if self.claim.error:
            raise SpecError(self.claim.error)
        known = opened(self.config)
        check = Check(self.plans, [self.claim], known)
        check.look_up()
        one_of_many = hasattr(self.config, "workerinput")  # xdist has processes of its own
        check.run(Runner(1 if one_of_many else None, timeout_seconds(self.config), fingerprint=known.fingerprint))
        (found,) = by_claim(check.results)
        self.user_properties += [("verdict", found.said), ("engine", ", ".join(found.engines))]
        if exit_code(check.results):
            raise NotAsExpected(check.results)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        from ..language.obligations import SpecError
        from ..running.process import RunnerError

        if isinstance(excinfo.value, NotAsExpected):
            return self._report(excinfo.value.results)
        if isinstance(excinfo.value, (SpecError, RunnerError)):
            return f"tileprove: {excinfo.value}"
        return super().repr_failure(excinfo, style)

    def _report(self, results: Sequence[Result]) -> str:
        """What `tileprove check` prints about them."""
        from ..showing.blocks import blocks
        from ..showing.page import as_text

        return as_text(
            WIDTH, lambda out: blocks(out, results, lambda one: self.plans.obligation(one.statement), findings=True)
        )

    def reportinfo(self) -> tuple[Path, int, str]:
        return Path(self.claim.file), self.claim.line - 1, self.claim.full_name


class NotAsExpected(Exception):
    """A claim without its expected verdict."""

    def __init__(self, results: Sequence[Result]):
        super().__init__("a claim without its expected verdict")
        self.results = results
