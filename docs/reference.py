"""The reference of what ``from tileprove import ...`` offers, as one Markdown page: the docstrings, and nothing else.

``python docs/reference.py > docs/API.md`` writes it.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from enum import EnumType
from typing import Any

import tileprove

INTRODUCTION = """# What you can import

For authors of specs and of scripts: each name, with an example.

```python
from tileprove import System, Case, integer, prove
```

Everything below comes from `tileprove` itself and stays; whatever is not here is private and may change. The executors,
`from tileprove.concrete import ...`, are listed in [EXECUTORS.md](EXECUTORS.md). Terms are exact integers of any size:
`//` rounds down, `%` is never negative for a positive divisor, and a value that does not exist (a division by zero) makes
the claim fail where it is reached. `python docs/reference.py` prints this page from the docstrings.
"""
GIVEN = ("Term", "Outcome", "ProofResult", "Weakened", "Map", "Claim")  # what functions give and nobody makes
ROOMS = {
    "prover.language.systems": "Systems, claims, cases",
    "prover.language.claims": "Systems, claims, cases",
    "prover.language.obligations": "Systems, claims, cases",
    "prover.language.maps": "Maps",
    "prover.language": "Kinds of claims about maps",
    "prover.language.terms": "Terms",
    "prover.language.constructors": "Terms",
    "prover.language.idioms": "Terms",
    "prover.language.words": "Words of kernels",
    "prover.showing.asking": "Asking at once",
    "prover.showing.proof_result": "Answers",
    "prover.showing.weakened": "Conditions",
    "prover.engines.outcome": "What an answer is made of",
}


def page() -> Iterator[str]:
    """The page in parts."""
    yield INTRODUCTION
    before = ""
    for module, names in tileprove.DOORS.items():
        if ROOMS[module] != before:
            before = ROOMS[module]
            yield f"\n## {before}\n"
        for name in names:
            yield from _entry(name, getattr(tileprove, name))


def _entry(name: str, thing: Any) -> Iterator[str]:
    if inspect.ismodule(thing):
        yield f"\n{inspect.getdoc(thing)}\n"
        inside = [getattr(thing, inner) for inner in thing.__all__]
        for function in sorted(
            inside, key=lambda each: (each.__module__, inspect.unwrap(each).__code__.co_firstlineno)
        ):
            yield from _entry(f"{name}.{function.__name__}", function)
        return
    yield f"\n### `{name}`\n\n{_signature(name, thing)}{inspect.getdoc(thing)}\n"
    if inspect.isclass(thing) and not isinstance(thing, EnumType):
        for member, value in vars(thing).items():
            if inspect.isfunction(value) and not member.startswith("_"):
                yield f"\n#### `{name}.{member}`\n\n{_signature(member, value)}{inspect.getdoc(value)}\n"


class _Bare(str):
    """Text that is shown without quotes."""

    __repr__ = str.__str__


def _signature(name: str, thing: Any) -> str:
    """As a block of code; nothing for what nobody calls."""
    if inspect.isclass(thing) and (issubclass(thing, Exception) or isinstance(thing, EnumType) or name in GIVEN):
        return ""
    found = inspect.signature(thing)
    known = [each for each in found.parameters.values() if each.name != "self"]
    shown = [
        each.replace(
            annotation=_Bare(getattr(each.annotation, "__forward_arg__", each.annotation)),
            default=_default(each.default),
        )
        for each in known
    ]
    returns = found.empty if inspect.isclass(thing) else _Bare(found.return_annotation)
    return f"```text\n{name}{inspect.Signature(shown, return_annotation=returns)}\n```\n\n"


def _default(value: Any) -> Any:
    return _Bare("...") if type(value).__name__ == "_HAS_DEFAULT_FACTORY_CLASS" else value


if __name__ == "__main__":
    print("".join(page()), end="")
