"""Scripts of folders that are no packages, as modules."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType


def script(file: Path) -> ModuleType:
    """The file run once, under a name that its folder is part of; where it stands is no place to import from."""
    spec = importlib.util.spec_from_file_location(f"{file.parent.name}_{file.stem}_script", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module
