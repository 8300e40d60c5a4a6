"""Random kernels of PTX whose threads meet in shared and global memory: loops and conditions that are the same in all
threads or not, carried values, early returns, barriers at places that are right or nearly; and the same launch in numbers.

Every index stays inside its array, so that what is left to be wrong is the order.
"""

import random
import time

import numpy as np
from tileprove.concrete.interpreter import ptx

WORDS, MASK = 256, 127  # of each array, and of indices in steps of words
HEAD = """.version 8.0
.target sm_90
.address_size 64
EXTERN
.visible .entry k(.param .u64 k_param_0, .param .u64 k_param_1, .param .u32 k_param_2, .param .u32 k_param_3)
{
.reg .pred %p<9>; .reg .b32 %r<9>; .reg .b32 %v<5>; .reg .b32 %c<5>; .reg .b32 %e<5>; .reg .b32 %i<5>; .reg .b32 %s<4>;
.reg .b64 %a<5>; .reg .b64 %b<4>; .reg .b16 %h<2>;
STATIC
mov.u32 %s0, sa;
mov.u32 %s1, sb;
ld.param.u64 %b0, [k_param_0];
ld.param.u64 %b1, [k_param_1];
ld.param.u32 %r2, [k_param_2];
ld.param.u32 %r3, [k_param_3];
cvta.to.global.u64 %b0, %b0;
cvta.to.global.u64 %b1, %b1;
mov.u32 %r0, %tid.x;
mov.u32 %r1, %ntid.x;
mov.u32 %r4, %ctaid.x;
mov.u32 %v0, 0;
mov.u32 %v1, %r0;
mov.u32 %v2, %r2;
mov.u32 %v3, 1;
mov.u32 %c1, 0;
mov.u32 %c2, 0;
mov.u16 %h0, 1;
"""
SIZES = [(n, m) for n in (1, 2, 3, 6) for m in (1, 2, 4)]
THREADS = (1, 2, 3, 4, 7, 8)


