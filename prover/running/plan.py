"""What there is to decide, as plain data: systems, their claims, and each obligation's digest and domain.

A plan says all that a report needs as long as nothing went wrong, so that a run in which nothing changed need not
build a single term. The plans of built-in systems, and of their claims, are kept in the cache under a hash of every source
that they could depend on. A user's spec file may read anything, so it is always run; and it may change anything, so it is
run in a process of its own (`spec_process`) and never in this one, where the built-in systems are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec
from msgspec import Struct

from ..language.claims import Claim
from ..language.obligations import Obligation, SpecError
from ..language.systems import System
from ..language.wire import digest
from . import registry, spec_process
from .cache import Cache
from .outlines import ClaimPlan, Statement, SystemPlan, claim_plan, outline, statement
from .sharing import by_two, can_share
from .sources import Sources, install_hash

MANY = 16  # claims that are worth a fork


class Built(Struct, frozen=True):
    """A system that is built already, of a kernel or a launch, where a spec's name or file would stand."""

    name: str
    system: System
    path: None = None
    built_in: bool = False

    def systems(self) -> list[System]:
        return [self.system]


class Plans:
    """The chosen systems, and their terms for whoever needs them. missing: called with the names of those built-in systems
    that have to be built, before the first one is. whole: whether one claim of a file that says nothing is an error of all;
    else it has its ``error``, and whoever reads the claims has to say so."""

    def __init__(
        self,
        chosen: Iterable[registry.Target | Built],
        cache: Cache,
        missing: Callable[[frozenset[str]], object] = lambda systems: None,
        whole: bool = True,
    ):
        self.whole = whole
        self.targets = list(chosen)
        self.cache = cache
        self._loaded: dict[str, System] = {}
        self._obligations: dict[tuple[str, str], dict[str, Obligation]] = {}
        self._statements: dict[str, bytes] = {}
        self._sources = Sources(cache)
        self.files: dict[Path, list[SystemPlan]] = {}  # of users' spec files
        self.systems: list[SystemPlan] = []
        self._origin: dict[str, registry.Target | Built] = {}
        sources = _installed(self.targets, cache)
        kept = [_kept(target, cache, sources) for target in self.targets]
        lacking = frozenset(t.name for t, known in zip(self.targets, kept, strict=True) if t.built_in and known is None)
        if lacking:
            missing(lacking)
            if sources:
                self._begin([target for target in self.targets if target.name in lacking])
        for target, known in zip(self.targets, kept, strict=True):
            for plan in _others([known] if known else self._plans(target, sources), self.systems):
                self._origin[plan.name] = target
                self.systems.append(plan)

    def _plans(self, target: registry.Target | Built, sources: str) -> list[SystemPlan]:
        if target.path is not None:
            return self._read(target.path)
        plans = [self._build(system, target.built_in and bool(sources)) for system in self._load(target)]
        if target.built_in and sources:
            self.cache.keep_plans({target.name: (sources, msgspec.json.encode(plans[0]))})
        return plans

    def _read(self, path: Path) -> list[SystemPlan]:
        systems, found = spec_process.read(path, whole=self.whole)
        self.files[path] = systems
        for key, obligations in found.items():
            self._obligations.setdefault(key, obligations)
        for system in systems:
            for claim in system.claims:
                claim.statements = [statement(o) for o in found[system.name, claim.name].values()]
        return systems

    def _load(self, target: registry.Target | Built) -> list[System]:
        systems = target.systems()
        self._loaded.update((system.name, system) for system in systems)
        return systems

    def _begin(self, targets: Iterable[registry.Target | Built]) -> None:
        """The statements of the built-in systems' claims: of those that nothing changed from the cache, of others anew, and
        these by two processes where most of what they say is likely to be decided already."""
        sources: dict[str, str] = {}
        missing: list[Claim] = []
        for claim in (claim for target in targets for system in self._load(target) for claim in system.claims.values()):
            sources[claim.full_name] = own = self._sources.of(claim.home)
            kept = self.cache.plan(claim.full_name, own) if own else None
            if kept is None:
                missing.append(claim)
            else:
                self._statements[claim.full_name] = kept
        mostly = len(missing) >= MANY and all(self.cache.knew(claim.full_name) for claim in missing[:MANY])
        made = by_two(missing, self._make) if mostly and can_share() else list(map(self._make, missing))
        fresh = {claim.full_name: text for claim, text in zip(missing, made, strict=True)}
        self._statements |= fresh
        self.cache.keep_plans({name: (sources[name], text) for name, text in fresh.items() if sources[name]})

    def _make(self, claim: Claim) -> bytes:
        return msgspec.json.encode([statement(obligation) for obligation in self._terms(claim).values()])

    def _build(self, system: System, installed: bool) -> SystemPlan:
        """The system's plan. installed: a built-in one, whose statements are known."""
        claims = []
        for claim in system.claims.values():
            known = self._statements.get(claim.full_name) if installed else None
            text = self._make(claim) if known is None else known
            claims.append(
                msgspec.structs.replace(claim_plan(claim), statements=msgspec.json.decode(text, type=list[Statement]))
            )
        return msgspec.structs.replace(outline(system), claims=claims)

    def _terms(self, claim: Claim) -> dict[str, Obligation]:
        key = (claim.system, claim.name)
        if key not in self._obligations:
            self._obligations[key] = {o.case: o for o in registry.obligations(claim)}
        return self._obligations[key]

    def obligation(self, wanted: Statement) -> Obligation:
        """The statement's terms. Raises SpecError when the spec no longer says the same."""
        known = self._obligations.get((wanted.system, wanted.claim))
        if known is None:
            if wanted.system not in self._loaded:
                self._load(self._origin[wanted.system])
            claim = self._loaded[wanted.system].claims.get(wanted.claim)
            known = self._terms(claim) if claim else {}
        found = known.get(wanted.case)
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
            names = {
                c.full_name for c in self.claims if fnmatchcase(c.full_name, pattern) or fnmatchcase(c.name, pattern)
            }
            if not names:
                known = [name for c in self.claims for name in (c.name, c.full_name)]
                raise registry.UnknownName(f"no claim matches {pattern!r}{registry.suggest(pattern, known)}")
            matched |= names
        return [c for c in self.claims if not wanted or c.full_name in matched]


