"""Faults that are planted in the PTX of a kernel: a barrier less or later, an element further, padding dropped, a wait
that covers one group less."""

import re
from collections.abc import Callable, Iterator

BARRIER = re.compile(r"^\t(?:bar\.sync \t0|bar\.warp\.sync \t-1);\n", re.M)
SHARED = re.compile(
    r"^(\t(?:@%p\d+ )?(?:ld|st|atom|red)\.(?:volatile\.)?shared\S* [^\[\n]*\[%r\d+)(?:\+(-?\d+))?\]", re.M
)
PADDED = re.compile(r"^(\tmad\.lo\.s32 .*, )132(, .*;\n)", re.M)
WAIT = re.compile(r"^(\s*cp\.async\.wait_group )(\d+);", re.M)


def split(text: str, name: str) -> tuple[str, str, str]:
    """The head of a file of kernels without inner functions, the text of one of them, and what is behind the last."""
    first, start = text.index(".visible .entry "), text.index(f".visible .entry {name}(")
    return text[:first], text[start : text.index("\n}\n", start) + 3], text[text.rindex("\n}\n") + 3 :]


def _without(found: re.Match) -> str:
    return ""


def _further(found: re.Match) -> str:
    return f"{found[1]}+{int(found[2] or 0) + 4}]"


def _narrow(found: re.Match) -> str:
    return f"{found[1]}128{found[2]}"


def _less(found: re.Match) -> str:
    return f"{found[1]}{int(found[2]) + 1};"


FAULTS: dict[str, tuple[re.Pattern, Callable[[re.Match], str]]] = {
    "barrier removed": (BARRIER, _without),
    "an element further": (SHARED, _further),
    "padding dropped": (PADDED, _narrow),
    "one wait less": (WAIT, _less),
}
LATER = "barrier later"


def faults(own: str) -> Iterator[tuple[str, int]]:
    """All that can be planted in a kernel's text: what, and where among the places for it."""
    for what, (pattern, _) in FAULTS.items():
        yield from ((what, at) for at in range(len(pattern.findall(own))))
    yield from ((LATER, at) for at, found in enumerate(BARRIER.finditer(own)) if _behind(own, found) is not None)


def planted(own: str, what: str, at: int) -> str:
    """The text of a kernel with a fault in it."""
    pattern, changed = FAULTS.get(what, (BARRIER, _without))
    found = list(pattern.finditer(own))[at]
    if what != LATER:
        return own[: found.start()] + changed(found) + own[found.end() :]
    end = _behind(own, found)
    assert end is not None
    return own[: found.start()] + own[found.end() : end] + found[0] + own[end:]


def _behind(own: str, barrier: re.Match) -> int | None:
    """Where the next access of shared memory ends, if nothing jumps before it."""
    access = SHARED.search(own, barrier.end())
    if access is None or re.search(r"bra |^\$L|bar\.", own[barrier.end() : access.end()], re.M):
        return None
    return own.index("\n", access.end()) + 1
