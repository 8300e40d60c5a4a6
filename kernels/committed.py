"""What a compiler gives, written to the committed files or compared with them: the command of all three folders."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path

from tileprove.prover.base.files import replace_content

Results = Callable[[Collection[str], Path], Iterable[tuple[Path, str]]]


def main(
    arguments: list[str] | None, *, compiles: str, known: Collection[str], what: str, folder: Path, missing: str,
    results: Results,
) -> int:  # fmt: skip
    """The exit code: 0 done or the same, 1 a file differs, 2 no such name or no compiler.

    compiles: what, for --help. known: names that can be given, of a ``what``. folder: where the files are. missing: what to
    say where the compiler is not installed, else empty. results: (names, folder) -> file and text of each; raises
    RuntimeError with the compiler's complaint.
    """
    parser = argparse.ArgumentParser(description=f"Compile the {compiles} to LLVM IR.")
    parser.add_argument("names", nargs="*", help=f"each a {what}; all of them if none is named")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file differs")
    parser.add_argument("--folder", type=Path, default=folder, help="where the .ll files are")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.names if name not in known]
    try:
        if missing:
            raise RuntimeError(missing)
        if unknown:
            raise RuntimeError(f"no {what} {unknown[0]!r}; there are {', '.join(known)}")
        found = results(options.names or list(known), options.folder)
        return int(sum(differing(found)) > 0) if options.check else written(found)
    except RuntimeError as error:
        print(error, file=sys.stderr)
        return 2


def written(results: Iterable[tuple[Path, str]]) -> int:
    for file, text in results:
        replace_content(file, text.encode())
    return 0


def differing(results: Iterable[tuple[Path, str]]) -> Iterator[bool]:
    """For each file whether it is another one than was compiled now; says so."""
    for file, text in results:
        other = not file.exists() or file.read_bytes() != text.encode()
        if other:
            print(f"{file} is not what the compiler gives")
        yield other
