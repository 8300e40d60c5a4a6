"""Asking about one launch from Python, in a test for one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import Struct, field

from ..attack.budget import Wanted
from ..attack.records import Attack
from ..language.obligations import Verdict
from ..running.cache import Cache
from ..running.checking import Check
from ..running.project import elements
from ..running.results import ClaimResult, by_claim
from ..running.runner import Runner
from ..running.warm import Warm
from ..showing.page import as_text
from .assumed import resting
from .checking import LaunchCheck
from .file_check import FileCheck
from .launch_checks import GUESSING
from .launching.carried import unpack
from .launching.child import carried
from .launching.launch import Launch
from .launching.words import Declared
from .showing import Shown
from .stated import Statements

WIDTH = 120


class Answer(Struct, frozen=True):
    """What is known of a claim. file, line: where the access is; verdict: of its worst case; detail: in a sentence.

    point: the counterexample of a refuted one, variable -> value. launch: with the number of its configuration, if there
    are several.
    """

    name: str
    file: str
    line: int
    what: str
    verdict: Verdict
    detail: str
    point: dict[str, int]
    launch: str = ""


class Checked(Struct, frozen=True):
    """The claims of a launch with their verdicts. As text, it is what ``tileprove triton check`` prints. attacks: on
    what is proved, one for each configuration. assumed: what verdicts rest on beside the launch, in words, where
    ``max_elements`` was asked for and something is not proved without."""

    answers: list[Answer]
    text: str
    attacks: list[Attack] = field(default_factory=list)
    assumed: list[str] = field(default_factory=list)

    @property
    def proved(self) -> bool:
        """Whether all of them are proved, and no attack contradicts that."""
        return all(answer.verdict is Verdict.PROVED for answer in self.answers)

    def __str__(self) -> str:
        return self.text


def check(
    kernel: Any, build: Callable[..., Any] | None = None, *, seconds: float = 20.0, jobs: int | None = None,
    configs: bool = False, attack: float | None = None, attack_seed: int | None = None,
    max_elements: int | str | None = None, **constexprs: Any,
) -> Checked:  # fmt: skip
    """Prove a kernel for all sizes of a launch.

    kernel: what ``@launch`` made of a function; or a ``@triton.jit`` function, with the function from sizes to
    ``(grid, arguments)`` as ``build`` and the values of its ``tl.constexpr`` parameters by name. seconds: for each
    obligation; jobs: worker processes, one for each processor if not given; configs: in every configuration of
    ``triton.autotune`` and ``triton.heuristics``; attack: seconds to run the kernel against what is proved, 0 for none, a
    tenth of the checking time if not given; attack_seed: of an attack that is to be made again; max_elements: assume where
    something is not proved without it that tensors have at most so many elements, as 2**31 or ``"2^31"``, and sizes stay
    a block below 2^31, which `Checked.assumed` and the text then say. Raises SpecError for a kernel that does not compile
    and for a launch that says something else than the kernel takes, ValueError for what is no number of elements.
    """
    if isinstance(kernel, Declared):
        declared = kernel
    elif build is None:
        raise TypeError("check(kernel, build) needs the function that says how the kernel is launched")
    else:
        code = build.__code__
        declared = Declared(kernel, constexprs, build, build.__name__, code.co_filename, code.co_firstlineno)
    with Warm() as warm:
        decide = partial(_decide, jobs=jobs, warm=warm)
        checking = FileCheck(
            Cache(None), partial(decide, seconds=seconds), partial(decide, seconds=min(seconds, GUESSING)),
            Wanted(attack, attack_seed), elements(max_elements) if max_elements is not None else None,
        )  # fmt: skip
        done = [
            checking.best(Statements(data.name, unpack(data, Launch), data.text, data.file, data.line))
            for data in carried(declared, configs)
        ]
    assumed = [found.said for found in map(resting, done) if found is not None]
    answers = [_answer(found, claim) for found in done for claim in by_claim(found.results)]
    text = as_text(WIDTH, lambda out: [Shown(out, found).everything() for found in done])
    attacks = [found.attack for found in done if found.attack is not None]
    return Checked(answers, f"\n{text}\n", attacks, assumed)


def _decide(own: Check, seconds: float, jobs: int | None, warm: Warm) -> None:
    own.look_up()
    if own.pending:
        own.run(Runner(jobs=jobs, seconds=seconds, warm=warm))


def _answer(found: LaunchCheck, result: ClaimResult) -> Answer:
    claim = result.claim
    worst = max((case.outcome for case in result.cases if case.outcome), key=lambda o: GRAVITY.index(o.verdict))
    point = (worst.point or {}) if worst.verdict is Verdict.REFUTED else {}
    what = found.stated.names.get(claim.name) or claim.name
    return Answer(claim.name, claim.file, claim.line, what, worst.verdict, worst.detail, point, found.statements.name)


GRAVITY = (
    Verdict.PROVED, Verdict.UNKNOWN, Verdict.UNSUPPORTED, Verdict.VACUOUS, Verdict.REFUTED, Verdict.CONTRADICTED,
)  # fmt: skip
