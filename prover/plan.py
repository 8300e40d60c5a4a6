"""What there is to decide, as plain data: systems, their claims, and each obligation's digest and domain.

A plan says all that a report needs as long as nothing went wrong, so that a run in which nothing changed need not
build a single term. The plans of built-in systems are kept in the cache under a hash of every source that they could
depend on; a user's spec file may read anything, so it is always run.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable
from contextlib import suppress
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec

from . import registry
from .cache import Cache, source_hash
from .claims import Claim, Obligation, SpecError, System, Verdict
from .meanings.text import definitions, text
from .terms import Term, is_const
from .wire import digest


class Variable(msgspec.Struct, frozen=True):
    """A variable of a domain. low, high: the ends of a finite range, as text; both empty for a symbolic one."""

    name: str
    range: str
    low: str = ""
    high: str = ""

    @property
    def symbolic(self) -> bool:
        return not self.low


class Statement(msgspec.Struct):
    """One obligation without its terms. where: what the names in its ranges and assumptions stand for."""

    system: str
    claim: str
    case: str
    digest: str
    variables: list[Variable]
    given: list[str]
    where: list[str]

    @property
    def name(self) -> str:
        return f"{self.system}.{self.claim}" + (f"/{self.case}" if self.case else "")


class ClaimPlan(msgspec.Struct):
    """A claim and the obligations that it means."""

    system: str
    name: str
    sentence: str
    expected: Verdict
    documented: str
    holds_when: str
    file: str
    line: int
    statements: list[Statement] = []

    @property
    def full_name(self) -> str:
        return f"{self.system}.{self.name}"

    @property
    def is_finding(self) -> bool:
        return self.expected is Verdict.REFUTED

    @property
    def place(self) -> str:
        """``file:line``, the file relative to the current folder where it lies below it."""
        path = Path(self.file)
        with suppress(ValueError, OSError):
            path = path.resolve().relative_to(Path.cwd())
        return f"{path}:{self.line}"


class SystemPlan(msgspec.Struct):
    """A system and its claims."""

    name: str
    title: str
    seed: str
    source: str
    claims: list[ClaimPlan]


class Plans:
    """The chosen systems, and their terms for whoever needs them."""

    def __init__(self, chosen: Iterable[registry.Target], cache: Cache):
        self.targets = list(chosen)
        self.cache = cache
        self._loaded: dict[str, System] = {}
        self._obligations: dict[tuple[str, str], dict[str, Obligation]] = {}
        self.systems: list[SystemPlan] = []
        self._origin: dict[str, registry.Target] = {}
        sources = install_hash() if cache.path is not None else ""
        for target in self.targets:
            for plan in self._plans(target, sources):
                if plan.name in self._origin:
                    raise SpecError(f"{target.name}: there are two systems named {plan.name}")
                self._origin[plan.name] = target
                self.systems.append(plan)

    def _plans(self, target: registry.Target, sources: str) -> list[SystemPlan]:
        kept = _kept(target, self.cache, sources)
        if kept is not None:
            return [kept]
        plans = [self._build(system) for system in self._load(target)]
        if target.built_in and sources:
            self.cache.keep_plan(target.name, sources, msgspec.json.encode(plans[0]))
        return plans

    def _load(self, target: registry.Target) -> list[System]:
        systems = target.systems()
        self._loaded.update((system.name, system) for system in systems)
        return systems

    def _build(self, system: System) -> SystemPlan:
        claims = []
        for claim in system.claims.values():
            found = self._terms(claim)
            claims.append(msgspec.structs.replace(claim_plan(claim), statements=[statement(o) for o in found.values()]))
        return msgspec.structs.replace(_outline(system), claims=claims)

    def _terms(self, claim: Claim) -> dict[str, Obligation]:
        key = (claim.system, claim.name)
        if key not in self._obligations:
            self._obligations[key] = {o.case: o for o in registry.obligations(claim)}
        return self._obligations[key]

    def obligation(self, wanted: Statement) -> Obligation:
        """The statement's terms. Raises SpecError when the spec no longer says the same."""
        if wanted.system not in self._loaded:
            self._load(self._origin[wanted.system])
        claim = self._loaded[wanted.system].claims.get(wanted.claim)
        found = self._terms(claim).get(wanted.case) if claim else None
        if found is None or digest(found) != wanted.digest:
            raise SpecError(f"{wanted.name} changed while the run went on; run it again")
        return found

    @property
    def claims(self) -> list[ClaimPlan]:
        return [claim for system in self.systems for claim in system.claims]

    def select(self, patterns: Iterable[str]) -> list[ClaimPlan]:
        """The claims that some pattern matches, by full or short name; every pattern must match. No pattern: all."""
        wanted = list(patterns)
        matched: set[str] = set()
        for pattern in wanted:
            names = {c.full_name for c in self.claims if _matches(c, pattern)}
            if not names:
                known = [name for c in self.claims for name in (c.name, c.full_name)]
                raise registry.UnknownName(f"no claim matches {pattern!r}{registry.suggest(pattern, known)}")
            matched |= names
        return [c for c in self.claims if not wanted or c.full_name in matched]


