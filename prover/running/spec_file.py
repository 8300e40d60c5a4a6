"""A user's spec file, read: the systems that it makes, or one line that says why they cannot be trusted to be all.

Reading a spec runs it, and it may do anything. So it is read in a process of its own (`spec_process`), or in a copy of a
process that ends afterwards (`mutation`); a process that decides, plans or reports never calls `load`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from ..language.obligations import SpecError
from ..language.systems import MADE, System
from . import uncompiled
from .complaints import one_line
from .unasked import nothing_unasked

SPECS = "tileprove.specs"
LAUNCHES = ("triton", "cuda")  # kinds of files that somebody may take for specs


def load(path: Path) -> list[System]:
    """The systems that the file makes, its own and its helpers', in the order in which they are made. Raises SpecError."""
    before, known = len(MADE), {id(claim) for system in MADE for claim in system.claims.values()}
    others = set(sys.modules)
    module = _run(path)
    nothing_unasked(module, path)
    for helper in _helpers(path, others - {module.__name__}):
        nothing_unasked(helper, Path(str(helper.__file__)))
    made = [system for system in MADE[before:] if not built_in(system)]
    if not made:
        raise SpecError(f"{path}: no System in this file; {_instead(module, path)}")
    _complete(made, module)
    _registered_at_home(known)
    return made


def _instead(module: ModuleType, path: Path) -> str:
    """What to do with a file that is no spec."""
    for value in vars(module).values():
        for kind in LAUNCHES:
            if type(value).__module__.startswith(f"tileprove.prover.{kind}.launching"):
                return f"it declares launches, which `tileprove {kind} check {path}` checks"
    return 'a spec makes one: SYSTEM = System("name", "title")'


def built_in(system: System) -> bool:
    """Whether the system belongs to a spec that comes with tileprove, whose parts any spec may use."""
    return _comes_with_us(system.origin.home)


def _comes_with_us(file: str) -> bool:
    package = importlib.util.find_spec(SPECS)
    folders = package.submodule_search_locations if package is not None else None
    return any(Path(file).is_relative_to(folder) for folder in folders or ())


def _run(path: Path) -> ModuleType:
    # a name that says the file and cannot hide an installed module; known to sys.modules, as dataclasses need it
    name = f"tileprove_spec_{path.stem}_{hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:8]}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise SpecError(f"{path} is no Python file")
    module = importlib.util.module_from_spec(spec)
    folder = uncompiled.beside(path)
    if str(folder) not in sys.path:
        sys.path.append(str(folder))  # a spec may keep helpers beside it; last, so that they hide nothing
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise SpecError(one_line(error, str(path))) from None
    return module


def _helpers(path: Path, known: set[str]) -> list[ModuleType]:
    """The modules that stand beside the spec and came with it; known: names of those that were there before."""
    folder, found = path.resolve().parent, list[ModuleType]()
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if name not in known and isinstance(file, str) and file.endswith(".py") and not name.startswith("tileprove"):
            parts = Path(file).resolve()
            if folder in parts.parents and "site-packages" not in parts.parts:
                found.append(module)
    return found


def _complete(made: list[System], module: ModuleType) -> None:
    """Raises SpecError unless every system has a name of its own, under which a reader finds it, and its claims."""
    modules = [other for other in list(sys.modules.values()) if isinstance(getattr(other, "__file__", None), str)]
    first: dict[str, System] = {}
    for system in made:
        place = system.origin.place
        other = first.setdefault(str(system.name).casefold(), system)
        if other is not system:
            raise SpecError(f"{place}: there are two systems named {system.name}; {other.origin.place} makes the other")
        homes = [module, *(other for other in modules if other.__file__ == system.origin.home)]
        if not any(value is system for home in homes for value in list(vars(home).values())):
            raise SpecError(
                f"{place}: the System {system.name} is under no name of this file: its name was given to something else,"
                " or it is inside a list or a function; a spec file says SYSTEM = System(...), once"
            )
        nothing_removed(system)
        for origin in system.waiting.values():
            raise SpecError(f"{origin.place}: a claim's sentence, and no function that says what it means")


def nothing_removed(system: System) -> None:
    """Raises SpecError if a claim was registered on the system and is not among its claims."""
    for claim in system.registered:
        if system.claims.get(claim.name) is not claim:
            raise SpecError(
                f"{claim.file}:{claim.line}: the claim {claim.name} was taken off the System {system.name}, so nobody"
                " checks it; remove the function if it claims nothing"
            )


def _registered_at_home(known: set[int]) -> None:
    """Raises SpecError for a new claim of one file on the system of another: whoever checks that does not see it."""
    for system in MADE:
        for claim in system.claims.values():
            own = claim.home == system.origin.home or (built_in(system) and _comes_with_us(claim.home))
            if own or id(claim) in known:
                continue
            whose = "a built-in system" if built_in(system) else f"made in {system.origin.place}"
            raise SpecError(
                f"{claim.file}:{claim.line}: the claim {claim.name} is registered on {system.name}, which is {whose};"
                " a spec file makes a System of its own"
            )
