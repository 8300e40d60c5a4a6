"""Preconditions as data: a name, a sentence and a predicate, so that they can be enforced, tested and listed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from ..integers import ConfigError

Predicate: TypeAlias = Callable[[Any, Any], bool]
"""Of the source that is loaded (a Conv or a Matrix) and the LoaderConfig."""


def always(source: Any, config: Any) -> bool:
    """The predicate of what concerns every layer.

    >>> precondition.always(None, None)
    True
    """
    return True


@dataclass(frozen=True, slots=True)
class Precondition:
    """Something a layer and a loader configuration must satisfy.

    asserted: the loader's own compile-time assert; the others are what its addresses need but nothing enforces.
    essential: later preconditions of the same table make no sense without it.
    shows: attributes of config or source that an error message quotes.

        >>> even = lambda matrix, config: matrix.rows % 2 == 0
        >>> rule = precondition.Precondition("even", "rows must be even", even, shows=("rows",))
        >>> rule.complaint(tile_loader.Matrix(rows=3, cols=4, stride=4), None)
        'rows must be even; got rows=3'
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
    """Raise ConfigError with one line for the first asserted precondition that applies and does not hold.

    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> precondition.require(loader_config.TILE_ASSERTS, None, config)
    """
    for precondition in preconditions:
        if precondition.asserted and precondition.applies(source, config) and not precondition.holds(source, config):
            raise ConfigError(precondition.complaint(source, config))


def survey(preconditions: Iterable[Precondition], source: Any, config: Any) -> list[tuple[Precondition, bool | None]]:
    """Each precondition with whether it holds; None where it does not apply or follows a broken essential one.

    >>> layer = conv.Conv(N=2, H=8, W=8, C=64, R=3, S=3, pad_h=1, pad_w=1)
    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> found = precondition.survey(im2col_conditions.NEEDED, layer, config)
    >>> [one.name for one, holds in found if holds is False], found[1][0].name, found[1][1]
    ([], 'carry_exact', True)
    """
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
