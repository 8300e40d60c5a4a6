"""Which line of a text each instruction comes from that LLVM's own passes leave of it: marks that the passes carry along.

A mark is debug information of our own, whose line is that of the text. Nothing else of the marked module is read.
"""

from __future__ import annotations

import re

from . import modules
from .places import Places, whole

FIRST = 1 << 30  # number of the marks' first node, above those that a text may still name
MARK = re.compile(r"(?:,| (?=!dbg !\d+ \{$)) ?!dbg !\d+(?= \{$|$)", re.MULTILINE)
HEADER = """!llvm.dbg.cu = !{{!{0}}}
!llvm.module.flags = !{{!{1}}}
!{0} = distinct !DICompileUnit(language: DW_LANG_C, file: !{2}, isOptimized: false, emissionKind: FullDebug)
!{1} = !{{i32 2, !"Debug Info Version", i32 3}}
!{2} = !DIFile(filename: "-", directory: "-")
!{3} = !DISubroutineType(types: !{{}})
"""


def marked(text: str) -> str:
    """The text, without metadata of its own, with a mark on each instruction."""
    lines = text.split("\n")
    unit, flags, file, kind, number = range(FIRST, FIRST + 5)
    nodes = [HEADER.format(unit, flags, file, kind)]
    for body in modules.bodies(text):
        nodes.append(
            f"!{number} = distinct !DISubprogram(file: !{file}, type: !{kind}, unit: !{unit}, spFlags: DISPFlagDefinition)"
        )
        head = modules.without_comment(lines[body.line - 1])
        lines[body.line - 1] = f"{head.removesuffix('{').rstrip()} !dbg !{number} {{"
        for place, (line, said) in enumerate(body.lines, number + 1):
            if not modules.is_label(said):
                end = whole(lines, line)
                lines[end - 1] = f"{modules.without_comment(lines[end - 1])}, !dbg !{place}"
                nodes.append(f"!{place} = !DILocation(line: {line}, scope: !{number})")
        number += len(body.lines) + 1
    return "\n".join([*lines, *nodes])


def unmarked(printed: str) -> str:
    """What LLVM prints of a marked module, as it would be without marks."""
    lines = MARK.sub("", printed).split("\n")
    return "\n".join(line for line in lines if not line.startswith("!")).rstrip()


def lines(printed: str) -> list[tuple[int, ...]]:
    """Of each line that LLVM prints the lines of the text that it comes from: the instruction's, and those of the calls
    that it was inlined into."""
    known = Places(printed)
    return [tuple(step.line for step in known.chain(number)) for number in range(1, printed.count("\n") + 2)]