def _installed(targets: Iterable[registry.Target | Built], cache: Cache) -> str:
    """The sources of what is built in; empty where nothing is, or where nothing is kept."""
    return install_hash() if cache.path is not None and any(target.built_in for target in targets) else ""


def _kept(target: registry.Target | Built, cache: Cache, sources: str, part: str = "") -> SystemPlan | None:
    data = cache.plan(target.name + part, sources) if target.built_in and sources else None
    return None if data is None else msgspec.json.decode(data, type=SystemPlan)


OUTLINE = "/outline"  # of what is kept: a plan without statements


def outlines(chosen: Iterable[registry.Target | Built], cache: Cache) -> list[SystemPlan]:
    """The systems and their claims, without obligations."""
    targets = list(chosen)
    sources = _installed(targets, cache)
    found: list[SystemPlan] = []
    for target in targets:
        found += _others(_outlines(target, cache, sources), found)
    return found


def _outlines(target: registry.Target | Built, cache: Cache, sources: str) -> list[SystemPlan]:
    if target.path is not None:
        return spec_process.read(target.path, cases=False)[0]
    kept = _kept(target, cache, sources, OUTLINE)
    if kept is not None:
        return [kept]
    found = [outline(system) for system in target.systems()]
    if target.built_in and sources:
        cache.keep_plans({target.name + OUTLINE: (sources, msgspec.json.encode(found[0]))})
    return found


def _others(plans: Iterable[SystemPlan], known: list[SystemPlan]) -> list[SystemPlan]:
    """The plans without those that are known already, as a file is that another one imports. Raises SpecError for two
    systems whose names are the same, or would be the name of the same file."""
    found = []
    for plan in plans:
        other = next((other for other in known if other.name.lower() == plan.name.lower()), None)
        if other is None:
            found.append(plan)
        elif other != plan:
            raise SpecError(f"{plan.place}: there are two systems named {plan.name}; {other.place} makes the other")
    return found
