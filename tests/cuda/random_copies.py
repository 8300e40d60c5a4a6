"""Random pipelines of cp.async: copies into slots, groups, waits that leave some under way, barriers, reads and stores of
own elements and of the neighbour's, before, within and behind a loop, in any order, under conditions or not."""

import random

from random_carried import Carried


class Copying(Carried):
    """One kernel, by a seed."""

    def __init__(self, seed):
        self.seed, self.chance = seed, random.Random(seed)
        self.lines, self.labels, self.dynamic = [], 0, False
        self.slots = self.pick(2, 3, 4)
        self.likely = self.pick(self.piece, self.stage)
        if self.likely == self.stage:
            for at in range(self.pick(self.slots - 1, self.slots - 1, self.slots - 2, self.slots)):
                self.copy(str(at))
                self.say("cp.async.commit_group;")
        else:
            self.some(3)
        self.loop_of(lambda: self.likely())
        self.some(2)

    def some(self, most):
        for _ in range(self.chance.randint(0, most)):
            self.piece()

    def loop_of(self, within):
        head, behind, at_start = self.label(), self.label(), self.odds(0.6)
        test = "setp.lt.s32 %p5, %c1, %r2;"
        self.say(*([] if at_start else [test, f"@!%p5 bra {behind};"]))
        self.say(f"{head}:", *([test, f"@!%p5 bra {behind};"] if at_start else []))
        within()
        self.say(
            "add.s32 %c1, %c1, 1;", *([f"bra.uni {head};"] if at_start else [test, f"@%p5 bra {head};"]), f"{behind}:"
        )

    def stage(self):
        """An iteration that is right, or nearly."""
        left = self.slots - 2 + self.pick(0, 0, 0, 1, -1)
        ahead = f"%c1+{self.slots - 1 + self.pick(0, 0, 0, 0, 1, -1)}"
        parts = [
            lambda: self.say(f"cp.async.wait_group {max(left, 0)};" if self.odds(0.9) else "cp.async.wait_all;"),
            lambda: self.say("bar.sync 0;"),
            lambda: self.read("%c1"),
            lambda: self.copy(ahead, guarded=self.odds(0.5)),
            lambda: self.say("cp.async.commit_group;"),
        ]
        if self.odds(0.25):
            del parts[self.chance.randrange(5)]
        if self.odds(0.3):
            at = self.chance.randrange(len(parts) - 1)
            parts[at], parts[at + 1] = parts[at + 1], parts[at]
        if self.odds(0.3):
            parts.insert(self.chance.randrange(len(parts)), self.piece)
        for part in parts:
            part()

    def piece(self):
        which = self.chance.random()
        if which < 0.25:
            self.copy(self.where(), guarded=self.odds(0.3))
        elif which < 0.45:
            self.say("cp.async.commit_group;")
        elif which < 0.6:
            self.say(f"cp.async.wait_group {self.pick(0, 0, 1, 2)};")
        elif which < 0.8:
            self.say("bar.sync 0;")
        elif which < 0.85:
            self.say(f"setp.gt.s32 %p6, {self.pick('%r3', '%r2', '%r0')}, 1;",
                     f"@%p6 {self.pick('cp.async.commit_group', 'cp.async.wait_group 0', 'bra $END')};")  # fmt: skip
        else:
            self.read(self.where())

    def where(self):
        return self.pick("0", "1", "%c1", "%c1", "%c1+1", "%c1+2", "%r3")

    def slot_of(self, where, own):
        """%i1: an element of a slot: the thread's, or the neighbour's."""
        base, _, more = where.partition("+")
        self.say(f"mov.b32 %i0, {base};", f"add.s32 %i0, %i0, {more or 0};", f"rem.u32 %i0, %i0, {self.slots};")
        self.say("mov.b32 %i2, %r0;" if own else "xor.b32 %i2, %r0, 1;", "mad.lo.s32 %i0, %i0, 2, %i2;")
        self.say("mad.lo.s32 %i1, %i0, 4, %s0;")

    def copy(self, where, guarded=False):
        self.slot_of(where, own=self.odds(0.9))
        guard = ""
        if guarded:
            base, _, more = where.partition("+")
            self.say(f"mov.b32 %i3, {base};", f"add.s32 %i3, %i3, {more or 0};", "setp.lt.s32 %p7, %i3, %r2;")
            guard = "@%p7 "
        self.say(f"{guard}cp.async.ca.shared.global [%i1], [%b0], 4;")

    def read(self, where):
        self.slot_of(where, own=self.odds(0.3))
        self.say("st.shared.u32 [%i1], %r0;" if self.odds(0.15) else "ld.shared.u32 %v3, [%i1];")
