"""SubTileLoaderLDS_HK_st_8x32 (seed 003): a V tile from DRAM to LDS by a whole block of threads, 16 bytes a thread."""

from . import bounds, chunked, group, k, workers  # noqa: F401  (they register their claims)
from .system import SYSTEM

__all__ = ["SYSTEM"]
