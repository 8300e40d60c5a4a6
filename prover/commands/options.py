"""Options and argument types that several commands share."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from functools import partial, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from msgspec import Struct
from msgspec.structs import fields

from ..base.extras import install
from ..showing.outputs.formats import FORMATS

if TYPE_CHECKING:
    from ..attack.budget import Wanted
    from ..running.cache import Cache
    from ..running.cluster.joining import Cluster

UNITS = {"ms": 0.001, "s": 1.0, "": 1.0, "m": 60.0}


class Duration(click.ParamType):
    """``500ms``, ``30s``, ``2m``, or a plain number of seconds. zero: whether 0 is one."""

    name = "duration"

    def __init__(self, zero: bool = False):
        self.zero = zero

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        if isinstance(value, (int, float)):
            return float(value)
        found = re.fullmatch(r"\s*(\d+(?:\.\d+)?)\s*(ms|s|m|)\s*", value)
        seconds = float(found[1]) * UNITS[found[2]] if found else 0.0
        if not seconds and not (found and self.zero):
            self.fail(f"{value!r} is no duration; write 500ms, 30s or 2m", param, ctx)
        return seconds


def _timeout(seconds: str, said: str) -> Callable[..., Any]:
    return click.option(
        "--timeout", type=Duration(), default=seconds, show_default=True,
        help=f"{said} for each obligation: 500ms, 30s, 2m; a plain number is seconds.",
    )  # fmt: skip


timeout = _timeout("60s", "Processor time")
budget = click.option(
    "--budget", type=click.IntRange(1, 2**32 - 1), metavar="STEPS",
    help="Steps that a solver may take for a lemma, beside --timeout: the same on every machine.",
)  # fmt: skip
memory = click.option(
    "--memory", type=click.IntRange(0), default=4096, show_default=True, metavar="MIB",
    help="Address space of a worker process in MiB; 0 is no limit.",
)  # fmt: skip
jobs = click.option(
    "--jobs", type=click.IntRange(1), help="Worker processes; as many as there are processors if not given."
)
attack = click.option(
    "--attack", type=Duration(zero=True), metavar="SECONDS",
    help="Time to attack what is proved by running it, 0 for no attack; a tenth of the checking time, at least 200ms, "
    "if not given.",
)  # fmt: skip
attack_seed = click.option(
    "--attack-seed", type=click.IntRange(0), metavar="N", help="Attack as the run did that printed this seed."
)
CONDITIONS = "10s"  # for all conditions of a run, if nothing else is said
conditions = click.option(
    "--conditions", type=Duration(zero=True), default=CONDITIONS, show_default=True, metavar="SECONDS",
    help="Time to search for conditions under which what is refuted holds, after all verdicts; 0 for no search.",
)  # fmt: skip


class Elements(click.ParamType):
    """``2^31``, ``2147483648``; ``none`` is 0."""

    name = "elements"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        from ..running.project import elements

        try:
            return 0 if value == "none" else elements(value)
        except ValueError as error:
            self.fail(f"{error}, or none for no assumption", param, ctx)


def _or_the_projects(context: click.Context, option: click.Parameter, said: int | None) -> int | None:
    """What pyproject.toml says, where the command line says nothing."""
    from ..running.project import max_elements as of_project

    return (of_project() if said is None else said) or None


max_elements = click.option(
    "--max-elements", type=Elements(), metavar="N", callback=_or_the_projects,
    help="Assume where something is not proved without it that tensors have at most so many elements, as 2^31, and sizes "
    "stay a block below 2^31; none for no assumption, also where pyproject.toml has one.",
)  # fmt: skip

cluster = click.option(
    "--cluster", metavar="ADDRESS",
    help="Decide on the Dask cluster with this scheduler, tcp://HOST:PORT or a scheduler file; local starts one.",
)  # fmt: skip


@contextmanager
def connected(address: str | None, jobs: int | None) -> Iterator[Cluster | None]:
    """The cluster that --cluster names, for the time of a run; None without. Raises UsageError, RunnerError."""
    if address is None:
        yield None
        return
    need("--cluster", "distributed", "cluster")
    from ..running.cluster.joining import connected as joined

    with joined(address, jobs, warn) as found:
        yield found


def _reading(context: click.Context, option: click.Parameter, seconds: float) -> None:
    from ..running.spec_process import SECONDS

    before = SECONDS.set(seconds)
    context.call_on_close(lambda: SECONDS.reset(before))


load_timeout = click.option(
    "--load-timeout", type=Duration(), default="60s", show_default=True, callback=_reading, expose_value=False,
    help="Time to read one spec FILE, in a process of its own.",
)  # fmt: skip
no_cache = click.option("--no-cache", is_flag=True, help="Decide everything anew and remember nothing.")


MOST_VALUES = 1 << 16  # of one parameter


def told_apart(words: Iterable[str]) -> tuple[list[str], list[str]]:
    """The names of maps, layouts' texts among them, and what says NAME=VALUE."""
    texts = list(words)
    given = [text for text in texts if "=" in text and "(" not in text.partition("=")[0]]
    return [text for text in texts if text not in given], given


