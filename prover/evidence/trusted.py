"""What has to be right for a verdict, by file and number of lines: read from the sources themselves.

Each kind of evidence is established by a few modules; what they import of tileprove, directly or not, takes part as well.
What they import of other projects is named in docs/TRUST.md.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ..base.engines import EVIDENCE

PACKAGE = Path(__file__).parent.parent


def _every(*folders: str) -> tuple[str, ...]:
    """The modules of these folders below PACKAGE."""
    files = [file for folder in folders for file in sorted((PACKAGE / folder).glob("*.py"))]
    return tuple(".".join(file.relative_to(PACKAGE).with_suffix("").parts) for file in files)


ROOM = "proof"  # below PACKAGE: what a "proved" of the integer engine rests on beside the statement itself
# what a verdict rests on -> the modules below tileprove.prover that establish it; what no row names is not needed
PARTS: dict[str, tuple[str, ...]] = {
    "the statement is the spec's": ("language.systems", "language.wire"),
    "a lane, a counterexample": ("language.exact",),
    "what a claim's lemmas come to": ("running.linking",),
    **dict(evidence.part for evidence in EVIDENCE.values()),
    "a kernel's terms are noted steps": ("machine.arithmetic", "kernels.steps.statements"),
    "a kernel's integers are what its words say": ("machine.words", "machine.simplified", "machine.unbounded"),
    "a claim about accesses says what its sentence says": (
        "accesses.claims",
        "accesses.apart",
        "accesses.covered",
        "accesses.known",
    ),
    "a kind of claim says what its sentence says": _every("language/kinds"),
    "a launch is what its words say": (
        "triton.launching.launch", "triton.launching.promises", "triton.launching.elements", "triton.launching.words",
        "cuda.launching.launch", "cuda.launching.exponents", "cuda.threads",
    ),
    "LLVM IR, TTIR and PTX are read as they are written": _every("kernels/ir", "triton/ttir", "readers/ptx"),
}  # fmt: skip


class Part(NamedTuple):
    """name: what a verdict rests on. files: (path below prover/, lines), those of earlier parts left out."""

    name: str
    files: tuple[tuple[str, int], ...]

    @property
    def lines(self) -> int:
        return sum(lines for _, lines in self.files)


def room() -> dict[str, int]:
    """The files of the trusted room, with their lines."""
    return {file.name: _lines(file) for file in sorted((PACKAGE / ROOM).glob("*.py"))}


def parts() -> Iterator[Part]:
    """The parts in order, each with the files that no earlier part has."""
    seen: set[str] = set()
    for name, entries in PARTS.items():
        files = [file for file in closure(entries) if file not in seen]
        seen.update(files)
        yield Part(name, tuple((file, _lines(PACKAGE / file)) for file in files))


def _lines(file: Path) -> int:
    return len(file.read_text().splitlines())


def closure(entries: Iterable[str]) -> list[str]:
    """The files, relative to prover/, of the modules and of all that they import of tileprove when they run."""
    found: dict[str, None] = {}
    stack = [_file(tuple(entry.split("."))) for entry in entries]
    while stack:
        file = stack.pop()
        if file is not None and file not in found:
            found[file] = None
            stack.extend(map(_file, _imports(file)))
    return sorted(found)


@cache
def _imports(file: str) -> list[tuple[str, ...]]:
    """The modules below prover/ that the file imports, also inside its functions; not those for type checkers only."""
    found: list[tuple[str, ...]] = []
    folder = Path(file).parent.parts
    stack: list[ast.AST] = [ast.parse((PACKAGE / file).read_text())]
    while stack:
        node = stack.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        stack.extend(ast.iter_child_nodes(node))
        if isinstance(node, ast.ImportFrom) and node.level:
            base = (*folder[: len(folder) - node.level + 1], *(node.module.split(".") if node.module else ()))
            found += [base, *((*base, alias.name) for alias in node.names)]
    return found


def _file(module: tuple[str, ...]) -> str | None:
    name = "/".join(module) + ".py"
    return name if (PACKAGE / name).is_file() else None


def table() -> str:
    """The parts as a Markdown table."""
    rows = ["| a verdict rests on | lines | files below `prover/` |", "|---|---|---|"]
    for part in parts():
        names = ", ".join(f"`{file}` {lines}" for file, lines in part.files)
        rows.append(f"| {part.name} | {part.lines} | {names or 'nothing more'} |")
    size = f"The trusted room, `prover/{ROOM}`, has {sum(room().values()):,} lines in {len(room())} files."
    rows += ["", size]
    return "\n".join(rows) + "\n"
