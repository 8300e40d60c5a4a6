"""`tileprove triton check --compiled`: emitted PTX and LLVM IR against the Triton source, for all sizes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .launch_check import Beside, Limits

if TYPE_CHECKING:
    from ..compiled.checking import Compared
    from ..kernels.steps.proving import Effort
    from ..language.obligations import Obligation
    from ..running.cache import Cache
    from ..running.checking import Check
    from ..running.results import Result
    from ..showing.page import Page


SHARE = 0.25  # of the time for a compilation that claims about its shared memory may take


def beside(
    files: Sequence[Path], names: Sequence[str], said: str, seconds: float, update: bool, locked: bool, proofs: Path,
    conditions: float = 0.0,
) -> Callable[[Page, Cache, Limits, Limits], Beside]:  # fmt: skip
    """What compiles each launch for each target, and compares. said: targets, with commas between; seconds: on the wall
    for each compilation, 0 for any; update, locked, proofs: as of the command; conditions: seconds to search for those
    under which refuted claims hold. Raises SpecError for what is no target."""
    from ..compiled.checking import Comparing, late
    from ..compiled.compiling import compilations, target
    from ..compiled.conditions import lines, look
    from ..compiled.showing import show, table
    from ..language.obligations import SpecError
    from .kernel_runs import deciding
    from .time_limit import Limit

    targets = [target(one.strip()) for one in said.split(",") if one.strip()]
    if not targets:
        raise SpecError(f"--compiled {said!r} names no target: sm_80, sm_90, gfx942, gfx950, ...")

    def decided(out: Page, cache: Cache, limits: dict[str, Any], quick: dict[str, Any]) -> Beside:
        done: list[Compared] = []
        failed: list[str] = []
        for file in files:
            try:
                subjects, more = compilations(file, names, targets)
            except SpecError as error:
                failed.append(str(error))
                continue
            failed += more
            for own in subjects:
                if any(one.subject.called == own.called for one in done):
                    own.tail = f"--{len(done)}"
                limit, comparing = Limit(seconds, own.called, True), None
                try:
                    with limit.running():
                        comparing = Comparing(
                            own, cache, deciding(limits, update), deciding(quick, False), seconds * SHARE
                        )
                        done.append(comparing.run())
                    show(out, done[-1])
                    for line in lines(look(done[-1], conditions, limits["jobs"])):
                        out.say(f"  {line}")
                except KeyboardInterrupt:
                    if not limit.over:
                        raise
                    more = "; --compiled-limit gives it more, and what was decided is in the cache"
                    done.append(late(own, cache, seconds, comparing, more))
                    show(out, done[-1])
                except SpecError as error:
                    failed.append(f"{own.file}:{own.line}: {own.name}, compiled for {own.texts.name}: {error}")
        if len(done) > 1:
            table(out, done)
        own = {one.subject.called: one for one in done}

        def terms(result: Result) -> Obligation:
            return own[result.statement.system].obligation(result)

        results = [result for one in done for result in one.results]
        differs = 0
        if update or locked:
            differs = _recorded(done, cache, deciding(limits, update), update, proofs)
        return Beside([plan for one in done for plan in one.systems], results, terms, failed, differs)

    return decided


def _recorded(
    done: Sequence[Compared], cache: Cache, decide: Callable[[Check, Effort], object], update: bool, proofs: Path
) -> int:  # fmt: skip
    """Write the records, or compare with them: 1 where something differs."""
    from ..compiled.records import Recording
    from ..kernels.steps.proving import Effort
    from .recordings import compared, written

    recordings = [Recording(one, cache, lambda check: decide(check, Effort.ALL)) for one in done]
    if not update:
        return compared(recordings, proofs)
    for recording in recordings:
        written(recording, recording.missing, proofs)
    return 0
