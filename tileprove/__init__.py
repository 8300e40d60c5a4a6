"""tileprove: proofs that every lane of a kernel (CUDA, Triton, compiled AMD code, mappings of your own) touches the right
byte, and that its threads keep apart, for all shapes.

What a spec file and a caller need is named here; each name is loaded when it is first used. Whatever is not named here
is private and may change. docs/API.md is the reference.

    >>> from tileprove import integer, prove
    >>> n, i = integer("n", 1), integer("i", 0)
    >>> prove(i % n < n).verdict.value
    'proved'
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .prover.engines.outcome import Outcome
    from .prover.language import kinds
    from .prover.language.claims import Case, Claim
    from .prover.language.constructors import both, either, where
    from .prover.language.idioms import cdiv, divides, equivalent, implies, maximum, minimum, unravel, within
    from .prover.language.maps import Access, Map
    from .prover.language.obligations import Replay, SpecError, Verdict, call, one_to_one
    from .prover.language.systems import System
    from .prover.language.terms import Term, integer, named
    from .prover.language.words import i8, i16, i32, i64, lookup, sdiv, srem, u8, u16, u32, u64
    from .prover.showing.asking import prove, weaken
    from .prover.showing.proof_result import ProofResult
    from .prover.showing.weakened import Weakened

# In a checkout prover/, specs/ and concrete/ stand beside this folder, and Python finds it before an installed tileprove.
_BESIDE = Path(__file__).parent.parent
if not (_BESIDE / "tileprove" / "prover").exists() and (_BESIDE / "prover" / "cli.py").exists():
    __path__.append(str(_BESIDE))

# module below tileprove -> the names that it gives
DOORS = {
    "prover.language.systems": ("System",),
    "prover.language.claims": ("Case", "Claim"),
    "prover.language.obligations": ("one_to_one", "call", "Replay", "SpecError", "Verdict"),
    "prover.language.maps": ("Access", "Map"),
    "prover.language": ("kinds",),
    "prover.language.terms": ("integer", "Term", "named"),
    "prover.language.constructors": ("where", "both", "either"),
    "prover.language.idioms": (
        "implies", "equivalent", "within", "divides", "cdiv", "minimum", "maximum", "unravel",
    ),
    "prover.language.words": ("i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "sdiv", "srem", "lookup"),
    "prover.showing.asking": ("prove", "weaken"),
    "prover.showing.proof_result": ("ProofResult",),
    "prover.showing.weakened": ("Weakened",),
    "prover.engines.outcome": ("Outcome",),
}  # fmt: skip
_PLACES = {name: f"{__name__}.{module}" for module, names in DOORS.items() for name in names}

__all__ = [
    "Access",
    "Case",
    "Claim",
    "Map",
    "Outcome",
    "ProofResult",
    "Replay",
    "SpecError",
    "System",
    "Term",
    "Verdict",
    "Weakened",
    "both",
    "call",
    "cdiv",
    "divides",
    "either",
    "equivalent",
    "i8",
    "i16",
    "i32",
    "i64",
    "implies",
    "integer",
    "kinds",
    "lookup",
    "maximum",
    "minimum",
    "named",
    "one_to_one",
    "prove",
    "sdiv",
    "srem",
    "u8",
    "u16",
    "u32",
    "u64",
    "unravel",
    "weaken",
    "where",
    "within",
]


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}; it has {', '.join(__all__)}")
    place = import_module(_PLACES[name])
    value = globals()[name] = getattr(place, name, None) or import_module(f"{place.__name__}.{name}")
    return value


def __dir__() -> list[str]:
    return [*__all__, "__all__", "__doc__"]
