"""Instructions of PTX with the types of their results and operands."""

import itertools

from edge_values import width

# instruction -> types of the result and of the operands; "count" is a u32 that counts bits
OPERATIONS: dict[str, tuple[str, tuple[str, ...]]] = {}


def add(name: str, result: str, *sources: str) -> None:
    OPERATIONS[name] = result, sources


for sign, bits in itertools.product("us", (16, 32, 64)):
    kind = f"{sign}{bits}"
    for operation in ("add", "sub", "mul.lo", "mul.hi", "div", "rem", "min", "max"):
        add(f"{operation}.{kind}", kind, kind, kind)
    add(f"mad.lo.{kind}", kind, kind, kind, kind)
    add(f"shr.{kind}", kind, kind, "count")
    for order in ("lt", "le", "gt", "ge", "eq", "ne"):
        add(f"setp.{order}.{kind}", "pred", kind, kind)
    if bits < 64:
        add(f"mul.wide.{kind}", f"{sign}{2 * bits}", kind, kind)
        add(f"mad.wide.{kind}", f"{sign}{2 * bits}", kind, kind, f"{sign}{2 * bits}")
    if bits > 16:
        add(f"mad.hi.{kind}", kind, kind, kind, kind)
        add(f"bfind.{kind}", "u32", kind)
        add(f"bfind.shiftamt.{kind}", "u32", kind)
        add(f"bfe.{kind}", kind, kind, "count", "count")
    add(f"sad.{kind}", kind, kind, kind, kind)
    for to in ("u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64"):
        if to != kind:
            add(f"cvt.{to}.{kind}", to, kind)
        if width(to) < bits or (width(to) == bits and to != kind) or (sign == "s" and to[0] == "u"):
            add(f"cvt.sat.{to}.{kind}", to, kind)
    for small in ("u8", "s8"):
        add(f"cvt.{kind}.{small}", kind, small)
    for to in ("f32", "f64"):
        for mode in ("rn", "rz", "rm", "rp"):
            add(f"cvt.{mode}.{to}.{kind}", to, kind)
    add(f"cvt.rn.f16.{kind}", "f16", kind)
for bits in (16, 32, 64):
    add(f"abs.s{bits}", f"s{bits}", f"s{bits}")
    add(f"neg.s{bits}", f"s{bits}", f"s{bits}")
    for operation in ("and", "or", "xor"):
        add(f"{operation}.b{bits}", f"b{bits}", f"b{bits}", f"b{bits}")
    for operation in ("not", "cnot"):
        add(f"{operation}.b{bits}", f"b{bits}", f"b{bits}")
    add(f"shl.b{bits}", f"b{bits}", f"b{bits}", "count")
    add(f"selp.b{bits}", f"b{bits}", f"b{bits}", f"b{bits}", "pred")
    if bits > 16:
        for operation in ("popc", "clz"):
            add(f"{operation}.b{bits}", "u32", f"b{bits}")
        add(f"brev.b{bits}", f"b{bits}", f"b{bits}")
        add(f"bfi.b{bits}", f"b{bits}", f"b{bits}", f"b{bits}", "count", "count")
for name in ("add.sat.s32", "sub.sat.s32"):
    add(name, "s32", "s32", "s32")
add("mad.hi.sat.s32", "s32", "s32", "s32", "s32")
for kind in ("u32", "s32"):
    for part in ("lo", "hi"):
        add(f"mul24.{part}.{kind}", kind, kind, kind)
        add(f"mad24.{part}.{kind}", kind, kind, kind, kind)
    add(f"slct.{kind}.s32", kind, kind, kind, "s32")
    add(f"set.lt.{kind}.s32", kind, "s32", "s32")
    for mode in ("clamp", "wrap"):
        add(f"szext.{mode}.{kind}", kind, kind, "count")
add("mad24.hi.sat.s32", "s32", "s32", "s32", "s32")
add("slct.u32.f32", "u32", "u32", "u32", "f32")
add("set.gt.f32.u32", "f32", "u32", "u32")
for mode in ("", "f4e.", "b4e.", "rc8.", "ecl.", "ecr.", "rc16."):
    add(f"prmt.b32{'.' + mode[:-1] if mode else ''}", "b32", "b32", "b32", "b32")
for side, mode in itertools.product("lr", ("wrap", "clamp")):
    add(f"shf.{side}.{mode}.b32", "b32", "b32", "b32", "count")
for table in (0x1E, 0x80, 0xCA, 0xE8, 0x96, 0x01):
    add(f"lop3.b32 {table}", "b32", "b32", "b32", "b32")
for mode in ("clamp", "wrap"):
    add(f"bmsk.{mode}.b32", "b32", "count", "count")
add("fns.b32", "u32", "b32", "count", "b32")
for first, second in itertools.product("us", "us"):
    add(f"dp4a.{first}32.{second}32", "u32" if first == second == "u" else "s32", "b32", "b32", "b32")
    add(f"dp2a.lo.{first}32.{second}32", "u32" if first == second == "u" else "s32", "b32", "b32", "b32")
    add(f"dp2a.hi.{first}32.{second}32", "u32" if first == second == "u" else "s32", "b32", "b32", "b32")