def _matches(claim: ClaimPlan, pattern: str) -> bool:
    return fnmatchcase(claim.full_name, pattern) or fnmatchcase(claim.name, pattern)


def _kept(target: registry.Target, cache: Cache, sources: str) -> SystemPlan | None:
    data = cache.plan(target.name, sources) if target.built_in and sources else None
    return None if data is None else msgspec.json.decode(data, type=SystemPlan)


def outlines(chosen: Iterable[registry.Target], cache: Cache) -> list[SystemPlan]:
    """The systems and their claims; the obligations only where the cache happens to know them."""
    sources = install_hash() if cache.path is not None else ""
    found: dict[str, SystemPlan] = {}
    for target in chosen:
        kept = _kept(target, cache, sources)
        for plan in [kept] if kept else map(_outline, target.systems()):
            if plan.name in found:
                raise SpecError(f"{target.name}: there are two systems named {plan.name}")
            found[plan.name] = plan
    return list(found.values())


def _outline(system: System) -> SystemPlan:
    claims = [claim_plan(claim) for claim in system.claims.values()]
    return SystemPlan(system.name, system.title, system.seed, system.source, claims)


def install_hash() -> str:
    """A hash of every installed source of tileprove: the built-in specs depend on nothing else."""
    prover = Path(__file__).parent
    folders = [prover]
    for package in ("tileprove.specs", "tileprove.concrete"):
        found = importlib.util.find_spec(package)
        folders += [Path(place) for place in (found.submodule_search_locations or ())] if found else []
    return source_hash(*folders)


def claim_plan(claim: Claim) -> ClaimPlan:
    """The claim without its obligations."""
    return ClaimPlan(
        claim.system, claim.name, claim.sentence, claim.expected, claim.documented, claim.holds_when, claim.file,
        claim.line,
    )  # fmt: skip


def statement(obligation: Obligation) -> Statement:
    """The obligation without its terms."""
    return Statement(
        obligation.system,
        obligation.claim,
        obligation.case,
        digest(obligation),
        [variable(term) for term in obligation.variables],
        [text(formula) for formula in obligation.given],
        [f"{label} = {formula}" for label, formula in definitions(*obligation.given, *obligation.variables)],
    )


_variables: dict[Term, Variable] = {}  # the same variables come back in case after case


def variable(term: Term) -> Variable:
    """A variable's name and range."""
    if term not in _variables:
        name, low, high = term.payload
        lowest, beyond = (None if bound is None else text(bound) for bound in (low, high))
        if lowest is not None and beyond is not None:
            said = f"{lowest} <= {name} < {beyond}"
        elif lowest is not None:
            said = f"{name} >= {lowest}"
        else:
            said = f"{name} < {beyond}" if beyond is not None else f"{name}, any integer"
        ends = ("", "")
        if low is not None and high is not None and is_const(low) and is_const(high):
            ends = (text(low), text(high - 1))
        _variables[term] = Variable(name, said, *ends)
    return _variables[term]
