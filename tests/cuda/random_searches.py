"""Random kernels of PTX whose loops carry numbers that data moves: ends of searches, lengths that are halved, places that
are written next, swapped ends. Tested at the start, in the middle or at the end, with a sign or without, once or twice.
"""

from random_launches import Random

ENDS = ("%c0", "%c1", "%c2")
BESIDE = ("%r1", "%r2", "%r0", "0", "1", "16")


class Searches(Random):
    """One kernel, by a seed: a loop, at times with another one within."""

    def block(self, size, depth):
        if self.loops:
            return super().block(1, 0)
        self.loops = 2  # those of the parent come no more
        starts = ("0", "0", "%r1", "%r1", "%r2", "%r0", "1", "-1", "%c0")
        self.say(*(f"mov.b32 {own}, {self.pick(*starts)};" for own in ENDS))
        self.search(depth - 1)
        self.open = (0, 1, 2)
        if self.odds(0.5):
            self.access()
        return None

    def search(self, depth):
        head, behind = self.label(), self.label()
        asked, late = self.tested(), self.odds(0.3)
        self.say(f"{head}:")
        if not late:
            self.say(*asked, f"@!%p3 bra {behind};")
        outer, self.open = self.open, (0, 1, 2)
        self.data()
        if self.odds(0.7):
            self.access()
        for _ in range(self.chance.randint(1, 3)):
            self.choice(head)
        if depth and self.odds(0.3):
            self.say(f"mov.b32 {self.pick(*ENDS)}, {self.pick(*ENDS, '0')};")
            self.search(0)
        if self.odds(0.3):
            self.say(*self.tested(), f"@!%p3 bra {behind};")
        if self.odds(0.3):
            self.choice(head)
        if self.odds(0.5):
            self.access()
        self.open = outer
        self.say(*([*asked, f"@%p3 bra {head};"] if late else [f"bra.uni {head};"]), f"{behind}:")

    def data(self):
        """What says where to go."""
        self.say(f"rem.u32 %i0, {self.pick(*ENDS, '%r0')}, %r1;", "mul.wide.u32 %a0, %i0, 4;", "add.s64 %a1, %b1, %a0;")
        self.say(
            "ld.global.u32 %c3, [%a1];",
            f"setp.{self.pick('lt', 'gt', 'ne')}.s32 %p1, %c3, {self.pick('0', '1', '%r0')};",
        )

    def tested(self):
        """Lines that set %p3: what another iteration needs."""
        one = self.compared("%p3")
        if self.odds(0.7):
            return one
        return [*one, *self.compared("%p2"), f"{self.pick('and', 'and', 'or')}.pred %p3, %p3, %p2;"]

    def compared(self, to):
        order, sign = self.pick("lt", "lt", "le", "gt", "ne", "ge"), self.pick("s32", "s32", "u32")
        a, b = self.pick(*ENDS), self.pick(*ENDS, *ENDS, *BESIDE)
        if self.odds(0.2):
            return [
                f"{self.pick('add', 'sub')}.s32 %i2, {a}, {self.pick(*ENDS, '1')};",
                f"setp.{order}.{sign} {to}, %i2, {b};",
            ]
        return [f"setp.{order}.{sign} {to}, {a}, {b};"]

    def choice(self, head):
        """One of them goes somewhere, by what the data say."""
        own, other = self.pick(*ENDS), self.pick(*ENDS)
        guard = self.pick("", "@%p1 ", "@%p1 ", "@!%p1 ", "@!%p1 ")
        kind = self.pick("step", "step", "middle", "middle", "half", "take", "swap", "next", "wide")
        if kind == "step":
            self.say(f"{guard}add.s32 {own}, {own}, {self.pick('1', '1', '-1', '2')};")
        elif kind == "middle":
            how = self.pick("shr.s32 %i3, %i3, 1;", "shr.u32 %i3, %i3, 1;")
            self.say(f"add.s32 %i3, {own}, {other};", how)
            self.say(
                f"{guard}{self.pick('mov.b32 A, %i3;', 'add.s32 A, %i3, 1;', 'sub.s32 A, %i3, 1;').replace('A', own)}"
            )
        elif kind == "half":
            self.say(f"shr.{self.pick('s', 'u')}32 %i3, {own}, 1;", f"{guard}add.s32 {other}, {other}, %i3;")
            self.say(f"sub.s32 {own}, {own}, %i3;")
        elif kind == "take":
            how = self.pick("min.s32", "max.s32", "sub.s32", "min.u32")
            self.say(f"{guard}{how} {own}, {own}, {self.pick(other, '%c3', '1')};")
        elif kind == "swap":
            self.say(f"mov.b32 %i3, {own};", f"{guard}mov.b32 {own}, {other};", f"{guard}mov.b32 {other}, %i3;")
        elif kind == "next":
            self.say(*self.compared("%p2"), f"@%p2 add.s32 {own}, {own}, 1;", f"@%p2 bra {head};")
        else:
            self.say(f"cvt.{self.pick('s64.s32', 'u64.u32')} %w2, {own};", "add.s64 %w2, %w2, 1;")
            self.say(f"{guard}cvt.u32.u64 {own}, %w2;")
