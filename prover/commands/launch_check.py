"""What `tileprove triton check` and `cuda check` do: launches of files, decided, printed, written and recorded."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from .launch_files import listed
from .options import Effort, attack, attack_seed, conditions, effort, load_timeout, max_elements, no_cache, warn

if TYPE_CHECKING:
    from ..language.obligations import Obligation
    from ..running.cache import Cache
    from ..running.outlines import SystemPlan
    from ..running.results import Result
    from ..showing.page import Page
    from ..triton.file_check import FileCheck

IN_ERROR = 2  # the exit code
Limits = dict[str, Any]


def options(command: Callable[..., Any]) -> Callable[..., Any]:
    """A command that checks launches, with the options that all of these have, in their order."""
    for one in (max_elements, conditions, attack_seed, attack, no_cache, load_timeout, effort("20s", "Time")):
        command = one(command)
    return command


class Asked(Struct, frozen=True):
    """What the command line says. names: of launches of the only file; changed: the files are those that a commit concerns;
    conditions: seconds to search for them; elements: that tensors are assumed to have at most, None for no assumption;
    configs: every configuration of an autotuner."""

    files: Sequence[Path]
    names: Sequence[str]
    changed: bool
    effort: Effort
    conditions: float
    elements: int | None
    update: bool
    locked: bool
    proofs: Path
    configs: bool = False


class Beside(Struct):
    """What was found beside the claims of the launches themselves, such as of their compiled code. terms: a result's
    obligation; failed: a line for each launch in error; differs: the exit code of comparing with what is on record."""

    systems: Sequence[SystemPlan] = ()
    results: Sequence[Result] = ()
    terms: Callable[[Result], Obligation] | None = None
    failed: Sequence[str] = ()
    differs: int = 0


def check_launches(
    asked: Asked, made: Callable[[Cache, Limits, Limits, bool], FileCheck], shown: Callable[[Page, Any], None],
    after: Callable[[Page, Sequence[Any]], None] = lambda out, done: None,
    more: Callable[[Page, Cache, Limits, Limits], Beside] = lambda out, cache, limits, quick: Beside(),
) -> int:  # fmt: skip
    """The exit code. made: what decides the launches, from the cache, its limits, those for what is tried first, and
    whether evidence is kept; shown: prints one that is decided, and after what several have in common; more: decides and
    prints what is claimed beside that."""
    from ..running.results import exit_code
    from ..showing import page, report
    from ..showing.outputs.finished import Finished, write
    from ..triton.assumed import line
    from ..triton.conditions import look
    from ..triton.launch_checks import GUESSING
    from ..triton.showing_conditions import of_conditions
    from .check import INTERRUPTED, run_check

    effort, start = asked.effort, time.monotonic()
    out = page.console("-" in effort.files.values())
    try:
        with effort.opened() as (cache, limits):
            quick = {**limits, "seconds": min(effort.timeout, GUESSING)}
            checking = made(cache, limits, quick, asked.update or "json" in effort.files)
            if asked.changed or len(asked.files) > 1:
                each = checking.each(asked.files, asked.configs, asked.changed)
            else:
                each = checking.run(asked.files[0], asked.names, asked.configs)
            for found in each:
                shown(out, found)
            done = checking.done
            after(out, done)
            if asked.elements is not None and (said := line(done, asked.elements)):
                out.say(f"\n{said}", style="yellow")
            silent = {**limits, "quiet": True}
            anew = look(done, asked.conditions, effort.jobs, decide=lambda check: run_check(check, silent, False))
            of_conditions(out, anew)
            beside = more(out, cache, limits, quick) if done else Beside()
    except KeyboardInterrupt:
        return INTERRUPTED
    for note in checking.notes:
        warn(note)
    if checking.empty:
        warn(f"passed over, since no launch is declared there: {listed(checking.empty)}")
    if not done:
        none = [] if asked.changed else [f"{listed(asked.files)}: no launch there is of the kernel that is asked for"]
        wrong = checking.failed or none
        return in_error(wrong) if wrong else 0
    failed = list(dict.fromkeys([*checking.failed, *beside.failed]))
    results = [*(result for found in done for result in found.results), *beside.results]
    code = IN_ERROR if failed else exit_code(results)
    attacks = [found.attack for found in done if found.attack is not None]
    seconds = time.monotonic() - start - sum(own.seconds for own in attacks)
    plans = {plan.name: found.plans for found in done for plan in found.plans.systems}

    def terms(result: Result) -> Obligation:
        own = plans.get(result.statement.system)
        if own is not None:
            return own.obligation(result.statement)
        assert beside.terms is not None
        return beside.terms(result)

    write(effort.files, Finished(
        [*(plan for found in done for plan in found.plans.systems), *beside.systems], results, code, terms, seconds,
        attacks, checking.assumed, failed,
    ))  # fmt: skip
    report.summary(out, results, seconds, attacks)
    in_error(failed)
    if not (asked.update or asked.locked):
        return code
    code = _recorded(done, asked, code)
    return code if code == IN_ERROR else beside.differs or code


def in_error(failed: Iterable[str]) -> int:
    """Say which launches are in error; the exit code."""
    for said in failed:
        warn(said)
    return IN_ERROR


def _recorded(done: Sequence[Any], asked: Asked, code: int) -> int:
    """Compare with the record, or write it; the exit code with it."""
    from ..base.files import shown
    from ..triton.records import Recording
    from .recordings import compared, written

    proofs = asked.proofs
    recordings = [Recording(found) for found in done if not found.contradictions]
    for own in (found.statements for found in done if found.statements.tail):
        warn(f"{proofs}: a launch of another file is named {own.name} too, and a record goes by the name: check "
             f"{shown(Path(own.file))} alone, with a folder of its own as --proofs")  # fmt: skip
        recordings = [recording for recording in recordings if recording.check.statements is not own]
        code = IN_ERROR
    for found in done:
        if found.contradictions:
            warn(f"{proofs} is left as it was about {found.statements.name}: tileprove contradicts itself")
    if asked.locked:
        differs = compared(recordings, proofs)
        return code if len(recordings) < len(done) or code == IN_ERROR else differs or code
    for recording in recordings:
        written(recording, recording.missing, proofs)
    return code


def explain_launch(
    found: Callable[[Cache, Limits, Limits], Any], explained: Callable[[Page, Any, Any], Any], claim: str | None,
    case: str | None, limits: Limits, conditions: float, no_cache: bool,
) -> int:  # fmt: skip
    """The exit code of explaining one claim about a launch. found: decides the launch; explained: how its kind is shown."""
    from ..running.cache import Cache
    from ..running.results import exit_code
    from ..showing.page import console
    from ..triton.conditions import look
    from ..triton.explaining import claim_of
    from ..triton.launch_checks import GUESSING
    from .check import INTERRUPTED

    cache = Cache(None) if no_cache else Cache.default(warn)
    try:
        check = found(cache, limits, {**limits, "seconds": min(limits["seconds"], GUESSING)})
        look([check], conditions, limits["jobs"])
        chosen = explained(console(), check, claim_of(check, claim))
        result = chosen.case(case)
        chosen.print(result, limits["seconds"])
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        cache.close()
    return exit_code([result])