def settings(texts: Iterable[str]) -> dict[str, list[Any] | str]:
    """What NAME=VALUE says: parameter -> its values. Raises UsageError.

    ``bk=64``, ``lane=0..15``, ``n=0..60:4``, ``lane=..`` for all, ``shape=16x16x32`` or ``swizzle=1,1,4`` for a tuple,
    ``none``, ``true``, ``false``; several with + between them.
    """
    found: dict[str, list[Any] | str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise click.UsageError(f"{text!r} says nothing; write bk=64, lane=0..15, shape=16x16x32 or swizzle=1,1,4")
        if name in found:
            raise click.UsageError(f"{name} is given twice; several values have + between them: {name}=1+2")
        found[name] = ".." if value == ".." else [one for part in value.split("+") for one in _values(name, part)]
    return found


def _values(name: str, text: str) -> list[Any]:
    words = {"none": None, "true": True, "false": False}
    if text in words:
        return [words[text]]
    numbers = re.fullmatch(r"(-?\d{1,18})(?:\.\.(-?\d{1,18})(?::(\d{1,18}))?)?", text)
    if numbers and numbers[2] is None:
        return [int(numbers[1])]
    if numbers:
        steps = range(int(numbers[1]), int(numbers[2]) + 1, int(numbers[3] or 1) or 1)
        if not 0 < len(steps) <= MOST_VALUES:
            raise click.UsageError(f"{name}={text} are {len(steps):,} values; {MOST_VALUES:,} are the most")
        return list(steps)
    if re.fullmatch(r"-?\d{1,18}([,x]-?\d{1,18})+", text):
        return [tuple(map(int, re.split("[,x]", text)))]
    raise click.UsageError(f"{name}={text}: no value; write 64, 0..15, 0..60:4, 16x16x32, none, true or false")


def _writable(context: click.Context, option: click.Parameter, file: str | None) -> str | None:
    """The file, if something can be written there as far as one can tell before a run."""
    if file in (None, "-"):
        return file
    path = Path(file)
    if not path.parent.is_dir():
        raise click.BadParameter(f"{path.parent} is no folder", context, option)
    if path.is_dir():
        raise click.BadParameter(f"{path} is a folder", context, option)
    return file


json_out = partial(click.option, "--json", "json_file", metavar="FILE", callback=_writable)


def outputs(command: Callable[..., Any]) -> Callable[..., Any]:
    """An option for each format, ``json_file`` and so on; `chosen_outputs` sorts out what was given."""
    for name, (_, said) in reversed(FORMATS.items()):
        option = click.option(f"--{name}", f"{name}_file", metavar="FILE", callback=_writable, help=said)
        command = option(command)
    return command


class Effort(Struct, frozen=True):
    """How a command that decides does it, and where its verdicts go. files: format -> file, of those that are asked for."""

    timeout: float
    budget: int | None
    memory: int
    jobs: int | None
    cluster: str | None
    no_cache: bool
    attack: float | None
    attack_seed: int | None
    files: dict[str, str]

    @property
    def against(self) -> Wanted:
        """The attack on what is proved."""
        from ..attack.budget import Wanted

        return Wanted(self.attack, self.attack_seed)

    @contextmanager
    def opened(self, reads: bool = True) -> Iterator[tuple[Cache, dict[str, Any]]]:
        """The cache and the limits of a run (`check.run_check`), for its time. reads: as `Cache` has it. Raises
        UsageError, RunnerError."""
        from ..running.cache import Cache
        from ..running.warm import Warm

        with (
            closing(Cache(None) if self.no_cache else Cache.default(warn, reads)) as cache,
            connected(self.cluster, self.jobs) as far,
            Warm() as warm,
        ):
            limits = {"jobs": self.jobs, "seconds": self.timeout, "memory": self.memory, "budget": self.budget or 0}
            yield cache, {**limits, "cluster": far, "warm": warm}


def effort(seconds: str, said: str = "Processor time") -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A command that is given an `Effort`, with the options of it that stand together; `no_cache`, `attack` and
    `attack_seed` are the command's to place. seconds: of --timeout, if not given; said: what it is."""

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(command)
        def told(**given: Any) -> Any:
            files = chosen_outputs({name: given.pop(f"{name}_file") for name in FORMATS})
            own = {each.name: given.pop(each.name) for each in fields(Effort) if each.name != "files"}
            return command(**given, effort=Effort(**own, files=files))

        made: Callable[..., Any] = told
        for option in (cluster, jobs, memory, budget, _timeout(seconds, said), outputs):
            made = option(made)
        return made

    return decorate


def recording(folder: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """--update, --locked and --proofs. folder: of the record, if not given."""

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(command)
        def told(update: bool, locked: bool, **given: Any) -> Any:
            if locked and update:
                raise click.UsageError("--locked compares with the record and --update writes it: choose one")
            return command(update=update, locked=locked, **given)

        said = "Fail unless the record says what this run finds, complete and unaltered."
        proofs = click.option(
            "--proofs", default=folder, show_default=True, type=click.Path(path_type=Path), help="Their folder."
        )
        told = click.option("--locked", is_flag=True, help=said)(proofs(told))
        return click.option("--update", is_flag=True, help="Record the verdicts with their evidence.")(told)

    return decorate


def need(option: str, module: str, extra: str) -> None:
    """Raises UsageError where the module is not installed, with the extra that brings it."""
    if importlib.util.find_spec(module) is None:
        raise click.UsageError(f"{option} needs {module}: {install(extra)}")


def chosen_outputs(files: Mapping[str, str | None]) -> dict[str, str]:
    """Format -> file, of those that were asked for; one of them may be stdout."""
    found = {name: file for name, file in files.items() if file is not None}
    if "html" in found:
        need("--html", "jinja2", "report")  # before the long run
    to_stdout = [f"--{name}" for name, file in found.items() if file == "-"]
    if len(to_stdout) > 1:
        raise click.UsageError(f"{' and '.join(to_stdout)} cannot share stdout")
    return found


def warn(message: str) -> None:
    """One line on stderr about something that does not stop the run."""
    print(f"tileprove: {message}", file=sys.stderr)
