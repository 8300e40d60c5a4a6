"""Makes a compiler's text fit for the LLVM that is installed here, without touching what computes.

Attributes, metadata and debug records go; line numbers stay as they were. Quoted text is never touched.
"""

from __future__ import annotations

import re
import struct

QUOTED = re.compile(r'("[^"]*")')
ATTACHMENT = re.compile(r",?\s+![A-Za-z_][\w.-]*\s+(?:distinct\s+)?(?:!\d+|!\{[^}]*\}|!\w+\([^)]*\))")
GROUP = re.compile(r"\s*#\d+\b")
DROPPED = re.compile(r"^\s*(?:![\w.\"]|attributes #|#dbg_|\^\d+ =)")
DROPPED_CALL = re.compile(r"^\s*(?:tail |musttail |notail )?call void @llvm\.(?:dbg|experimental\.noalias)\.")
ATTRIBUTE_GROUP = re.compile(r"^attributes #(\d+) = (.*)", re.MULTILINE)
# floating-point numbers as the newest releases write them: inf, qnan, nan with its bits below the quiet one, all bits
FLOATING = re.compile(
    r"(?<![\w.%@$-])(?:(?P<sign>[+-]?)(?P<name>inf|s?nan\(0x(?P<rest>[0-9A-Fa-f]+)\)|qnan|nan)|f0x(?P<bits>[0-9A-Fa-f]+))"
    r"(?![\w.(:=])"
)
DECIMAL = re.compile(r"(?<![\w.%@$+-])[+-]?\d+\.\d+(?:e[+-]?\d+)?(?![\w.])")  # of the fewest digits that say it
FLOATS = {"half": ("0xH", 5, 10), "bfloat": ("0xR", 8, 7), "float": ("0x", 8, 23), "double": ("0x", 11, 52)}
FLOAT = re.compile(r"\b(half|bfloat|float|double)\b")
DEFINE = re.compile(r'^define .*?@("[^"]*"|[\w.$-]+)\(.*#(\d+)', re.MULTILINE)


def neutral(text: str) -> str:
    """The same module without attribute groups and metadata, line for line."""
    return "\n".join(map(_line, text.split("\n")))


def _line(line: str) -> str:
    if DROPPED.match(line) or DROPPED_CALL.match(line):
        return ""
    if FLOATING.search(line) and FLOAT.search(line):
        line = FLOATING.sub(lambda found: _number(line, found), line)
    if DECIMAL.search(line) and FLOAT.search(line):
        line = DECIMAL.sub(lambda found: _decimal(line, found), line)
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


def _number(line: str, found: re.Match[str]) -> str:
    """A floating-point number as LLVM has always read it: of the type that stands before it in the line."""
    before = FLOAT.findall(line[: found.start()])
    if not before or line[: found.start()].count('"') % 2:
        return found[0]
    lead, exponent, mantissa = FLOATS[before[-1]]
    if found["bits"]:
        bits = int(found["bits"], 16)
    else:
        bits = (found["sign"] == "-") << (exponent + mantissa) | ((1 << exponent) - 1) << mantissa
        bits |= int(found["rest"], 16) if found["rest"] else 0
        bits |= 0 if found["name"] == "inf" or found["name"].startswith("snan") else 1 << (mantissa - 1)
    if before[-1] == "float":  # which is written with the bits of a double
        sign, own, rest = bits >> 31, bits >> 23 & 255, bits & ((1 << 23) - 1)
        if own == 0 and rest:
            return repr(struct.unpack("<f", struct.pack("<I", bits))[0])
        wide = 2047 if own == 255 else own - 127 + 1023 if own else 0
        return f"{lead}{sign << 63 | wide << 52 | rest << 29:016X}"
    return f"{lead}{bits:0{(exponent + mantissa + 1) // 4}X}"


def _decimal(line: str, found: re.Match[str]) -> str:
    """A decimal that no number of its type is exactly, as the nearest one."""
    before = FLOAT.findall(line[: found.start()])
    kind = {"half": "e", "float": "f"}.get(before[-1] if before else "")
    if kind is None or line[: found.start()].count('"') % 2:
        return found[0]
    try:
        bits = struct.pack(f">{kind}", float(found[0]))
    except OverflowError:
        return found[0]
    nearest = struct.unpack(f">{kind}", bits)[0]
    if nearest == float(found[0]):
        return found[0]
    return f"0xH{bits.hex().upper()}" if kind == "e" else f"0x{struct.pack('>d', nearest).hex().upper()}"


def attribute(text: str, key: str) -> dict[str, str]:
    """Function -> what its attribute of that name says, of those that have it, from the text before it was neutral."""
    said = ((group, re.search(rf'"{re.escape(key)}"="([^"]*)"', line)) for group, line in ATTRIBUTE_GROUP.findall(text))
    groups = {group: found[1] for group, found in said if found}
    return {name.strip('"'): groups[group] for name, group in DEFINE.findall(text) if group in groups}


def renamed(text: str, name: str) -> str:
    """The module with an intrinsic that this LLVM declares differently as an ordinary function of another name."""
    found = re.sub(rf"@{re.escape(name)}(?![\w.$-])", f"@unread.{name}", text)
    declared = rf"^declare [^\n]*@unread\.{re.escape(name)}\([^\n]*$"  # of which no argument has to be a constant
    return re.sub(declared, lambda line: line[0].replace(" immarg", ""), found, flags=re.MULTILINE)
