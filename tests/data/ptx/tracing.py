"""PTX that writes down its own accesses: before each ld, st, atom and red of global and shared memory, the thread stores
the line of the text, as it was, and the address. Line 1 has the address of the shared variable."""

import re

SLOTS = 256  # of a thread, 16 bytes each
ENTRY = re.compile(r"\.entry (\w+)\(")
SHARED = re.compile(r"\.shared \.align \d+ \.b8 (\w+)\[")
ACCESS = re.compile(r"\s*(@!?%p\d+ )?\s*(?:ld|st|atom|red)\.(?:global|shared)\S*\s.*\[([^\]]+)\].*;\s*$")
NUMBER = """.reg .b64 %trp, %tra; .reg .b32 %tr<9>;
mov.u32 %tr1, %ctaid.z; mov.u32 %tr2, %nctaid.y; mov.u32 %tr3, %ctaid.y; mad.lo.u32 %tr1, %tr1, %tr2, %tr3;
mov.u32 %tr2, %nctaid.x; mov.u32 %tr3, %ctaid.x; mad.lo.u32 %tr1, %tr1, %tr2, %tr3;
mov.u32 %tr2, %ntid.z; mov.u32 %tr3, %tid.z; mad.lo.u32 %tr1, %tr1, %tr2, %tr3;
mov.u32 %tr2, %ntid.y; mov.u32 %tr3, %tid.y; mad.lo.u32 %tr1, %tr1, %tr2, %tr3;
mov.u32 %tr2, %ntid.x; mov.u32 %tr3, %tid.x; mad.lo.u32 %tr1, %tr1, %tr2, %tr3;
ld.global.u64 %trp, [trace_buffer]; mad.wide.u32 %trp, %tr1, {bytes}, %trp;"""


def traced(text: str) -> str:
    """The text with its own trace; `trace_buffer` is the address of zeros, SLOTS times 16 bytes a thread."""
    found, shared, outer, inside, started = [], "", "", False, False
    for number, line in enumerate(text.splitlines(), 1):
        match = SHARED.search(line)
        shared = match[1] if match else shared
        outer = match[1] if match and not inside else outer
        if line.startswith(".address_size"):
            line += "\n.visible .global .align 8 .u64 trace_buffer;"
        if line.startswith("{"):
            started = False
        elif ENTRY.search(line):
            inside, shared = True, outer
        elif line.startswith("}"):
            inside = False
        elif inside and not started and line.strip() and line.strip()[0] not in ".)/":
            started = True
            found.append(NUMBER.format(bytes=16 * SLOTS))
            if shared:
                found.append(f"mov.u64 %tra, {shared};\n{written(1)}")
        match = ACCESS.match(line) if inside and started else None
        if match:
            found.append(place(match[1] or "", match[2]) + written(number, match[1] or ""))
        found.append(line)
    return "\n".join(found)


def place(guard: str, address: str) -> str:
    base, _, offset = address.partition("+")
    if base.startswith("%rd"):
        return f"{guard}add.s64 %tra, {base}, {offset or 0};\n"
    if base.startswith("%r"):
        return f"{guard}cvt.u64.u32 %tra, {base};\n{guard}add.s64 %tra, %tra, {offset or 0};\n"
    return f"{guard}mov.u64 %tra, {base};\n{guard}add.s64 %tra, %tra, {offset or 0};\n"


def written(line: int, guard: str = "") -> str:
    return f"{guard}st.global.v2.u64 [%trp], {{{line}, %tra}};\n{guard}add.s64 %trp, %trp, 16;"
