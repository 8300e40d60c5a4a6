"""Random kernels of PTX, and which bytes they store to: by the interpreter, and by the prover's formulas."""

import itertools
import random

from tileprove.concrete.interpreter import ptx
from tileprove.prover.cuda.threads import launch
from tileprove.prover.kernels.loops.paths import trace
from tileprove.prover.language.meanings import python
from tileprove.prover.language.walking import variables
from tileprove.prover.readers.ptx.modules import module

HEAD = """.version 8.0
.target sm_90
.address_size 64
.visible .entry op(.param .u64 out, .param .u32 n, .param .u32 m)
{
.reg .pred %p<4>; .reg .b16 %h<4>; .reg .b32 %r<9>; .reg .b64 %d<9>; .reg .b32 %c<9>; .reg .b64 %b<3>;
ld.param.u64 %b0, [out]; cvta.to.global.u64 %b0, %b0; ld.param.u32 %r2, [n]; ld.param.u32 %r3, [m];
mov.u32 %r0, %tid.x; mov.u32 %r1, %ctaid.x; mov.u32 %r4, %ntid.x; mov.u32 %r5, 7; mov.u32 %r6, -3;
mad.lo.s32 %r7, %r1, %r4, %r0; mov.u64 %d0, 5; cvt.s64.s32 %d1, %r3; mul.wide.s32 %d2, %r7, 4; mov.u64 %d3, -1;
mov.u16 %h0, 3; cvt.u16.u32 %h1, %r7; mov.u16 %h2, 65535;
setp.lt.s32 %p0, %r7, %r2; setp.ge.u32 %p1, %r0, %r3; setp.eq.s32 %p2, %r5, 7;
"""
# nvcc -Xcicc -O0: what is passed and given back in .param variables, an address that is passed, a variable in local memory
FUNCTIONS = """.func (.param .b32 given) mixed(.param .b32 a, .param .b32 b, .param .b64 at)
{
.reg .pred %p<3>; .reg .b32 %r<6>; .reg .b64 %d<3>; .local .align 8 .b8 depot[16]; .reg .b64 %SP; .reg .b64 %SPL;
mov.u64 %SPL, depot; cvta.local.u64 %SP, %SPL;
ld.param.u32 %r0, [a]; ld.param.u32 %r1, [b]; ld.param.u64 %d0, [at];
st.u32 [%SP+8], %r0; setp.lt.s32 %p0, %r0, %r1; @%p0 bra $other;
ld.u32 %r2, [%d0]; add.s32 %r2, %r2, %r1; st.u32 [%d0], %r2; st.param.b32 [given+0], %r2; ret;
$other: { .param .b32 p0; .param .b32 r0; st.param.b32 [p0+0], %r1; call.uni (r0), halved, (p0); ld.param.b32 %r3, [r0+0]; }
ld.s16 %r4, [%SP+12]; ld.u32 %r4, [%SP+8]; sub.s32 %r4, %r4, %r3; st.u32 [%d0+4], %r4; st.param.b32 [given+0], %r4; ret;
}
.func (.param .b32 given) halved(.param .b32 a)
{ .reg .b32 %r<3>; ld.param.u32 %r1, [a]; shr.s32 %r2, %r1, 1; st.param.b32 [given+0], %r2; ret; }
"""
FRAME = """.local .align 8 .b8 frame[24]; .reg .b64 %SP; .reg .b64 %SPL; .reg .b64 %q<2>;
mov.u64 %SPL, frame; cvta.local.u64 %SP, %SPL; add.u64 %q0, %SP, 8;
st.u32 [%SP+0], %r7; st.u32 [%q0], %r5; st.u32 [%q0+4], %r2;
"""
THREE = ("mad.lo.s32", "shf.l.wrap.b32", "shf.r.clamp.b32", "sad.u32")
TWO = (
    "add.s32", "sub.s32", "mul.lo.s32", "mul.hi.u32", "mul.hi.s32", "and.b32", "or.b32", "xor.b32", "shl.b32", "shr.u32",
    "shr.s32", "min.s32", "max.s32", "min.u32", "max.u32",
)  # fmt: skip
ONE = ("neg.s32", "not.b32", "abs.s32", "cnot.b32", "cvt.s32.s8", "cvt.u32.u16", "cvt.s32.s16")
WIDE = ("add.s64", "sub.s64", "mul.lo.s64", "and.b64", "xor.b64", "min.s64", "max.u64")
GRID, BLOCK = (2, 1, 1), (3, 1, 1)


