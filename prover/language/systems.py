"""Systems: what a spec file makes one of, to decorate its maps and claims with."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any

from . import maps
from .claims import Builder, Claim
from .obligations import SpecError, Verdict
from .origins import Origin, origin

MADE: list[System] = []  # every System of this process, so that one which nothing refers to any more is still found


class System:
    """A named group of maps and of claims about one kernel or loader; a spec file makes one and decorates functions.

    name: letters, digits, ``_`` and ``-``. title: what it is, in a line. seed, source: where its formulas are from.

        >>> SYSTEM = System("rows", "my row loader")
        >>> @SYSTEM.claim("Every lane reads inside its row of 64 elements.")
        ... def in_bounds():
        ...     lane = integer("lane", 0, 16)
        ...     yield Case("", lane * 4 + 3 < 64, show={"first element": lane * 4})
        >>> list(SYSTEM.claims)
        ['in_bounds']
    """

    def __init__(self, name: str, title: str, *, seed: str = "", source: str = ""):
        self.name, self.title, self.seed, self.source = name, title, seed, source
        self.claims: dict[str, Claim] = {}
        self.registered: list[Claim] = []  # what has to be among them, whatever becomes of the table
        self.maps: dict[str, maps.Map] = {}
        self.timings: dict[tuple[str, str], Any] = {}  # (arch, LDS instruction) -> `conflicts.Banks`
        self.origin = origin(__file__)
        self.waiting: dict[object, Origin] = {}  # sentences that no function has followed yet
        MADE.append(self)

    def __reduce__(self) -> Any:
        raise SpecError(f"the System {self.name} cannot be copied; a claim is registered on one System only")

    def map(
        self, memory: str, coordinates: Mapping[str, Any], given: maps.Given | None = None, *,
        example: Mapping[str, Any] | None = None, row_bytes: maps.End = None, instruction: str = "",
        choices: Mapping[str, Any] | None = None,
    ) -> Callable[[Callable[..., maps.Access]], maps.Map]:  # fmt: skip
        """Decorates a function from named parameters to an `Access`; see `maps.Map`. given: its preconditions. example,
        row_bytes: for its picture; instruction: for its bank conflicts; choices: for `kernel bind`. Raises SpecError."""
        place = origin(__file__).place

        def decorate(build: Callable[..., maps.Access]) -> maps.Map:
            name = getattr(build, "__name__", "")
            wrong = maps.trouble(name, build, memory, coordinates, given, list(self.maps), example or {})
            if wrong:
                raise SpecError(f"{place}: {wrong}")
            self.maps[name] = maps.Map(
                self.name,
                name,
                build,
                memory,
                dict(coordinates),
                given,
                dict(example or {}),
                row_bytes,
                instruction,
                dict(choices or {}),
            )
            return self.maps[name]

        return decorate

    def claim(self, sentence: str) -> Callable[[Builder], Claim]:
        """Decorates a generator of cases: the claim, named as the function is, holds when every case is proved. The name
        then stands for the claim, which cases of others may be ``using``.

        sentence: what holds, as a kernel engineer would say it. Raises SpecError for two claims of one name.
        """
        return self._register(sentence, Verdict.PROVED, "", "")

    def finding(self, sentence: str, *, documented: str, holds_when: str = "") -> Callable[[Builder], Claim]:
        """Decorates a generator of cases of a statement that is false: every case must be refuted.

        documented: where the statement stands. holds_when: name of the claim that proves the weakest condition under which
        it is true.
        """
        return self._register(sentence, Verdict.REFUTED, documented, holds_when)

    def _register(
        self, sentence: str, expected: Verdict, documented: str, holds_when: str
    ) -> Callable[[Builder], Claim]:
        place, token = origin(__file__), object()
        if not isinstance(sentence, str):
            if inspect.isfunction(sentence):
                raise SpecError(f'the claim {sentence.__name__} has no sentence: @SYSTEM.claim("what holds")')
            raise SpecError(f"{sentence!r} is no sentence of a claim")
        if not isinstance(documented, str) or not isinstance(holds_when, str):
            raise SpecError("documented and holds_when are text")
        self.waiting[token] = place

        def decorate(build: Builder) -> Claim:
            plain = inspect.unwrap(build)
            if not inspect.isfunction(plain):
                raise SpecError(f"a claim is a generator function, and {build!r} is none")
            name = getattr(build, "__name__", "")
            if name in self.claims:
                raise SpecError(f"{self.name} has two claims named {name}")
            code = plain.__code__
            self.claims[name] = Claim(
                self.name, name, sentence, build, expected, documented, holds_when, code.co_filename,
                code.co_firstlineno, origin(__file__).home,
            )  # fmt: skip
            self.registered.append(self.claims[name])
            self.waiting.pop(token, None)
            return self.claims[name]

        return decorate
