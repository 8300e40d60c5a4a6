"""What Triton's interpreter saw, in words: what lies outside, what divides by zero, what two programs write."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from .child import Answer, Request
from .memory import Seen

DOES = {"load": "reads", "store": "writes", "atomic": "updates"}


def told(answer: Answer, file: str) -> list[str]:
    """A line for each thing that is wrong; none where nothing is."""
    found = []
    for (program, line, what, base), lanes in _grouped(answer.seen).items():
        at = f"{file}:{line}: program {program}, lane"
        if what == "division":
            found.append(f"{at} {lanes[0].lane}: divides by zero{_more(lanes)}")
            continue
        outside = [own for own in lanes if own.byte < 0 or own.byte + own.size > answer.ends[base]]
        if outside:
            first = outside[0]
            place = f"element {_element(first)} of {base}, which has {answer.ends[base] // first.size}"
            found.append(f"{at} {first.lane}: {DOES[what]} {place}{_more(outside)}")
    return [*found, *_twice(answer.seen, file)]


def writers(answer: Answer, base: str, element: int) -> str:
    """Which of the programs that were run store to an element of a tensor; nothing where none does."""
    size = answer.sizes[base]
    found = [
        own
        for own in answer.seen
        if own.what == "store" and own.base == base and element * size - own.size < own.byte < (element + 1) * size
    ]
    programs = list(dict.fromkeys(own.program for own in found))
    if not programs:
        return ""
    first = f"program {programs[0]}, lane {found[0].lane}"
    more = f", and {len(programs) - 1} programs more" if len(programs) > 1 else ""
    return f"{first} writes element {element} of {base}{more}"


def _grouped(seen: Iterable[Seen]) -> Mapping[tuple[tuple[int, int, int], int, str, str], list[Seen]]:
    found: dict[tuple[tuple[int, int, int], int, str, str], list[Seen]] = {}
    for own in seen:
        found.setdefault((own.program, own.line, own.what, own.base), []).append(own)
    return found


def _element(own: Seen) -> str:
    whole, rest = divmod(own.byte, own.size)
    return f"{whole} and {rest} bytes" if rest else str(whole)


def _more(lanes: Sequence[Seen]) -> str:
    return f"; so do {len(lanes) - 1} more" if len(lanes) > 1 else ""


def _twice(seen: Sequence[Seen], file: str) -> list[str]:
    """The first element that two programs store to."""
    writers: dict[tuple[str, int], Seen] = {}
    for own in seen:
        if own.what == "store":
            other = writers.setdefault((own.base, own.byte), own)
            if other.program != own.program:
                both = f"programs {other.program} and {own.program} both write"
                where = f"; the first at line {other.line}" if other.line != own.line else ""
                return [f"{file}:{own.line}: {both} element {_element(own)} of {own.base}{where}"]
    return []


def command(request: Request) -> str:
    """The command that runs the programs of a request."""
    parts = [f"tileprove triton run {request.file} {request.launch}"]
    parts += [f"{name}={value}" for name, value in request.point.items()]
    parts += [f"--program {','.join(map(str, program))}" for program in dict.fromkeys(request.programs)]
    parts += ["--all"] if not request.programs else []
    parts += [
        f"--holds '{name}[{element}]={value}'" for name, own in request.held.items() for element, value in own.items()
    ]
    return " ".join(parts)