class Writer:
    """Writes one kernel. loops, calls: whether it has some."""

    def __init__(self, seed, loops, calls=False):
        self.chance, self.lines, self.labels, self.loops, self.calls = random.Random(seed), [], 0, loops, calls
        self.block(self.chance.randint(3, 7), 2)
        self.store()

    def text(self):
        head = HEAD.replace(".visible", FUNCTIONS + ".visible") + FRAME if self.calls else HEAD
        return head + "\n".join(self.lines) + "\nret;\n}\n"

    def call(self):
        """A call, or an access of local memory, that registers hang on."""
        kind, target = self.chance.random(), f"%r{self.chance.randrange(2, 8)}"
        if kind < 0.25:
            self.lines.append(f"{self.guard()}st.u32 [%SP+{self.pick(0, 8, 12)}], {self.r()};")
        elif kind < 0.5:
            self.lines.append(f"{self.guard()}ld.u32 {target}, [{self.pick('%SP+0', '%q0', '%q0+4')}];")
        else:
            self.lines.append(f"""{{ .param .b32 p0; .param .b32 p1; .param .b64 p2; .param .b32 r0;
            st.param.b32 [p0+0], {self.r()}; st.param.b32 [p1+0], {self.value()}; st.param.b64 [p2+0], %q0;
            call.uni (r0), mixed, (p0, p1, p2); ld.param.b32 {target}, [r0+0]; }}""")

    def pick(self, *names):
        return self.chance.choice(names)

    def r(self):
        return f"%r{self.chance.randrange(8)}"

    def value(self):
        return (
            self.r() if self.chance.random() < 0.7 else str(self.pick(0, 1, 2, 3, 4, 8, 31, 32, 40, -1, -7, 2147483647))
        )

    def guard(self):
        return "" if self.chance.random() < 0.6 else f"@{self.pick('', '!')}%p{self.chance.randrange(3)} "

    def label(self):
        self.labels += 1
        return f"$L{self.labels}"

    def operation(self):
        guard, kind = self.guard(), self.chance.random()
        target = f"%r{self.chance.randrange(2, 8)}"
        if kind < 0.4:
            return f"{guard}{self.pick(*TWO)} {target}, {self.r()}, {self.value()};"
        if kind < 0.5:
            return f"{guard}{self.pick(*THREE)} {target}, {self.r()}, {self.r()}, {self.value()};"
        if kind < 0.58:
            return f"{guard}{self.pick(*ONE)} {target}, {self.r()};"
        if kind < 0.66:
            a, b = (f"%d{self.chance.randrange(4)}" for _ in range(2))
            return f"{guard}{self.pick(*WIDE)} %d{self.chance.randrange(4)}, {a}, {b};"
        if kind < 0.72:
            return f"{guard}cvt.u32.u64 {target}, %d{self.chance.randrange(4)};"
        if kind < 0.76:
            return f"{guard}mul.wide.{self.pick('s32', 'u32')} %d{self.chance.randrange(4)}, {self.r()}, {self.r()};"
        if kind < 0.82:
            order, sign = self.pick("lt", "le", "gt", "ge", "eq", "ne"), self.pick("s32", "u32")
            how = self.pick("", "", ".and", ".or", ".xor")
            more = f", {self.pick('', '!')}%p{self.chance.randrange(3)}" if how else ""
            return f"{guard}setp.{order}{how}.{sign} %p{self.chance.randrange(3)}, {self.r()}, {self.value()}{more};"
        if kind < 0.88:
            return f"{guard}selp.b32 {target}, {self.r()}, {self.value()}, %p{self.chance.randrange(3)};"
        if kind < 0.92:
            place, count = self.pick(0, 1, 5, 31, 33), self.pick(0, 1, 8, 32, 40)
            return f"{guard}{self.pick('bfe.u32', 'bfe.s32')} {target}, {self.r()}, {place}, {count};"
        if kind < 0.96:
            return f"{guard}bfi.b32 {target}, {self.r()}, {self.r()}, {self.pick(0, 4, 31)}, {self.pick(0, 3, 8)};"
        return f"{guard}lop3.b32 {target}, {self.r()}, {self.r()}, {self.r()}, {self.chance.randrange(256)};"

    def store(self):
        kind = self.chance.random()
        self.lines.append(f"cvt.u64.u32 %b1, {self.r()}; add.s64 %b1, %b0, %b1;" if kind < 0.7 else
                          f"shr.u64 %b1, %d{self.chance.randrange(4)}, 32; add.s64 %b1, %b0, %b1;")  # fmt: skip
        self.lines.append(f"{self.guard()}st.global.u8 [%b1+{self.chance.randrange(3)}], %h0;")

    def block(self, size, depth):
        for _ in range(size):
            kind = self.chance.random()
            if kind < 0.12 and depth:
                other, behind = self.label(), self.label()
                self.lines.append(f"@{self.pick('', '!')}%p{self.chance.randrange(3)} bra {other};")
                self.block(2, depth - 1)
                self.lines += [f"bra.uni {behind};", f"{other}:"]
                self.block(2, depth - 1)
                self.lines.append(f"{behind}:")
            elif kind < 0.3 and depth and self.loops:
                self.loop(depth)
            elif kind < 0.4:
                self.store()
            elif kind < 0.65 and self.calls:
                self.call()
            else:
                self.lines.append(self.operation())

    def loop(self, depth):
        head, counter = self.label(), f"%c{depth}"
        step = self.pick(1, 1, 2, 3, -1)
        last = self.pick("%r2", "%r3", "5", "9") if step > 0 else "-4"
        limit = f"%c{depth + 4}"
        self.lines += [f"mov.u32 {counter}, {self.pick('0', '%r0')};", f"min.s32 {limit}, {last}, 9;" if last[0] == "%" else
                       f"mov.u32 {limit}, {last};", f"{head}:"]  # fmt: skip
        self.block(2, depth - 1)
        self.lines += [
            f"add.s32 %r{self.chance.randrange(4, 8)}, {self.r()}, {counter};",
            f"add.s32 {counter}, {counter}, {step};",
        ]
        if self.chance.random() < 0.5:
            self.store()
        order = "lt" if step > 0 else "gt"
        self.lines.append(f"setp.{order}.s32 %p3, {counter}, {limit};\n@%p3 bra {head};")


