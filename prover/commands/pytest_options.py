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
