"""One kernel's check from its file to its verdicts, and several of them after or beside each other."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec
from msgspec import Struct
from msgspec.structs import replace

if TYPE_CHECKING:
    from ..attack.budget import Wanted
    from ..attack.records import Attack
    from ..kernels.binding.binding import Binding, FileTable
    from ..kernels.claims.cases import Claims
    from ..kernels.claims.checking import KernelCheck
    from ..kernels.claims.replaying import Replays
    from ..kernels.ir.module import Kernel, Module
    from ..kernels.loops.paths import Trace
    from ..kernels.machine.launch import Launch
    from ..kernels.records import Recording
    from ..kernels.steps.proving import Effort
    from ..language.obligations import Obligation, SpecError
    from ..language.terms import Term
    from ..running.cache import Cache
    from ..running.checking import Check
    from ..running.cluster.joining import Cluster
    from ..running.outlines import SystemPlan
    from ..running.results import Result

SIDE_BY_SIDE = 8  # kernels that are under way on a cluster
SOON_SECONDS = 0.3  # in which most that is false falls
SOME_SECONDS = 8.0  # for a statement after which there is another one to try
SOME_SHARE = 0.4  # of all time, at most, for such a statement


class KernelRun(Struct, dict=True):
    """A kernel whose claims are decided. code: the exit code of its check; label: what its system is called in outputs."""

    file: Path
    kernel: Kernel
    binding_file: Path | None
    check: KernelCheck
    replays: Replays
    code: int
    limits: dict[str, Any]
    attack: Attack
    label: str = ""

    def terms(self, result: Result) -> Obligation:
        """A result's obligation with the interpreter's call."""
        own = msgspec.structs.replace(result.statement, system=self.check.claims.system.name)
        return self.replays.with_replay(self.check.plans.obligation(own))

    @cached_property
    def results(self) -> list[Result]:
        """The results under the label."""
        if self.label == self.check.claims.system.name:
            return self.check.results
        return [
            replace(
                result,
                claim=msgspec.structs.replace(result.claim, system=self.label),
                statement=msgspec.structs.replace(result.statement, system=self.label),
            )
            for result in self.check.results
        ]

    @property
    def systems(self) -> list[SystemPlan]:
        return [msgspec.structs.replace(plan, name=self.label) for plan in self.check.plans.systems]

    def recording(self) -> Recording:
        """What of it is put on record."""
        from ..kernels.records import Recording, name_of
        from ..kernels.steps.proving import Effort

        decide = deciding(self.limits, True)
        name = name_of(self.file, self.kernel.processor, self.binding_file)
        return Recording(name, self.check, lambda check: decide(check, Effort.ALL))


def files_of(patterns: Iterable[str]) -> list[Path]:
    """The files that are named, each once: a pattern such as 'build/**/*.ll' by what it matches, in the order of names.
    Raises BadParameter for a pattern that matches nothing."""
    found: dict[Path, None] = {}
    for pattern in patterns:
        if Path(pattern).exists() or not any(mark in pattern for mark in "*?["):
            found[Path(pattern)] = None
            continue
        path = Path(pattern)
        root = Path(path.anchor) if path.anchor else Path()
        below = sorted(root.glob(str(path.relative_to(root)) if path.anchor else pattern))
        if not below:
            raise click.BadParameter(f"no file matches {pattern!r}")
        found |= dict.fromkeys(below)
    return list(found)


def checked(
    file: Path, name: str | None, table: FileTable | None, binding_file: Path | None, bounds: bool, races: bool,
    cache: Cache, limits: dict[str, Any], evidence: bool, wanted: Wanted,
) -> KernelRun:  # fmt: skip
    """Read a kernel, decide its claims, and attack what is proved. Raises KernelError, KeyboardInterrupt."""
    from ..attack.records import Attack
    from ..base.clock import now
    from ..kernels.attacking.attack import attacked
    from ..kernels.binding.binding import unread
    from ..kernels.binding.reading import KernelError, choose, read_file
    from ..kernels.binding.tables import unused
    from ..kernels.claims import checking
    from ..kernels.claims.breaking import Breaking
    from ..kernels.claims.obligations import Builder
    from ..kernels.claims.replaying import Replays
    from ..kernels.steps.proving import Proving
    from ..kernels.steps.settling import settled
    from ..running.results import exit_code
    from .check import INTERRUPTED, run_check

    start = now()
    module = read_file(file)
    kernel = choose(module, name or (table.kernel if table else "") or None)
    binding, launch, found = _traced(table, binding_file, kernel, module)
    if binding is not None:
        unused(binding.loops, found.loops, found.why)
        if found.frame is not None:
            unread(binding, kernel, found.frame.asked, module.globals)

    def made(found: Trace) -> tuple[Trace, Claims]:
        return found, Builder(module, kernel, launch, found, binding).build(bounds, races)

    def again(wrong: frozenset[Term]) -> tuple[Trace, Claims] | None:
        """Where an equation of the simplifier's is not proved, the kernel is read again without it."""
        found = _traced_as(binding, launch, module, kernel, wrong)
        return None if found.frame is None or found.why else made(found)

    first = made(found)
    claims = first[1]
    if not claims.system.claims:
        raise KernelError(f"{file}: there is nothing to check: {kernel.name} has no load or store, or all are skipped")
    begun = Proving(kernel.name, claims.steps, cache, deciding(limits, evidence))
    (found, claims), proving = settled(first, lambda one: one[1].steps, again, begun)
    claims.add(proving)
    breaking = Breaking(module, kernel, launch, found.kept)
    check = checking.KernelCheck(checking.plans(claims, cache), claims, cache, breaking, proving)
    code, replays = run_check(check, limits, evidence), Replays(module, kernel, launch, claims)
    attack = Attack(subject=claims.system.name, why="interrupted")
    if code != INTERRUPTED:
        text = " ".join(statement.digest for _, statement in check.items)
        checking = now() - start
        attack = attacked(module, kernel, replays.module, found, claims, check.proved, wanted, checking, text)
        check.contradict([attack])
        check.look_further(limits["seconds"])
        code = exit_code(check.results)
    return KernelRun(file, kernel, binding_file, check, replays, code, limits, attack, claims.system.name)