def by_interpreter(text, n, m):
    """(line, block, thread) -> the bytes stored to."""
    found = {}

    def see(event):
        if isinstance(event, ptx.Touch) and event.kind == "store" and event.memory == "out":
            key = event.line, event.block[0], event.thread[0]
            found.setdefault(key, set()).add(event.byte)

    kernel = ptx.read(text)["op"]
    memory = {"out": ptx.Contents(b"", 1 << 34)}
    ptx.run(kernel, [ptx.Pointer("out"), n & 0xFFFFFFFF, m & 0xFFFFFFFF], GRID, BLOCK, memory, see)
    return found


class Formulas:
    """The prover's formulas of a kernel. vague: lines of accesses that hang on values of which nothing is known."""

    def __init__(self, text):
        read = module(text, "op.ptx")
        kernel = read.kernels[0]
        self.trace = trace(read, kernel, launch(kernel, BLOCK, GRID))
        self.why = self.trace.why
        self.accesses = [one for one in self.trace.accesses if one.what == "store" and one.base in ("out", "")]
        self.vague = {one.instruction.line for one in self.accesses if one.address is None or self._free(one)}

    def _free(self, access):
        names = [v.payload[0] for v in variables(access.address.term, access.path)]
        return any(name.startswith(("value_of_", "%")) for name in names)

    def bytes(self, n, m, rounds=16):
        found = {}
        for access in self.accesses:
            if access.instruction.line in self.vague:
                continue
            own = [v.payload[0] for v in variables(access.address.term, access.path) if v.payload[0].startswith("t@")]
            for block, thread in itertools.product(range(GRID[0]), range(BLOCK[0])):
                for turns in itertools.product(range(rounds), repeat=len(own)):
                    point = {"n": n, "m": m, "tid.x": thread, "ctaid.x": block, **dict(zip(own, turns, strict=True))}
                    if python.evaluate(point, access.path)[0]:
                        key = access.instruction.line, block, thread
                        found.setdefault(key, set()).add(python.evaluate(point, access.address.term)[0])
        return found