class Random:
    """One kernel, by a seed. text: its PTX; launch: its launch, but for the file."""

    def __init__(self, seed):
        self.seed, self.chance = seed, random.Random(seed)
        self.lines, self.labels, self.open, self.stores = [], 0, (), 0
        self.dynamic = self.odds(0.15)  # whether the arrays are of dynamic shared memory, which begin at one place
        self.right = self.odds(0.6)  # whether most accesses are of the thread's own element
        self.block(self.chance.randint(2, 4), self.pick(1, 1, 2))
        self.access()

    def pick(self, *of):
        return self.chance.choice(of)

    def odds(self, of):
        return self.chance.random() < of

    @property
    def text(self):
        if self.dynamic:
            head = HEAD.replace("EXTERN", ".extern .shared .align 16 .b8 sa[];\n.extern .shared .align 16 .b8 sb[];")
            head = head.replace("STATIC\n", "")
        else:
            own = f".shared .align 16 .b8 sa[{4 * WORDS}];\n.shared .align 16 .b8 sb[{4 * WORDS}];"
            head = HEAD.replace("EXTERN\n", "").replace("STATIC", own)
        return head + "\n".join(self.lines) + "\n$END:\nret;\n}\n"

    @property
    def launch(self):
        shared = f", shared={4 * WORDS}" if self.dynamic else ""
        return (
            f'block="threads", grid="blocks"{shared})\ndef NAME(n, m, threads, blocks):\n'
            "    given(n <= 6, m <= 4, threads <= 8, blocks <= 2)\n"
            f'    return [tensor("i32", {WORDS}), tensor("i32", {WORDS}), n, m]\n'
        )

    def looked(self, points=6, seconds=0.25):
        """Races and divergences at some sizes: kinds -> words."""
        (kernel,) = ptx.read(self.text).values()
        chance, found = random.Random(self.seed), {}
        places = [(n, m, t) for n, m in SIZES for t in THREADS if t > 1]
        for n, m, threads in chance.sample(places, points):
            blocks = chance.choice((1, 1, 2))
            for contents in (0, 1):
                own = np.random.default_rng(self.seed + contents)
                values = [own.integers(0, 6, WORDS, dtype=np.int32).tobytes() for _ in range(2)]
                memory = {name: ptx.Contents(v) for name, v in zip(("g", "h"), values, strict=True)}
                try:
                    report = ptx.look(
                        kernel, [ptx.Pointer("g"), ptx.Pointer("h"), n, m], (blocks, 1, 1), (threads, 1, 1), memory,
                        shared=4 * WORDS if self.dynamic else 0, deadline=time.monotonic() + seconds,
                    )  # fmt: skip
                except (ptx.OutOfTime, ptx.NotRun, ptx.UndefinedBehaviour):
                    continue
                at = f"n={n}, m={m}, {blocks} blocks of {threads}, contents {contents}"
                for race in report.races:
                    memory_ = race.memory if race.space == "global" else self.array(race)
                    if "in flight" not in race.kind:
                        key = memory_, "load" in (race.first.site.how, race.second.site.how)
                        found.setdefault(
                            key, f"{race.kind}, lines {race.first.site.line} and {race.second.site.line}, {at}"
                        )
                for one in report.divergences:
                    found.setdefault(("reached", False), f"{one.kind} {[s.line for s in one.stops]}, {at}")
        return found

    def array(self, race):
        if self.dynamic:
            return "shared"
        return "sa" if race.low < 4 * WORDS else "sb"

    # -- statements ----------------------------------------------------------------------------------------------------

    def say(self, *lines):
        self.lines += lines

    def label(self):
        self.labels += 1
        return f"$L{self.labels}"

    def value(self, uniform=None):
        """A register or a number; uniform: of those that are the same in all threads."""
        same = ["%r2", "%r3", "%r1", "1", "2", "3", *(f"%c{d}" for d in self.open or (1, 2)), "%r4", "%v2"]
        if uniform is None:
            uniform = self.odds(0.6)
        return self.pick(*same) if uniform else self.pick("%r0", "%v0", "%v1", "%v2", "%v3", "%r0")

    def condition(self):
        """A predicate's name."""
        p = f"%p{self.chance.randrange(4)}"
        kind = self.chance.random()
        a = self.value()
        if kind < 0.15:
            self.say(f"and.b32 %i3, {a if a.startswith('%') else '%r0'}, 1;", f"setp.eq.s32 {p}, %i3, 0;")
        elif kind < 0.35:
            self.load("%i3")
            self.say(f"setp.{self.pick('lt', 'gt', 'eq')}.s32 {p}, %i3, {self.pick('2', '3', '%r2')};")
        else:
            a = a if a.startswith("%") else "%r0"
            self.say(f"setp.{self.pick('lt', 'lt', 'ge', 'eq', 'ne')}.s32 {p}, {a}, {self.value()};")
        return p

    def index(self):
        """%i0: an index below 128."""
        own = self.chance.random()
        if self.right and own < 0.6:
            self.say("mov.b32 %i0, %r0;")
            return
        form = self.chance.randrange(13)
        a, v = "%r0", self.value()
        self.say(*(
            ["mov.b32 %i0, %r0;"], ["xor.b32 %i0, %r0, 1;"], ["add.s32 %i0, %r0, 1;"], [f"add.s32 %i0, %r0, {v};"],
            ["sub.s32 %i0, %r1, 1;", "sub.s32 %i0, %i0, %r0;"], ["shr.u32 %i0, %r0, 1;"], ["shl.b32 %i0, %r0, 1;"],
            [f"rem.u32 %i0, %r0, {self.pick('2', '3', '%r2')};"], ["add.s32 %i0, %r0, %r1;"], [f"mov.b32 %i0, {v};"],
            [f"mad.lo.s32 %i0, {v}, %r1, %r0;"], [f"mad.lo.s32 %i0, %r0, 4, {v};"], [f"xor.b32 %i0, %r0, {v};"],
        )[form])  # fmt: skip
        if form not in (0, 1, 2, 4, 5, 6, 7, 8) or a != "%r0":
            self.say(f"and.b32 %i0, %i0, {MASK};")

    def place(self, size=4):
        """The space, and an address as it is written."""
        kind = self.chance.random()
        if kind < 0.55:
            self.say(f"mad.lo.s32 %i1, %i0, {size}, %s0;")
            return "shared", "[%i1]"
        if kind < 0.75:
            self.say(f"mad.lo.s32 %i1, %i0, {size}, %s1;")
            return "shared", "[%i1]"
        if kind < 0.85:  # by a generic address
            self.say("cvt.u64.u32 %a0, %s0;", "cvta.shared.u64 %a0, %a0;", f"mad.wide.u32 %a0, %i0, {size}, %a0;")
            return "", "[%a0]"
        if self.odds(0.5):
            self.say(
                "mad.lo.s32 %i2, %r4, 16, %i0;" if size == 4 else "mov.b32 %i2, %i0;",
                f"mad.wide.u32 %a0, %i2, {size}, %b0;",
            )
        else:
            self.say(f"mad.wide.u32 %a0, %i0, {size}, %b0;")
        return "global", "[%a0]"

    def load(self, to):
        kind = self.chance.random()
        if kind < 0.3:
            self.say(f"ld.global.u32 {to}, [%b1{self.pick('', '+4')}];")
        elif kind < 0.5:
            self.say("mad.wide.u32 %a0, %r0, 4, %b1;", f"ld.global.u32 {to}, [%a0];")
        elif kind < 0.8:
            self.say(f"ld.shared.u32 {to}, [{self.pick('%s0', '%s1')}{self.pick('', '+4')}];")
        else:
            self.index()
            space, at = self.place()
            self.say(f"ld{'.' if space else ''}{space}.u32 {to}, {at};")

    def access(self):
        self.stores += 1
        guard = f"@{self.condition()} " if self.odds(0.25) else ""
        if self.odds(0.25):  # by one thread, at a place that all know
            self.say(f"setp.eq.s32 %p6, %r0, {self.pick('0', '1')};")
            self.say(f"{self.pick('add.s32', 'xor.b32', 'mul.lo.s32')} %i0, {self.pick('%v2', '%c1', '%c2')}, "
                     f"{self.value(uniform=True)};", f"and.b32 %i0, %i0, {MASK};")  # fmt: skip
            guard = "@%p6 "
        else:
            self.index()
        size = self.pick(4, 4, 4, 4, 4, 1, 2, 8)
        space, at = self.place(size)
        dot = "." + space if space else ""
        volatile = ".volatile" if self.odds(0.08) else ""
        value = self.pick("%v0", "%v1", "%r0", "%v3")
        if size == 4 and self.odds(0.12):
            self.say(f"{guard}atom{dot}.add.u32 %v{self.chance.randrange(4)}, {at}, 1;")
        elif self.odds(0.5):
            self.say(guard + {
                4: f"st{volatile}{dot}.u32 {at}, {value};", 1: f"st{dot}.u8 {at}, %h0;", 2: f"st{dot}.u16 {at}, %h0;",
                8: f"st{dot}.v2.u32 {at}, {{{value}, %r0}};"}[size])  # fmt: skip
        else:
            to = f"%v{self.chance.randrange(4)}"
            self.say(guard + {
                4: f"ld{volatile}{dot}.u32 {to}, {at};", 1: f"ld{dot}.u8 %h1, {at};", 2: f"ld{dot}.u16 %h1, {at};",
                8: f"ld{dot}.v2.u32 {{{to}, %e4}}, {at};"}[size])  # fmt: skip

    def barrier(self):
        guard = f"@{self.condition()} " if self.odds(0.07) else ""
        kind = self.chance.random()
        if kind < 0.9:
            self.say(f"{guard}{self.pick('bar.sync', 'bar.sync', 'barrier.sync')} {0 if kind < 0.8 else 1};")
        else:
            self.say(f"{guard}bar.sync 0;")

    def change(self):
        to, a = f"%v{self.chance.randrange(4)}", self.value()
        kind = self.chance.random()
        if kind < 0.25:
            self.load(to)
            self.say(f"and.b32 {to}, {to}, 7;")
        elif kind < 0.4:
            self.say(f"{self.pick('shr.u32', 'xor.b32', 'and.b32')} {to}, {to}, {self.pick('1', '1', '3')};")
        elif kind < 0.5:  # what all threads have, of what all have
            how = self.pick("xor.b32", "and.b32", "add.s32", "shl.b32", "shr.u32")
            by = self.pick("1", "2") if how.startswith("sh") else self.value(uniform=True)
            self.say(f"{how} %v2, %v2, {by};", "and.b32 %v2, %v2, 31;")
        elif kind < 0.6:
            other = f"%v{self.chance.randrange(4)}"
            self.say(f"mov.b32 %e4, {to};", f"mov.b32 {to}, {other};", f"mov.b32 {other}, %e4;")
        elif kind < 0.65:
            self.say(f"@{self.condition()} mov.b32 {to}, {a};")
        elif kind < 0.75:
            self.say(f"mov.b32 {to}, {a};")
        else:
            self.say(f"add.s32 {to}, {to}, {a};", f"and.b32 {to}, {to}, 7;")

    def block(self, size, depth):
        for _ in range(size):
            kind = self.chance.random()
            if kind < 0.25 and depth:
                self.loop(depth)
            elif kind < 0.35 and depth:
                self.branch(depth)
            elif kind < 0.37:
                self.say(f"@{self.condition()} bra $END;")
            elif kind < 0.55:
                self.barrier()
            elif kind < 0.7:
                self.change()
            else:
                self.access()

    def branch(self, depth):
        other, behind = self.label(), self.label()
        self.say(f"@{self.condition()} bra {other};")
        self.block(self.chance.randint(1, 2), depth - 1)
        self.say(f"bra.uni {behind};", f"{other}:")
        if self.odds(0.4):
            self.block(1, depth - 1)
        self.say(f"{behind}:")

    def loop(self, depth):
        head, behind = self.label(), self.label()
        counter, limit = f"%c{depth}", f"%e{depth}"
        kind = self.pick("up", "up", "up", "halve", "double", "by", "while")
        bound = self.value(uniform=self.odds(0.75) or None)
        self.say(f"mov.b32 {limit}, {bound};" if self.odds(0.8) else "")
        if not self.lines[-1]:
            self.load(limit)
            self.say(f"and.b32 {limit}, {limit}, 3;")
        start = self.pick("0", "0", "0", self.value())
        order = "lt"
        if kind == "up":
            move = [f"add.s32 {counter}, {counter}, 1;"]
        elif kind == "by":
            move, start = [f"add.s32 {counter}, {counter}, %r1;"], self.pick("0", "%r0")
        elif kind == "halve":
            move, start, order = [f"shr.u32 {counter}, {counter}, 1;"], self.value(), "gt"
            self.say(f"mov.b32 {limit}, 0;")
        elif kind == "double":
            move, start = [f"shl.b32 {counter}, {counter}, 1;"], self.pick("1", "1", "1", "%r1")
        else:
            move = []
        self.say(f"mov.b32 {counter}, {start};")
        test = f"setp.{order}.s32 %p5, {counter}, {limit};"
        at_start = self.odds(0.6)
        if at_start:
            self.say(f"{head}:", test, f"@!%p5 bra {behind};")
        else:
            if self.odds(0.7):
                self.say(test, f"@!%p5 bra {behind};")
            self.say(f"{head}:")
        before = self.open
        self.open = (*before, depth)
        self.block(self.chance.randint(1, 3), depth - 1)
        if self.odds(0.5):
            self.barrier()
        if self.odds(0.15):
            self.say(f"@{self.condition()} bra {behind};")
        if kind == "while":
            self.load(f"%e{depth}")
            self.say(f"and.b32 {limit}, {limit}, 7;", f"add.s32 {counter}, {counter}, 1;")
        self.open = before
        self.say(*move)
        if at_start:
            self.say(f"bra.uni {head};", f"{behind}:")
        else:
            self.say(test, f"@%p5 bra {head};", f"{behind}:")
