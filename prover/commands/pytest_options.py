"""pytest: the options of the plugin, as the command line and the project say them; and the cache of `tileprove check`,
opened once, where something is decided."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from ..running.cache import Cache


def pytest_addoption(parser: pytest.Parser) -> None:
    own = parser.getgroup("tileprove")
    own.addoption(
        "--tileprove-timeout", metavar="TIME", default="60s", help="time for each case of a claim: 30s, 2m (60s)"
    )
    attack = "time to attack what is proved of a launch by running it, 0 for no attack (a tenth of the checking time)"
    own.addoption("--tileprove-attack", metavar="SECONDS", help=attack)
    parser.addini("tileprove_attack", f"{attack}; --tileprove-attack goes before it", default="")
    conditions = "time to search for conditions under which what is refuted of a launch holds, 0 for no search (10s)"
    own.addoption("--tileprove-conditions", metavar="SECONDS", help=conditions)
    parser.addini("tileprove_conditions", f"{conditions}; --tileprove-conditions goes before it", default="")
    configs = "prove launches in every configuration of triton.autotune and triton.heuristics"
    own.addoption("--tileprove-configs", action="store_true", help=configs)
    parser.addini("tileprove_configs", configs, type="bool", default=False)
    elements = "assume that tensors of a launch have at most so many elements, as 2^31; none for no assumption"
    own.addoption("--tileprove-max-elements", metavar="N", help=f"{elements}, whatever pyproject.toml says")


def wants_configurations(config: pytest.Config) -> bool:
    """Whether a launch is proved in every configuration."""
    return bool(config.getoption("--tileprove-configs") or config.getini("tileprove_configs"))


def most_elements(config: pytest.Config) -> int | None:
    """What is assumed of tensors, as the command line says or else ``[tool.tileprove]``; None for nothing."""
    from ..language.obligations import SpecError
    from ..running.project import elements, max_elements

    said = config.getoption("--tileprove-max-elements")
    try:
        return None if said == "none" else elements(said) if said else max_elements(config.rootpath)
    except (SpecError, ValueError) as error:
        raise pytest.UsageError(f"--tileprove-max-elements: {error}" if said else str(error)) from None


def timeout_seconds(config: pytest.Config) -> float:
    """Of each case of a claim."""
    return _duration("--tileprove-timeout", config.getoption("--tileprove-timeout"), False)


def attack_seconds(config: pytest.Config) -> float | None:
    """Of an attack on what is proved of a launch, as the command line says or else the project; None where neither does."""
    for name, said in (
        ("--tileprove-attack", config.getoption("--tileprove-attack")),
        ("tileprove_attack", config.getini("tileprove_attack")),
    ):
        if said:
            return _duration(name, said, True)
    return None


def conditions_seconds(config: pytest.Config) -> float:
    """Of the search for conditions under which what is refuted of a launch holds."""
    from .options import CONDITIONS

    said = config.getoption("--tileprove-conditions"), config.getini("tileprove_conditions"), CONDITIONS
    return _duration("tileprove_conditions", next(filter(None, said)), True)


def _duration(name: str, said: Any, zero: bool) -> float:
    from click import BadParameter

    from .options import Duration

    try:
        return Duration(zero).convert(said, None, None)
    except BadParameter as error:
        raise pytest.UsageError(f"{name}: {error.message}") from None


CACHE: pytest.StashKey[Cache] = pytest.StashKey()


def opened(config: pytest.Config) -> Cache:
    if CACHE not in config.stash:
        from ..running.cache import Cache

        config.stash[CACHE] = Cache.default(lambda message: print(f"tileprove: {message}", file=sys.stderr))
    return config.stash[CACHE]


def closed(config: pytest.Config) -> None:
    cache = config.stash.get(CACHE, None)
    if cache is not None:
        cache.close()
        del config.stash[CACHE]