def each(
    files: Sequence[Path], make: Callable[[Path], KernelRun], far: Cluster | None
) -> Generator[tuple[Path, KernelRun | SpecError | OSError]]:
    """Every file with its kernel's check, or why it cannot be checked; beside each other on a cluster."""
    from ..base.turn_lock import side_by_side
    from ..language.obligations import SpecError
    from .check import INTERRUPTED

    most, stop = (1, lambda: None) if far is None else (SIDE_BY_SIDE, far.end)
    with closing(side_by_side(files, make, most, stop)) as found:
        for file, run in zip(files, found, strict=False):
            if isinstance(run, KernelRun):
                if run.code == INTERRUPTED:
                    raise KeyboardInterrupt
            elif not isinstance(run, (SpecError, OSError)):
                raise run
            yield file, run


def deciding(limits: dict[str, Any], evidence: bool) -> Callable[[Check, Effort], object]:
    """How the steps are decided."""
    from ..kernels.steps.proving import Effort

    def decide(check: Check, effort: Effort) -> None:
        from ..running.worker import PROVE, QUICK, SOON
        from .check import run_through

        whole = limits["seconds"]
        less = {Effort.SOON: min(SOON_SECONDS, whole), Effort.SOME: min(SOME_SECONDS, SOME_SHARE * whole)}
        seconds = less.get(effort, whole)
        task = {Effort.QUICK: QUICK, Effort.SOON: SOON}.get(effort, PROVE)
        run_through(check, {**limits, "seconds": seconds, "task": task}, evidence)

    return decide


def threads(kernel: Kernel) -> tuple[int, int, int]:
    from ..kernels.binding.binding import threads_of

    return threads_of(None, kernel, kernel.name)


def bound(table: FileTable, file: Path | None, kernel: Kernel, module: Module) -> Binding:
    from ..kernels.binding.binding import bind
    from ..kernels.machine.sinks import numbered

    return bind(table, str(file), kernel, len(numbered(kernel)), module.globals)


def _traced(
    table: FileTable | None, file: Path | None, kernel: Kernel, module: Module
) -> tuple[Binding | None, Launch, Trace]:  # fmt: skip
    """The binding, if there is one, the launch, and what the kernel does in it."""
    from ..kernels.machine.launch import Launch

    binding = bound(table, file, kernel, module) if table else None
    launch = binding.launch if binding else Launch.of(threads(kernel))
    return binding, launch, _traced_as(binding, launch, module, kernel)


def _traced_as(
    binding: Binding | None, launch: Launch, module: Module, kernel: Kernel, refused: frozenset[Term] = frozenset()
) -> Trace:  # fmt: skip
    """refused: equations of the simplifier's that are not used."""
    from ..kernels.loops.paths import trace

    return trace(module, kernel, launch, declared=binding.loops if binding else (), refused=refused)
