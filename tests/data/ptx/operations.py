"""A kernel for each operation of PTX, on edge values: thread i reads row i of its operands and stores what it gives.

`names()` lists them, `rows(name)` has the operands, `text()` is the module. `record.py` runs it on a GPU.
"""

import itertools
from collections.abc import Sequence

from edge_values import edges, few, values, width
from operation_table import OPERATIONS

HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"


def names() -> list[str]:
    return list(OPERATIONS)


def rows(name: str) -> list[tuple[int, ...]]:
    """Operands of each thread; as many rows as fill warps."""
    sources = OPERATIONS[name][1]
    if name.startswith("fns"):
        given: list[Sequence[int]] = [edges(32), [0, 1, 15, 31], [0, 1, 2, 5, 0xFFFFFFFF, 0xFFFFFFFD]]
    elif name.startswith("shfl"):
        given = [[0x1000 + at for at in range(4)], [0, 1, 2, 5, 16, 31, 32], [0x1F, 0, 0x1C1F, 0x181F, 0x1800, 0x0F]]
    elif name.startswith("prmt"):
        given = [few(32)[1:], few(32)[3:], [0x3210, 0x7654, 0x89AB, 0xFEDC, 0, 1, 2, 3, 0x10F7, 0xFFFF1234]]
    elif name.startswith("set") and len(sources) == 3:
        given = [edges(32), edges(32), [0, 1]]
    else:
        given = [values(kind, len(sources) > 2 or (len(sources) == 2 and kind[-2:] == "64")) for kind in sources]
        if name.startswith(("fma", "add.f", "add.r", "sub.r", "mul.r", "div.r")) or ".f" in name:
            given = [values(kind, len(sources) > 1) for kind in sources]
        if name.startswith(("bfi", "fma")):
            given = [own[:: 1 if kind == "count" else 2] for own, kind in zip(given, sources, strict=True)]
    found = list(itertools.product(*given))
    if name.startswith(("vote", "match", "redux")):
        found = [(own[at // 3 % len(own)] if at % 5 else own[0],) for own in given for at in range(96)]
        if name.startswith("vote"):
            found = [(1,)] * 32 + [(0,)] * 32 + found[:32]
    found = found[:: max(1, len(found) // 384 | 1)] if len(found) > 768 else found
    return found + [found[-1]] * (-len(found) % 32)


def register(kind: str) -> str:
    bits = width("u32" if kind == "count" else kind)
    return {1: "%p", 8: "%h", 16: "%h", 32: "%r", 64: "%d"}[bits]


def entry(number: int, name: str) -> str:
    """Operands of 8 bytes each, one row a thread; the result is of 8 bytes, with a carry or a predicate another one."""
    result, sources = OPERATIONS[name]
    lines = [
        f"// {name}", f".visible .entry op{number}(.param .u64 given, .param .u64 found) {{",
        ".reg .pred %p<9>; .reg .b16 %h<9>; .reg .b32 %r<9>; .reg .b64 %d<9>;",
        ".reg .b32 %t, %n, %x, %s; .reg .b64 %g, %f, %o, %y; .shared .align 8 .b64 cell[1024];",
        "ld.param.u64 %g, [given]; ld.param.u64 %f, [found]; cvta.to.global.u64 %g, %g; cvta.to.global.u64 %f, %f;",
        "mov.u32 %t, %ctaid.x; mov.u32 %n, %ntid.x; mov.u32 %x, %tid.x; mad.lo.s32 %t, %t, %n, %x;",
        f"mad.wide.u32 %g, %t, {8 * len(sources)}, %g; mad.wide.u32 %f, %t, 16, %f;",
    ]  # fmt: skip
    given = []
    for at, kind in enumerate(sources):
        own = f"{register(kind)}{at + 1}"
        given.append(own)
        if kind == "pred":
            lines.append(f"ld.global.b32 %s, [%g+{8 * at}]; setp.ne.s32 {own}, %s, 0;")
        else:
            bits = max(width("u32" if kind == "count" else kind), 16)
            lines.append(f"ld.global.b{bits} {own}, [%g+{8 * at}];")
    target = f"{register(result)}0"
    lines += ["mov.b64 %o, 0;", *body(name, target, given, sources)]
    if result == "pred":
        lines += [f"selp.b64 %y, 1, 0, {target};", "st.global.b64 [%f], %y;"]
    else:
        bits = max(width(result), 16)
        lines += ["mov.b64 %y, 0;", "st.global.b64 [%f], %y;", f"st.global.b{bits} [%f], {target};"]
    return "\n".join([*lines, "st.global.b64 [%f+8], %o;", "ret;", "}", ""])


def body(name: str, target: str, given: list[str], sources: Sequence[str]) -> list[str]:
    operation, *more = name.split(" ")
    if operation.startswith("atom"):
        bits, place = max(width(sources[0]), 16), "[%f+8]"
        before = []
        if ".shared" in operation:
            before = ["mov.b32 %s, cell; mad.lo.s32 %s, %x, 8, %s;", "st.shared.b64 [%s], %o;"]
            place = "[%s]"
        space = operation.split(".")[1]
        clear = ["st.global.b64 [%f+8], %o;"] if space == "global" else []
        return [
            *before, *clear, f"st.{space}.b{bits} {place}, {given[0]};",
            f"{operation} {target}, {place}, {', '.join(given[1:])};", f"ld.{space}.b64 %o, {place};",
        ]  # fmt: skip
    if operation.startswith("shfl"):
        return [f"{operation} {target}|%p0, {', '.join(given)}, 0xFFFFFFFF;", "selp.b64 %o, 1, 0, %p0;"]
    if operation.startswith(("vote", "match", "redux")):
        return [f"{operation} {target}, {given[0]}, 0xFFFFFFFF;"]
    if ".cc." in operation:
        kind = sources[0]
        zero = "0"
        again = (
            [f"addc.u32 %s, {zero}, {zero};"] if not operation.startswith("sub") else [f"subc.u32 %s, {zero}, {zero};"]
        )
        return [f"{operation} {target}, {', '.join(given)};", *again, "cvt.u64.u32 %o, %s;"] if kind else []
    if operation.startswith("setp") and not operation.endswith("f16"):
        return [f"{operation} {target}|%p8, {', '.join(given)};", "selp.b64 %o, 1, 0, %p8;"]
    return [f"{operation} {', '.join([target, *given, *more])};"]


def text() -> str:
    return HEAD + "\n".join(entry(number, name) for number, name in enumerate(names()))


if __name__ == "__main__":
    print(text())
