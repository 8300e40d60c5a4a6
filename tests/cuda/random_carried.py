"""Random kernels whose loops have barriers and carry values that all threads have: halved, doubled, xor-ed, left behind by
another loop, and changed under conditions on them. Single threads access shared memory at such values, before, within and
behind the loops, so that an iteration's value that is taken for the next one's hides a race.
"""

import random
import time

from random_races import HEAD, WORDS, Random
from tileprove.concrete.interpreter import ptx

CARRIED = ("%v0", "%v1")  # of the outer loop, of the inner one
OPERATIONS = ("xor.b32", "xor.b32", "and.b32", "and.b32", "add.s32", "shr.u32", "shl.b32", "mov.b32")


class Carried(Random):
    """One kernel, by a seed."""

    def __init__(self, seed):
        self.seed, self.chance = seed, random.Random(seed)
        self.lines, self.labels, self.dynamic, self.places, self.turn = [], 0, False, [], 0
        self.known = ["1", "2", "3", "%r2", "%r3"]
        self.say(f"mov.b32 %v0, {self.pick('%r1', '%r2', '%r3', '1', '5')};", "mov.b32 %v1, %v0;")
        shape = self.pick("nested", "nested", "nested", "beside", "one")
        if shape == "nested":
            self.repeated(1, "%r2", lambda: self.repeated(2, self.pick("%r3", "%r3", "%v0", "%c1", "2"), self.waits))
        elif shape == "beside":
            self.repeated(1, "%r2", self.waits)
            self.repeated(2, self.pick("%r3", "%c1", "%v0"), self.waits)
        else:
            self.repeated(1, "%r2", self.waits)
        self.slot()
        self.filled()

    @property
    def text(self):
        own = f".shared .align 16 .b8 sa[{4 * WORDS}];\n.shared .align 16 .b8 sb[{4 * WORDS}];"
        head = HEAD.replace("EXTERN\n", "").replace("STATIC", own)
        return head + "\n".join(self.lines) + "\n$END:\nret;\n}\n"

    def raced(self, sizes=((1, 2), (2, 1), (2, 3), (3, 2)), seconds=0.3):
        """Races in blocks of two at some sizes: the two lines, in their order -> words."""
        (kernel,) = ptx.read(self.text).values()
        found = {}
        for n, m in sizes:
            memory = {name: ptx.Contents(bytes(4 * WORDS)) for name in ("g", "h")}
            try:
                report = ptx.look(
                    kernel, [ptx.Pointer("g"), ptx.Pointer("h"), n, m], (1, 1, 1), (2, 1, 1), memory,
                    schedules=("forward",), deadline=time.monotonic() + seconds,
                )  # fmt: skip
            except (ptx.OutOfTime, ptx.NotRun, ptx.UndefinedBehaviour):
                continue
            for race in report.races:
                lines = tuple(sorted((race.first.site.line, race.second.site.line)))
                found.setdefault(lines, f"{race.kind}, lines {lines}, n={n}, m={m}")
            if report.divergences:
                found["reached"] = f"{report.divergences[0].kind}, n={n}, m={m}"
        return found

    def slot(self):
        """A place where something may stand."""
        self.say("")
        self.places.append((len(self.lines) - 1, tuple(self.known)))

    def filled(self):
        """Two or three accesses and as many changes at these places."""
        chosen = [
            (self.pick(*self.places), what) for what in (self.touch, self.carry) for _ in range(self.pick(2, 2, 3))
        ]
        self.chance.shuffle(chosen)
        whole = self.lines
        for (at, self.known), what in chosen:
            self.lines = []
            what()
            whole[at] = "\n".join([whole[at], *self.lines])
        self.lines = whole

    def touch(self):
        self.turn = 1 - self.turn
        self.say(f"setp.eq.s32 %p6, %r0, {self.turn};")
        a, b = self.pick(*CARRIED, *self.known[5:]), self.pick(*CARRIED, *self.known)
        how = self.pick("mov.b32 %i0, {a};", "add.s32 %i0, {a}, {b};", "xor.b32 %i0, {a}, {b};", "shr.u32 %i0, {a}, 1;")
        self.say(how.format(a=a, b=b), "and.b32 %i0, %i0, 127;", "mad.lo.s32 %i1, %i0, 4, %s0;")
        self.say(self.pick(*4 * ["@%p6 st.shared.u32 [%i1], %r0;"], "@%p6 ld.shared.u32 %v3, [%i1];"))

    def carry(self):
        to, how = self.pick(*CARRIED), self.pick(*OPERATIONS)
        by = self.pick("1", "2") if how.startswith("sh") else self.pick(*CARRIED, *self.known)
        guard = ""
        if self.odds(0.25):
            guard = "@%p7 "
            a = self.pick(*CARRIED, *self.known[5:])
            self.say(f"setp.{self.pick('lt', 'gt', 'eq')}.s32 %p7, {a}, {self.pick('1', '2', '%r3')};")
        self.say(f"{guard}mov.b32 {to}, {by};" if how == "mov.b32" else f"{guard}{how} {to}, {to}, {by};")
        if how in ("add.s32", "shl.b32"):
            self.say(f"and.b32 {to}, {to}, {self.pick('31', '63')};")

    def waits(self):
        guard = ""
        if self.odds(0.15):
            self.say(f"setp.{self.pick('lt', 'gt', 'eq', 'ne')}.s32 %p8, {self.pick(*CARRIED, *self.known[5:])}, 1;")
            guard = "@%p8 "
        self.say(f"{guard}bar.sync 0;")

    def repeated(self, number, bound, within):
        """within: what has the barrier."""
        counter, head, behind = f"%c{number}", self.label(), self.label()
        kind = self.pick("up", "up", "up", "halve")
        if kind == "halve":
            counter, self_step, test = "%v1", "shr.u32 %v1, %v1, 1;", "setp.gt.s32 %p5, %v1, 0;"
            self.say("mov.b32 %v1, %v0;")
        else:
            self_step, test = f"add.s32 {counter}, {counter}, 1;", f"setp.lt.s32 %p5, {counter}, %e{number};"
            self.say(f"mov.b32 {counter}, 0;", f"min.s32 %e{number}, {bound}, 4;")
        self.known.append(counter)
        if number == 2 and self.odds(0.5):
            self.say("mov.b32 %v1, %v0;")
        at_start = self.odds(0.7)
        self.say(f"{head}:", *([test, f"@!%p5 bra {behind};"] if at_start else []))
        self.slot()
        within()
        self.slot()
        if self.odds(0.15):
            self.waits()
            self.slot()
        self.say(self_step)
        if at_start:
            self.say(f"bra.uni {head};", f"{behind}:")
        else:
            self.say(test, f"@%p5 bra {head};")
        self.slot()
