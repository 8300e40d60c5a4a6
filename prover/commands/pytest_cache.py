"""The cache of `tileprove check` in a run of pytest: opened once, where something is decided."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from ..running.cache import Cache

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
