"""Random straight code of PTX that goes three times round a loop: all operations of the table, loads and stores that
overlap in part, registers that are wider than what is loaded or stored, predicates with and without a sign, guards.
"""

import random

from ptx_running import operations

NOT_ALONE = ("atom", "shfl", "vote", "match", "redux")  # what threads do together
NAMES = [name for name in operations.names() if not name.startswith(NOT_ALONE) and ".cc." not in name]
LETTERS, EACH = {1: "%p", 16: "%h", 32: "%r", 64: "%d"}, 4  # registers of each width, and how many
PLACES = (
    (".global", "%g"),
    (".shared", "%s"),
    (".local", "%l"),
    ("", "%g"),
    ("", "%S"),
    (".shared", "%S"),
    (".local", "%g"),
)
ROOM = 64  # bytes of each memory; offsets reach a little beyond
HEAD = f""".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 out) {{
.reg .pred %p<9>; .reg .b16 %h<9>; .reg .b32 %r<9>; .reg .b64 %d<9>; .reg .b32 %s, %c, %t; .reg .b64 %g, %l, %S;
.reg .pred %z; .shared .align 16 .b8 sh[{ROOM}]; .local .align 16 .b8 lo[{ROOM}];
ld.param.u64 %g, [out]; mov.u32 %s, sh; cvt.u64.u32 %S, %s; cvta.shared.u64 %S, %S; mov.u64 %l, lo;
mov.u32 %t, %tid.x; mov.u32 %c, 0;
"""


def text(seed: int) -> str:
    chance, lines = random.Random(seed), [HEAD]
    for bits, letter in LETTERS.items():
        for at in range(EACH if chance.random() < 0.9 else EACH - 1):
            value = chance.choice([0, 1, 2, 33, 1 << bits - 1, (1 << bits) - 1, chance.getrandbits(bits)])
            lines.append(
                f"mov.b{bits} {letter}{at}, {value};" if bits > 1 else f"setp.ge.u32 {letter}{at}, %t, {value & 1};"
            )
    lines.append("ROUND:")
    for _ in range(chance.randrange(6, 20)):
        guard = f"@{chance.choice(['', '!'])}{_register(chance, 1)} " if chance.random() < 0.08 else ""
        lines.append(guard + chance.choice([_access, _compare, _operation, _operation])(chance))
    lines.append("add.u32 %c, %c, 1; setp.lt.u32 %z, %c, 3; @%z bra ROUND;")
    for at in range(EACH):
        lines.append(
            f"selp.b32 %t, 1, 0, %p{at}; st.global.u32 [%g+{16 * at}], %t; st.global.u64 [%g+{16 * at + 8}], %d{at};"
        )
    return "\n".join([*lines, "ret;", "}", ""])


def _register(chance: random.Random, bits: int) -> str:
    return f"{LETTERS[bits]}{chance.randrange(EACH)}"


def _access(chance: random.Random) -> str:
    kind, count = (
        chance.choice(["u8", "s8", "b8", "u16", "s16", "u32", "s32", "b32", "u64", "s64"]),
        chance.choice([1, 1, 2, 4]),
    )
    bits = int(kind[1:])
    count = 1 if bits * count > 128 else count
    space, base = chance.choice(PLACES)
    wide = chance.choice([own for own in (16, 32, 64) if own >= bits])
    own = ", ".join(f"{LETTERS[wide]}{at}" for at in chance.sample(range(EACH), count))
    own, many = (f"{{{own}}}", f".v{count}") if count > 1 else (own, "")
    offset = chance.randrange(ROOM + 4)
    where = f"[{base}+{offset - offset % (bits * count // 8) if chance.random() < 0.9 else offset}]"
    if chance.random() < 0.5:
        return f"ld{space}{many}.{kind} {own}, {where};"
    return f"st{space}{many}.{kind} {where}, {own};"


def _compare(chance: random.Random) -> str:
    kind, join = chance.choice(["u16", "s16", "u32", "s32", "u64", "s64"]), chance.choice(["", ".and", ".or", ".xor"])
    bits, more = int(kind[1:]), f", {chance.choice(['', '!'])}{_register(chance, 1)}" if join else ""
    order, other = chance.choice(["eq", "ne", "lt", "le", "gt", "ge"]), chance.choice(["", "|%p4"])
    given = f"{_register(chance, bits)}, {_register(chance, bits)}{more}"
    return f"setp.{order}{join}.{kind} {_register(chance, 1)}{other}, {given};"


def _operation(chance: random.Random) -> str:
    name = chance.choice(NAMES)
    result, sources = operations.OPERATIONS[name]
    operation, *more = name.split(" ")
    given = [str(chance.randrange(70)) if kind == "count" else _of(chance, kind) for kind in (result, *sources)]
    return f"{operation} {', '.join([*given, *more])};"


def _of(chance: random.Random, kind: str) -> str:
    bits = operations.width(kind)
    return _register(chance, max(bits, 16) if bits > 1 else 1)
