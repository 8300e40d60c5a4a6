"""Proves the recorded repairs of this folder's kernels and prints docs/REPAIRS.md.

`python examples/museum/triton/table.py > docs/REPAIRS.md` writes that page. With --search it looks for repairs anew first,
and records them.
"""

from __future__ import annotations

import ast
import difflib
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tileprove.prover.attack.budget import Wanted
from tileprove.prover.engines import ladder
from tileprove.prover.running.cache import Cache
from tileprove.prover.running.checking import Check
from tileprove.prover.triton.checking import LaunchCheck, decided
from tileprove.prover.triton.fixing.comparing import Compared, compared
from tileprove.prover.triton.fixing.searching import Search, troubles_of
from tileprove.prover.triton.sources import statements

HERE = Path(__file__).parent
FILES = tuple(sorted(path for path in HERE.glob("*.py") if path != Path(__file__)))
REPAIRS = HERE / "repairs"
BY_HAND = REPAIRS / "by_hand"
A_CASE, A_SEARCH, AN_ATTACK, A_COMPARISON = 20.0, 600.0, 0.5, 120.0  # seconds

INTRODUCTION = """# Bugs of Triton kernels and their repairs

For those who ask what `tileprove triton fix` makes of a kernel with a bug.

{files} small kernels of ours in [examples/museum/triton](../examples/museum/triton), each with a kind of bug that released
kernels had and the launch that shows it ([MUSEUM.md](MUSEUM.md) has others, as specs). `tileprove triton fix FILE` finds a
repair of {repaired} of them in the kernel or its grid. Each is recorded as a diff in
[repairs](../examples/museum/triton/repairs); for this page the kernel is refuted as it is, and with the diff every claim of
its launch is proved for all sizes and attacked. **Right before** counts the sizes that were run at which the kernel was
right: with the repair it stores the same at each of these.
`python examples/museum/triton/table.py > docs/REPAIRS.md` writes this page from the recorded repairs; with `--search` they
are searched for again first, for some minutes.

| kernel | what is wrong | refuted | repair | right before |
|---|---|---|---|---|
"""
END = """
## What is not repaired in the kernel or its grid

{open_}
"""
WHY = {
    "one_block": "only the host can promise that a row has no more elements than the block; a loop were another kernel.",
    "two_writers": "what is stored has to be added up, which no claim about addresses says: `fix` does not try it, and is"
    " left with a promise under which there is one program.",
}
PROMISE = "the host promises"  # begins the title of what changes no kernel


@dataclass(frozen=True)
class Exhibit:
    """A kernel with its bug. title, diff: of the recorded repair, None where there is none. wrong: claims that are not
    proved of the kernel as it is. open: those that are not proved with the repair."""

    file: Path
    lesson: str
    title: str | None
    diff: str
    wrong: tuple[str, ...]
    open: tuple[str, ...]
    same: Compared

    @property
    def repaired(self) -> bool:
        return self.title is not None and not self.open and not self.same.differs


def recorded(file: Path) -> tuple[str | None, str]:
    """What the repair is, in words, and its diff."""
    record = REPAIRS / f"{file.stem}.diff"
    if not record.exists():
        return None, ""
    title, _, diff = record.read_text().partition("\n")
    return title, diff


def by_hand(file: Path) -> str:
    """What a repair by hand is, in a sentence with its verdict; nothing where none is recorded."""
    record = BY_HAND / f"{file.stem}.diff"
    if not record.exists():
        return ""
    title, _, diff = record.read_text().partition("\n")
    with TemporaryDirectory() as folder:
        other = Path(folder) / file.name
        other.write_text(patched(file.read_text(), diff))
        open_ = troubles_of(checked(other, AN_ATTACK))
    verdict = "**not proved**" if open_ else "proved"
    return f" Repaired by hand ([diff](../examples/museum/triton/repairs/by_hand/{record.name})): {title}, {verdict}."


