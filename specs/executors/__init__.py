"""The executors compute the specs: the modules named ``executors...`` of every system's package, and `bounds`."""

from importlib import import_module
from pkgutil import iter_modules

from .. import SYSTEMS
from . import bounds  # noqa: F401  (it registers its claims)
from .system import SYSTEM

__all__ = ["SYSTEM"]

for _system in SYSTEMS:
    if _system != SYSTEM.name:
        _package = import_module(f"..{_system}", __package__)
        for _module in iter_modules(_package.__path__):
            if _module.name.startswith("executors"):
                import_module(f"{_package.__name__}.{_module.name}")