for operation, kind in itertools.product(("add", "min", "max"), ("u16x2", "s16x2")):
    add(f"{operation}.{kind}", kind, kind, kind)
add("setp.lo.u32", "pred", "u32", "u32")
add("setp.hs.u32", "pred", "u32", "u32")
for join in ("and", "or", "xor"):
    add(f"setp.lt.{join}.s32", "pred", "s32", "s32", "pred")

for kind, modes in (
    ("f32", ("rn", "rz", "rm", "rp")),
    ("f64", ("rn", "rz", "rm", "rp")),
    ("f16", ("rn",)),
    ("bf16", ("rn",)),
):
    flags = ("", "ftz.", "sat.") if kind == "f32" else ("",)
    for mode, flag in itertools.product(modes, flags):
        for operation, arity in (("add", 2), ("sub", 2), ("mul", 2), ("fma", 3)):
            if kind != "bf16" or operation == "fma":
                add(f"{operation}.{mode}.{flag}{kind}", kind, *[kind] * arity)
        if kind in ("f32", "f64") and flag != "sat.":
            add(f"div.{mode}.{flag}{kind}", kind, kind, kind)
            add(f"sqrt.{mode}.{flag}{kind}", kind, kind)
            add(f"rcp.{mode}.{flag}{kind}", kind, kind)
    for operation in ("min", "max"):
        add(f"{operation}.{kind}", kind, kind, kind)
        if kind != "f64":
            add(f"{operation}.NaN.{kind}", kind, kind, kind)
    for operation in ("abs", "neg"):
        add(f"{operation}.{kind}", kind, kind)
    for order in ("eq", "ne", "lt", "le", "gt", "ge", "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan"):
        if kind != "bf16":
            add(f"setp.{order}.{kind}", "pred", kind, kind)
    if kind in ("f32", "f64"):
        add(f"copysign.{kind}", kind, kind, kind)
        for test in ("finite", "infinite", "number", "notanumber", "normal", "subnormal"):
            add(f"testp.{test}.{kind}", "pred", kind)
    for mode in ("rni", "rzi", "rmi", "rpi"):
        for to in ("u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64"):
            if kind != "bf16":
                add(f"cvt.{mode}.{to}.{kind}", to, kind)
        if kind in ("f32", "f64"):
            add(f"cvt.{mode}.{kind}.{kind}", kind, kind)
for operation in ("add", "mul"):
    add(f"{operation}.f16x2", "f16x2", "f16x2", "f16x2")
add("cvt.f64.f32", "f64", "f32")
add("cvt.f32.f16", "f32", "f16")
add("cvt.f64.f16", "f64", "f16")
add("cvt.f32.bf16", "f32", "bf16")
add("cvt.sat.f32.f32", "f32", "f32")
add("cvt.rzi.ftz.s32.f32", "s32", "f32")
for mode in ("rn", "rz", "rm", "rp"):
    add(f"cvt.{mode}.f32.f64", "f32", "f64")
    add(f"cvt.{mode}.ftz.f32.f64", "f32", "f64")
for mode in ("rn", "rz"):
    add(f"cvt.{mode}.f16.f32", "f16", "f32")
    add(f"cvt.{mode}.bf16.f32", "bf16", "f32")
    add(f"cvt.{mode}.f16x2.f32", "f16x2", "f32", "f32")
    add(f"cvt.{mode}.bf16x2.f32", "bf16x2", "f32", "f32")
    add(f"cvt.{mode}.relu.f16.f32", "f16", "f32")
for mode in ("up", "down", "bfly", "idx"):
    add(f"shfl.sync.{mode}.b32", "b32", "b32", "count", "b32")
for mode in ("all", "any", "uni"):
    add(f"vote.sync.{mode}.pred", "pred", "pred")
add("vote.sync.ballot.b32", "b32", "pred")
for kind in ("b32", "b64"):
    add(f"match.any.sync.{kind}", "b32", kind)
for operation, kind in itertools.product(("add", "min", "max"), ("u32", "s32")):
    add(f"redux.sync.{operation}.{kind}", kind, kind)
for operation in ("and", "or", "xor"):
    add(f"redux.sync.{operation}.b32", "b32", "b32")
for space in ("global", "shared"):
    for operation, kinds in (
        ("add", ("u32", "s32", "u64", "f32", "f64", "noftz.f16x2", "noftz.f16")), ("exch", ("b32", "b64")),
        ("min", ("u32", "s32", "u64", "s64")), ("max", ("u32", "s32", "u64", "s64")), ("inc", ("u32",)), ("dec", ("u32",)),
        ("and", ("b32", "b64")), ("or", ("b32", "b64")), ("xor", ("b32", "b64")), ("cas", ("b32", "b64")),
    ):  # fmt: skip
        for kind in kinds:
            own = kind.removeprefix("noftz.")
            add(f"atom.{space}.{operation}.{kind}", own, own, own, *([own] if operation == "cas" else []))
for name in ("add.cc", "sub.cc", "mad.lo.cc", "mad.hi.cc"):
    for bits in (32, 64):
        add(f"{name}.u{bits}", f"u{bits}", *[f"u{bits}"] * (3 if name.startswith("mad") else 2))
