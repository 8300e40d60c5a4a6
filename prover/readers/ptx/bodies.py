"""A file without the bodies of kernels that nobody asked for, of which a file may have hundreds.

What is left out has to look like a kernel's body: its braces belong together, nothing in it begins another function, and
all of it is plain text. Where anything looks otherwise nothing is left out, so that who reads the whole says what is wrong.
"""

from __future__ import annotations

import re

from ..demangling import meant
from .tokens import uncommented

# each way begins with one letter: `re` then goes from one to the next
MARK = re.compile(r'"[^"\n]*"|\.(?<![\w$.%]\.)(?:entry|section)(?![\w$.%])|{|}|;')
NAME = re.compile(r"\s+([%$._A-Za-z][\w$]*)")
MORE = re.compile(r"\.(?<![\w$.%]\.)(?:entry|func|version|target|address_size|visible|extern)(?![\w$.%])")
STRANGE = re.compile(r"[^\t\n\r -~]")


def without_others(text: str, wanted: str) -> tuple[str, set[str]]:
    """The text with as many lines, and the kernels that have empty bodies in it. wanted: a kernel, as `meant` has it."""
    text = uncommented(text)
    bodies = _bodies(text)
    own = meant(bodies, wanted)
    left_out = {name: place for name, place in bodies.items() if name not in own} if own else {}
    if any(MORE.search(text, *place) or STRANGE.search(text, *place) for place in left_out.values()):
        return text, set()
    parts, at = list[str](), 0
    for start, end in left_out.values():
        parts += [text[at:start], "\n" * text.count("\n", start, end)]
        at = end
    return "".join([*parts, text[at:]]), set(left_out)


def _bodies(text: str) -> dict[str, tuple[int, int]]:
    """Kernel or section of data for debuggers -> where its body begins and ends, in the order of the text; none where
    braces or names are strange."""
    found: dict[str, tuple[int, int]] = {}
    depth, start, name = 0, 0, ""
    for mark in MARK.finditer(text):
        said = mark[0]
        if said == "{":
            start, depth = (start, depth + 1) if depth else (mark.end(), 1)
        elif said == "}":
            depth -= 1
            if depth < 0 or (not depth and name in found):
                return {}
            if name and not depth:
                found[name], name = (start, mark.start()), ""
        elif said == ";":
            name = name if depth else ""
        elif said[0] == ".":
            called = NAME.match(text, mark.end())
            if depth or called is None:
                return {}
            name = called[1]
    return {} if depth else found
