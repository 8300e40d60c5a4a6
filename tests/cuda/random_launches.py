"""Random kernels of PTX with a launch: nested loops, carried and narrowed values, selects, predicates, reads of a tensor
with a contract, local memory; and the same launch in numbers, for the interpreter.

Most indices are guarded, often by one too much or by the wrong sign, so that much is proved and much is false.
"""

import random

import numpy as np
from judged_kernels import Subject, numbers, up

HEAD = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 k_param_0, .param .u64 k_param_1, .param .u32 k_param_2, .param .u32 k_param_3)
{
.reg .pred %p<4>; .reg .b16 %h<3>; .reg .b32 %r<10>; .reg .b32 %c<6>; .reg .b32 %l<6>; .reg .b32 %i<4>;
.reg .b64 %a<4>; .reg .b64 %b<3>; .reg .b64 %w<4>;
.local .align 8 .b8 depot[32]; .reg .b64 %SP; .reg .b64 %SPL;
mov.u64 %SPL, depot;
cvta.local.u64 %SP, %SPL;
ld.param.u64 %b0, [k_param_0];
ld.param.u64 %b1, [k_param_1];
ld.param.u32 %r1, [k_param_2];
ld.param.u32 %r2, [k_param_3];
cvta.to.global.u64 %b0, %b0;
mov.u32 %r0, %tid.x;
mov.u32 %r3, %ctaid.x;
mov.u32 %r4, %ntid.x;
mad.lo.s32 %r5, %r3, %r4, %r0;
mov.u32 %r6, 0;
mov.u32 %r7, 3;
mov.u32 %r8, %r0;
cvt.s64.s32 %w0, %r5;
mul.wide.s32 %w1, %r1, 2;
mov.u64 %w2, 1;
setp.lt.s32 %p0, %r5, %r1;
setp.gt.s32 %p1, %r2, 2;
setp.lt.u32 %p2, %r0, %r2;
st.local.u32 [%SPL], %r5;
st.local.u32 [%SPL+8], %r1;
"""
ALU = ("add.s32", "add.s32", "sub.s32", "mul.lo.s32", "and.b32", "or.b32", "xor.b32", "min.s32", "max.s32", "min.u32",
       "max.u32", "shl.b32", "shr.u32", "shr.s32", "mul.hi.u32", "mul.hi.s32")  # fmt: skip
NARROW = ("cvt.s32.s8", "cvt.u32.u8", "cvt.s32.s16", "cvt.u32.u16", "neg.s32", "abs.s32", "not.b32")
WIDE = ("add.s64", "sub.s64", "and.b64", "min.s64", "max.s64", "shr.u64", "shr.s64", "shl.b64", "mul.lo.s64")
# bytes behind out, as an expression of sizes, and its number at sizes
SIZES = ("n", "m", "n + m", "2*n", "n*m", "16", "37", "n + 3")
GIVEN = (
    "n <= 2**30, m <= 2**30",
    "n <= 1000, m <= 1000",
    "m <= n, n <= 2**20",
    "n >= 3, m >= 2, n <= 2**16, m <= 2**12",
)
SMALL = {"n": (1, 2, 3, 5, 8, 17, 40), "m": (1, 2, 3, 4, 9)}


class Random:
    """One kernel, by a seed. text: its PTX. subject: its launch, as the tests of mutants have one."""

    def __init__(self, seed):
        self.chance, self.lines, self.labels, self.loops = random.Random(seed), [], 0, 0
        self.seed, self.bounded = seed, False
        self.size = self.pick(*SIZES)
        self.given = self.pick(*GIVEN)
        self.high = self.pick("n", "m", "16", "n + m")  # of what x holds
        self.low = self.pick("0", "0", "-3", "1")
        self.threads = self.pick(1, 3, 4, 8)
        self.grid = self.pick(("1", lambda n, m: 1), ("2", lambda n, m: 2), ("m", lambda n, m: m),
                              (f"cdiv(n, {self.threads})", lambda n, m: up(n, self.threads)))  # fmt: skip
        self.written = self.chance.random() < 0.3
        self.block(self.chance.randint(2, 4), 2)
        self.access()

    def pick(self, *of):
        return self.chance.choice(of)

    def odds(self, of):
        return self.chance.random() < of

    @property
    def text(self):
        return HEAD + "\n".join(self.lines) + "\nret;\n}\n"

    @property
    def subject(self):
        out = f'tensor("int32", {self.size}{", written=True" if self.written else ""})'
        values = f'tensor("int32", n, values=({self.low}, {self.high}))'
        given = f"{self.given}, ({self.low}) < ({self.high})" if self.low == "1" else self.given
        said = (
            f'block={self.threads}, grid="{self.grid[0]}")\ndef NAME(n, m):\n    given({given})\n'
            f"    return [{out}, {values}, n, m]\n"
        )
        return Subject("k", said, self.at, SMALL)

    def at(self, n, m, contents=0):
        names = {"n": n, "m": m}
        low, high = eval(self.low, {}, names), eval(self.high, {}, names)
        chance = np.random.default_rng(self.seed * 31 + 7 * n + m + 1000 * contents)
        held = chance.integers(low, max(high, low + 1), n, dtype=np.int32)
        size = eval(self.size, {}, names)
        return numbers((self.grid[1](n, m),), (self.threads,), [0, 0, n, m], {0: 4 * size, 1: held},
                       written=(0,) if self.written else ())  # fmt: skip

    def fits(self, n, m):
        """Whether the launch's promises hold at these sizes."""
        names = {"n": n, "m": m}
        kept = eval(f"({self.given.replace('2**', '2 **')},)", {}, names)
        return all(kept) and eval(self.low, {}, names) < eval(self.high, {}, names)

    # -- statements --------------------------------------------------------------------------------------------

    def say(self, *lines):
        self.lines += lines

    def r(self):
        counters = [f"%c{depth}" for depth in self.open] if self.open else []
        return self.pick(*counters, *(f"%r{n}" for n in range(9))) if counters else f"%r{self.chance.randrange(9)}"

    open: tuple = ()

    def value(self):
        return self.r() if self.odds(0.5) else str(self.pick(0, 1, 2, 3, 4, 5, 7, 8, 16, -1, -2, 31, 255))

    def target(self):
        return f"%r{self.chance.randrange(5, 9)}"

    def guard(self):
        return "" if self.odds(0.75) else f"@{self.pick('', '!')}%p{self.chance.randrange(3)} "

    def label(self):
        self.labels += 1
        return f"$L{self.labels}"

    def operation(self):
        kind, guard = self.chance.random(), self.guard()
        if kind < 0.42:
            self.say(f"{guard}{self.pick(*ALU)} {self.target()}, {self.r()}, {self.value()};")
        elif kind < 0.5:
            self.say(f"{guard}{self.pick(*NARROW)} {self.target()}, {self.r()};")
        elif kind < 0.58:
            self.say(f"{guard}selp.b32 {self.target()}, {self.r()}, {self.value()}, %p{self.chance.randrange(3)};")
        elif kind < 0.68:
            order, sign = self.pick("lt", "le", "gt", "ge", "eq", "ne"), self.pick("s32", "u32")
            self.say(f"{guard}setp.{order}.{sign} %p{self.chance.randrange(3)}, {self.r()}, {self.value()};")
        elif kind < 0.74:
            name = self.pick("div.s32", "div.u32", "rem.s32", "rem.u32")
            self.say(f"{guard}{name} {self.target()}, {self.r()}, {self.pick('%r1', '%r2', '%r4', '3', '4', '-2')};")
        elif kind < 0.82:
            own = f"%w{self.chance.randrange(3)}"
            by = self.pick(f"%w{self.chance.randrange(3)}", "1", "4", "-1", "32")
            name = self.pick(*WIDE)
            by = self.pick("1", "2", "32") if name.startswith("sh") else by
            self.say(f"{guard}{name} {own}, %w{self.chance.randrange(3)}, {by};")
        elif kind < 0.87:
            self.say(f"{guard}cvt.u32.u64 {self.target()}, %w{self.chance.randrange(3)};")
        elif kind < 0.91:
            self.say(f"{guard}cvt.{self.pick('s64.s32', 'u64.u32')} %w{self.chance.randrange(3)}, {self.r()};")
        elif kind < 0.95:
            self.say(f"{guard}st.local.u32 [%SPL+{self.pick(0, 8)}], {self.r()};")
        else:
            self.say(f"{guard}ld.local.u32 {self.target()}, [%SPL+{self.pick(0, 8)}];")

    def count(self):
        """A register that is, on most ways, an element's number, and a line that leaves the access out."""
        index, over = "%i0", self.pick("%r1", "%r2", "16", "37")
        exact = {"n": "%r1", "m": "%r2", "16": "16", "37": "37"}.get(self.size, over)
        over = exact if self.odds(0.7) else over
        kind = self.chance.random()
        source, skip = self.r(), ""
        if kind < 0.3:
            self.say(f"mov.b32 {index}, {source};")
            order, sign = self.pick("ge", "ge", "gt"), self.pick("u32", "u32", "s32")
            skip = f"setp.{order}.{sign} %p3, {index}, {over};"
        elif kind < 0.45:
            self.say(f"rem.{self.pick('u32', 'u32', 's32')} {index}, {source}, {over};")
        elif kind < 0.6:
            self.say(f"and.b32 {index}, {source}, {self.pick(7, 15, 15, 16, 31)};")
        elif kind < 0.75:
            self.say(f"min.{self.pick('s32', 'u32')} {index}, {source}, {over};")
            self.say(f"sub.s32 {index}, {index}, {self.pick(1, 1, 0)};", f"max.s32 {index}, {index}, 0;")
        elif kind < 0.9 and self.open:
            self.say(f"mov.b32 {index}, %c{self.pick(*self.open)};")
        else:
            self.say(f"mov.b32 {index}, {source};")
        return index, skip

    def access(self):
        index, skip = self.count()
        end = self.label() if skip else ""
        if skip:
            self.say(skip, f"@%p3 bra {end};")
        if self.odds(0.15):
            self.say(f"add.s32 {index}, {index}, {self.pick(1, -1)};")
        if self.odds(0.3):
            base, size = "%b1", 4
        else:
            base, size = "%b0", self.pick(4, 4, 4, 4, 2, 1, 8)
        kind = self.pick("s32", "s32", "u32")
        self.say(f"mul.wide.{kind} %a0, {index}, {self.pick(4, 4, 4, size)};", f"add.s64 %a1, {base}, %a0;")
        by = self.pick("", "", "", "", "+4", "-4")
        guard = self.guard()
        if base == "%b1":
            self.say(f"{guard}ld.global.u32 {self.target()}, [%a1{by}];")
        else:
            store = {4: "st.global.u32 [%a1BY], %r5;", 2: "st.global.u16 [%a1BY], %h0;", 1: "st.global.u8 [%a1BY], %h0;",
                     8: "st.global.v2.u32 [%a1BY], {%r5, %r6};"}[size]  # fmt: skip
            if size == 4 and self.odds(0.15):
                store = "red.global.add.u32 [%a1BY], %r5;"
            self.say(guard + store.replace("BY", by))
        if end:
            self.say(f"{end}:")

    def block(self, size, depth):
        for _ in range(size):
            kind = self.chance.random()
            if kind < 0.12 and depth:
                other, behind = self.label(), self.label()
                self.say(f"@{self.pick('', '!')}%p{self.chance.randrange(3)} bra {other};")
                self.block(2, depth - 1)
                self.say(f"bra.uni {behind};", f"{other}:")
                if self.odds(0.6):
                    self.block(1, depth - 1)
                self.say(f"{behind}:")
            elif kind < 0.36 and depth and self.loops < 2:
                self.loop(depth)
            elif kind < 0.6:
                self.access()
            else:
                self.operation()

    def loop(self, depth):
        """Up, down, by doubling or halving; tested at its end or at its start, sometimes left early."""
        self.loops += 1
        head, behind = self.label(), self.label()
        counter, limit = f"%c{depth}", f"%l{depth}"
        kind = self.pick("up", "up", "up", "down", "down", "double", "halve")
        end = self.pick("%r1", "%r2", "%r2", "5", "9", "16", "%r0")
        start = self.pick("0", "0", "%r0", "%r3", "1", "%r5")
        if kind == "up":
            step, order = self.pick("1", "1", "2", "3", "%r4"), self.pick("lt", "lt", "le")
            first, last, move = start, end, f"add.s32 {counter}, {counter}, {step};"
        elif kind == "down":
            step, order = self.pick("1", "1", "2", "3"), self.pick("gt", "ge")
            first, last, move = end, "0", f"sub.s32 {counter}, {counter}, {step};"
        elif kind == "double":
            order, first, last, move = "lt", "1", end, f"shl.b32 {counter}, {counter}, 1;"
        else:
            order, first, last, move = "gt", end, "0", f"shr.u32 {counter}, {counter}, 1;"
        sign = self.pick("s32", "s32", "s32", "u32") if order != "ge" else "s32"
        if order == "ne":
            sign = "s32"
        test = f"setp.{order}.{sign} %p3, {counter}, {limit};"
        self.say(f"mov.b32 {counter}, {first};", f"mov.b32 {limit}, {last};")
        at_start = self.odds(0.5)
        if at_start:
            self.say(f"{head}:", test, f"@!%p3 bra {behind};")
        else:
            if self.odds(0.7):
                self.say(test, f"@!%p3 bra {behind};")
            self.say(f"{head}:")
        before = self.open
        self.open = (*before, depth)
        self.block(self.chance.randint(1, 3), depth - 1)
        if self.odds(0.2):
            self.say(f"setp.{self.pick('ge', 'eq', 'gt')}.s32 %p3, {self.r()}, {self.value()};", f"@%p3 bra {behind};")
        if self.odds(0.7):
            carried = self.target()
            self.say(f"add.s32 {carried}, {carried}, {self.pick('1', '1', '2', '4', '-1', counter, '%r1')};")
        self.open = before
        self.say(move)
        if at_start:
            self.say(f"bra.uni {head};", f"{behind}:")
        else:
            self.say(test, f"@%p3 bra {head};", f"{behind}:")