def patched(text: str, diff: str) -> str:
    """The text with a unified diff of one file. Raises ValueError where a line of it is another one."""
    lines, found, at = text.splitlines(keepends=True), list[str](), 0
    for line in diff.splitlines(keepends=True):
        if line.startswith(("---", "+++")):
            continue
        if line.startswith("@@"):
            start = int(line.split()[1].split(",")[0].lstrip("-")) - 1
            found += lines[at:start]
            at = start
        elif line.startswith("+"):
            found.append(line[1:])
        else:
            if at >= len(lines) or lines[at] != line[1:]:
                raise ValueError(f"line {at + 1} is not {line[1:]!r}")
            found += [] if line.startswith("-") else [lines[at]]
            at += 1
    return "".join(found + lines[at:])


def decide(check: Check) -> None:
    check.look_up()
    for statement in check.pending:
        check.take(statement.digest, ladder.decide(check.plans.obligation(statement), A_CASE))


def checked(file: Path, attack: float = 0.0) -> LaunchCheck:
    (own,) = statements(file, ())
    return decided(own, Cache(None), decide, None, (), Wanted(seconds=attack))


def exhibit(file: Path) -> Exhibit:
    """The kernel and its recorded repair, both decided anew."""
    title, diff = recorded(file)
    before, same, left = checked(file), Compared(), tuple[str, ...]()
    if title is not None:
        with TemporaryDirectory() as folder:
            other = Path(folder) / file.name
            other.write_text(patched(file.read_text(), diff))
            after = checked(other, AN_ATTACK)
            left = tuple(one.claim for one in troubles_of(after))
            same = compared(before.statements, after.statements, A_COMPARISON)
    lesson = (ast.get_docstring(ast.parse(file.read_text())) or "").partition("\n\n")[0]
    wrong = tuple(one.claim for one in troubles_of(before))
    return Exhibit(file, " ".join(lesson.split()), title, diff, wrong, left, same)


def search(file: Path) -> None:
    """Look for a repair as `tileprove triton fix` does, and record it."""
    check, cache = checked(file), Cache(None)
    looking = Search(file, check, decide, cache, time.monotonic() + A_SEARCH, (), Wanted(seconds=AN_ATTACK))
    record, found = REPAIRS / f"{file.stem}.diff", next(looking.repairs(), None)
    record.unlink(missing_ok=True)
    if found is not None:
        ((_, text),) = looking.sources.edited(found.repair.edits).items()
        before, after = (own.splitlines(keepends=True) for own in (file.read_text(), text))
        diff = difflib.unified_diff(before, after, f"a/{file.name}", f"b/{file.name}")
        record.write_text(f"{found.repair.title}\n{''.join(diff)}")


def row(one: Exhibit) -> str:
    right = f"{one.same.right} of {one.same.runs}" if one.repaired else ""
    repair = one.title if one.repaired else "none" if one.title is None else "**not proved**"
    wrong = ", ".join(f"`{claim}`" for claim in one.wrong) or "**nothing**"
    cells = (f"[{one.file.stem}](../examples/museum/triton/{one.file.name})", one.lesson, wrong, repair, right)
    return "| " + " | ".join((cell or "").replace("|", "\\|") for cell in cells) + " |\n"


def page(all_of_them: list[Exhibit]) -> str:
    left = [one.file.stem for one in all_of_them if not one.repaired or (one.title or "").startswith(PROMISE)]
    reasons = [f"- `{name}`: {WHY.get(name, '**it is not known why**')}{by_hand(HERE / f'{name}.py')}" for name in left]
    numbers = {"files": len(all_of_them), "repaired": len(all_of_them) - len(left)}
    return (
        INTRODUCTION.format(**numbers)
        + "".join(map(row, all_of_them))
        + END.format(open_="\n".join(reasons) or "Nothing of these.")
    )


def exhibits(files: tuple[Path, ...] = FILES) -> Iterator[Exhibit]:
    yield from map(exhibit, files)


if __name__ == "__main__":
    for own in FILES if "--search" in sys.argv else ():
        search(own)
    found = list(exhibits())
    sys.stdout.write(page(found))
    sys.exit(not all(one.wrong for one in found) or any(one.title and not one.repaired for one in found))
