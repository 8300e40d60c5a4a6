"""Makes a compiler's text fit for the LLVM that is installed here, without touching what computes.

Attributes, metadata and debug records go; line numbers stay as they were. Quoted text is never touched.
"""

from __future__ import annotations

import re

QUOTED = re.compile(r'("[^"]*")')
ATTACHMENT = re.compile(r",?\s+![A-Za-z_][\w.-]*\s+(?:distinct\s+)?(?:!\d+|!\{[^}]*\}|!\w+\([^)]*\))")
GROUP = re.compile(r"\s*#\d+\b")
DROPPED = re.compile(r"^\s*(?:![\w.\"]|attributes #|#dbg_|\^\d+ =)")
DROPPED_CALL = re.compile(r"^\s*(?:tail |musttail |notail )?call void @llvm\.(?:dbg|experimental\.noalias)\.")
ATTRIBUTE_GROUP = re.compile(r"^attributes #(\d+) = (.*)", re.MULTILINE)
DEFINE = re.compile(r'^define .*?@("[^"]*"|[\w.$-]+)\(.*#(\d+)', re.MULTILINE)


def neutral(text: str) -> str:
    """The same module without attribute groups and metadata, line for line."""
    return "\n".join(map(_line, text.split("\n")))


def _line(line: str) -> str:
    if DROPPED.match(line) or DROPPED_CALL.match(line):
        return ""
    if "!" not in line and "#" not in line:
        return line
    # quoted strings become marks, so that a name or a constant that holds "!" stays whole
    pieces: list[str] = []

    def hide(found: re.Match[str]) -> str:
        pieces.append(found[0])
        return f'"{len(pieces) - 1}"'

    hidden = QUOTED.sub(hide, line)
    hidden = GROUP.sub("", ATTACHMENT.sub("", hidden))
    return QUOTED.sub(lambda found: pieces[int(found[0][1:-1])], hidden)


def attribute(text: str, key: str) -> dict[str, str]:
    """Function -> what its attribute of that name says, of those that have it, from the text before it was neutral."""
    said = ((group, re.search(rf'"{re.escape(key)}"="([^"]*)"', line)) for group, line in ATTRIBUTE_GROUP.findall(text))
    groups = {group: found[1] for group, found in said if found}
    return {name.strip('"'): groups[group] for name, group in DEFINE.findall(text) if group in groups}


def renamed(text: str, name: str) -> str:
    """The module with an intrinsic that this LLVM declares differently as an ordinary function of another name."""
    return re.sub(rf"@{re.escape(name)}(?![\w.$-])", f"@unread.{name}", text)
