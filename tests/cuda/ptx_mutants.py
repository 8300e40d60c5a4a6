"""Mutants of a kernel of PTX, made by rule: one line of it is changed, so that it still is PTX.

Each rule gives, for a line of the kernel, the lines that may stand in its place. None looks at what the kernel means.
"""

import random
import re
from dataclasses import dataclass

OTHER_COMPARISON = {"lt": "le", "le": "lt", "gt": "ge", "ge": "gt", "eq": "ne", "ne": "eq"}
OTHER_SIGN = {"s": "u", "u": "s"}
SIGNED = r"(?:(?:mul|mad)\.(?:wide|hi)|div|rem|min|max|setp|shr|cvt)\."  # where a sign means something
INTEGERS = r"(?:add|sub|mad|mul|div|rem|min|max|and|or|shl|shr|setp|selp|mov)\.(?!f)"


@dataclass(frozen=True)
class Mutant:
    """rule: its name. line: of the text, from 1. was, now: that line."""

    text: str
    rule: str
    line: int
    was: str
    now: str

    def __str__(self):
        return f"{self.rule}, line {self.line}: {' '.join(self.was.split())}  ->  {' '.join(self.now.split())}"


def constant(line):
    """Another number in integer arithmetic, or behind an address."""
    code = line.split(None, 1)
    if len(code) == 2 and re.match(INTEGERS, code[0]):
        found = re.search(r"(?<=, )(-?\d+)(?=[,;])", code[1])
        if found:
            at, number = line.index(code[1]) + found.start(), int(found[1])
            others = {number + 1, number - 1, 2 * number, number // 2} - {number}
            yield from (line[:at] + str(other) + line[at + len(found[1]) :] for other in sorted(others))
    place = re.search(r"\[(%\w+)(\+-?\d+)?\]", line)
    if place and ".param" not in line:
        number = int((place[2] or "0").lstrip("+"))
        yield from (f"{line[: place.start()]}[{place[1]}+{number + by}]{line[place.end() :]}" for by in (-4, 2, 4))


def predicate(line):
    """The next comparison, and a predicate that is turned."""
    found = re.search(r"setp\.(lt|le|gt|ge|eq|ne)\.[subf]", line)
    if found:
        yield line[: found.start(1)] + OTHER_COMPARISON[found[1]] + line[found.end(1) :]
    if re.match(r"\s*@!?%", line):
        yield line.replace("@", "@!", 1).replace("@!!", "@")


def sign(line):
    """Integers with a sign that are taken as those without, or the other way."""
    if "cvta" in line or not re.search(SIGNED, line):
        return
    if re.search(r"\.[su]\d\d", line):
        yield re.sub(r"\.([su])(?=\d\d)", lambda found: "." + OTHER_SIGN[found[1]], line)


def width(line):
    """32 bits of a 64-bit integer, 16 of a 32-bit one, and an access of twice the bytes. %mutant has 32 bits."""
    wide = re.match(r"\s*mul\.wide\.([su])32\s+(%rd\d+), (%r\d+), (.*);", line)
    if wide:
        kind, to, left, right = wide.groups()
        yield f"mul.lo.{kind}32 %mutant, {left}, {right}; cvt.{kind}64.{kind}32 {to}, %mutant;"
        yield f"cvt.{kind}32.{kind}16 %mutant, {left}; mul.wide.{kind}32 {to}, %mutant, {right};"
    cast = re.match(r"\s*cvt\.([su])64\.[su]32\s+(%rd\d+), (%r\d+);", line)
    if cast:
        yield f"cvt.{cast[1]}32.{cast[1]}16 %mutant, {cast[3]}; cvt.{cast[1]}64.{cast[1]}32 {cast[2]}, %mutant;"
    long = re.match(r"\s*(?:mul\.lo\.[su]64|mad\.lo\.[su]64|shl\.b64)\s+(%rd\d+),.*;", line)
    if long:
        yield f"{line} and.b64 {long[1]}, {long[1]}, 4294967295;"
    store = re.match(r"(.*st\.(?:global|shared))\.([fub]\d\d)(\s+\[.*\]), (%\w+);", line)
    if store:
        yield f"{store[1]}.v2.{store[2]}{store[3]}, {{{store[4]}, {store[4]}}};"


def guard(line):
    """A branch that is not there, or is taken always."""
    if re.match(r"\s*@!?%p\d+ bra", line):
        yield ""
        yield re.sub(r"@!?%p\d+ ", "", line, count=1)


def special(line):
    """The index or the extent of another axis; blocks for threads."""
    found = re.search(r"%(n?tid|n?ctaid)\.([xyz])", line)
    if found:
        name, axis = found.groups()
        yield line.replace(found[0], f"%{name}.{'y' if axis == 'x' else 'x'}")
        other = name.replace("ctaid", "tid") if "ctaid" in name else name.replace("tid", "ctaid")
        yield line.replace(found[0], f"%{other}.{axis}")


RULES = (constant, predicate, sign, width, guard, special)


def alone(text, kernel):
    """The module with this kernel only, a statement a line and no places in a source, so that claims stand at its lines."""
    lines = [line for line in text.splitlines() if not re.match(r"\s*(\.loc|\.file|//)", line)]
    starts = [at for at, line in enumerate(lines) if line.startswith(".visible .entry")]
    first = next(at for at in starts if f" {kernel}(" in lines[at])
    end = next(at for at in range(first, len(lines)) if lines[at].startswith("}"))
    own = [line.split("//")[0].rstrip() for line in (*lines[: starts[0]], *lines[first : end + 1])]
    body = own.index("{", starts[0])
    own.insert(body + 1, "\t.reg .b32 %mutant;")
    return "\n".join(line for line in own if line.strip()) + "\n"


def every(text):
    """All mutants of the only kernel of a text, in the order of its lines."""
    lines = text.splitlines()
    first = lines.index("{")
    found = []
    for at, line in enumerate(lines):
        if at <= first or ".reg" in line or line.startswith("}"):
            continue
        for rule in RULES:
            for now in rule(line):
                changed = "\n".join((*lines[:at], now, *lines[at + 1 :])) + "\n"
                found.append(Mutant(changed, rule.__name__, at + 1, line.strip(), now.strip()))
    return found


def some(text, count, seed):
    """So many mutants of the text, by turns of each rule, drawn by a seed."""
    chance = random.Random(seed)
    by_rule = {}
    for one in every(text):
        by_rule.setdefault(one.rule, []).append(one)
    for own in by_rule.values():
        chance.shuffle(own)
    order = [
        one
        for turn in range(max(map(len, by_rule.values())))
        for own in by_rule.values()
        for one in own[turn : turn + 1]
    ]
    return order[:count]
