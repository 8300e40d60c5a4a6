"""Preconditions as data: a name, a sentence and a predicate, so that they can be enforced, tested and listed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from ..integers import ConfigError

Predicate: TypeAlias = Callable[[Any, Any], bool]
"""Of the source that is loaded (a Conv or a Matrix) and the LoaderConfig."""


def always(source: Any, config: Any) -> bool:
    """The predicate of what concerns every layer."""
    return True


@dataclass(frozen=True, slots=True)
class Precondition:
    """Something a layer and a loader configuration must satisfy.

    asserted: the loader's own compile-time assert; the others are what its addresses need but nothing enforces.
    essential: later preconditions of the same table make no sense without it.
    shows: attributes of config or source that an error message quotes.
    """

    name: str
    sentence: str
    holds: Predicate
    applies: Predicate = always
    asserted: bool = False
    essential: bool = False
    shows: tuple[str, ...] = ()

    def complaint(self, source: Any, config: Any) -> str:
        """One line for a layer that breaks this precondition."""
        quoted = (f"{name}={getattr(config if hasattr(config, name) else source, name)}" for name in self.shows)
        return f"{self.sentence}; got {', '.join(quoted)}" if self.shows else self.sentence


def require(preconditions: Iterable[Precondition], source: Any, config: Any) -> None:
    """Raise ConfigError with one line for the first asserted precondition that applies and does not hold."""
    for precondition in preconditions:
        if precondition.asserted and precondition.applies(source, config) and not precondition.holds(source, config):
            raise ConfigError(precondition.complaint(source, config))


def survey(preconditions: Iterable[Precondition], source: Any, config: Any) -> list[tuple[Precondition, bool | None]]:
    """Each precondition with whether it holds; None where it does not apply or follows a broken essential one."""
    findings: list[tuple[Precondition, bool | None]] = []
    decidable = True
    for precondition in preconditions:
        if decidable and precondition.applies(source, config):
            holds = precondition.holds(source, config)
            decidable = holds or not precondition.essential
            findings.append((precondition, holds))
        else:
            findings.append((precondition, None))
    return findings
