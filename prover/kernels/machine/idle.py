"""The values of a kernel on which no access hangs: no address, division, or way to an access or a barrier is made of them.

What is stored is no part of a claim about places, and what it is made of, as of random numbers, need not be followed to say
where accesses are. Of such a value nothing is known in formulas, so that a wrong answer here loses claims, and proves none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from ..ir.dominance import deciding
from ..ir.module import Instruction, Kernel, Operand
from .sinks import row

# of which nothing but their result matters: no division, whose operands must not be zero
PURE = frozenset({
    "add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor", "zext", "sext", "trunc", "select", "icmp", "bitcast",
    "extractelement", "insertelement", "shufflevector", "fadd", "fsub", "fmul", "fdiv", "fneg", "fcmp", "sitofp", "uitofp",
    "fptosi", "fptoui", "fpext", "fptrunc", "freeze", "phi", "unknown",
})  # fmt: skip
FUNCTIONS = tuple(f"llvm.{name}." for name in (
    "maxnum", "minnum", "maximum", "minimum", "maximumnum", "minimumnum", "fabs", "sqrt", "exp2", "log2", "sin", "cos",
    "fma", "fmuladd", "smax", "smin", "umax", "umin", "ctpop", "bswap", "bitreverse", "fshl", "fshr",
    "amdgcn.mfma", "amdgcn.cvt", "amdgcn.rcp", "amdgcn.exp2", "amdgcn.log", "amdgcn.rsq",
))  # fmt: skip
WAYS = frozenset({"br", "switch"})
FOR_ACCESSES = frozenset(
    {
        "load",
        "sdiv",
        "udiv",
        "srem",
        "urem",
        "addrspacecast",
        "getelementptr",
        "inttoptr",
        "ptrtoaddr",
        "ptrtoint",
    }
)  # of which something is asked, or only where they lead to an access


def idle(kernel: Kernel, branches: bool = False, mixed: Set[str] = frozenset()) -> frozenset[str]:
    """Their names. branches: whether a branch need not be known that decides about no access; not so where a branch on
    poison is a fault. mixed: values that are taken for any number, whatever they are made of."""
    return _Search(kernel, branches, mixed).rest()


def beside_loops(kernel: Kernel, unneeded: Set[str]) -> frozenset[str]:
    """The same of a pass that learns of loops and looks at no access: what is no part of a way or of a call, and is not
    carried around a loop. unneeded: what is not followed later, either.

    A wrong answer loses what is known of a loop, as what it is not told has any value.
    """
    home = {i.name: i for block in kernel.blocks for i in block.instructions if i.name}
    quiet = {name for name, i in home.items() if _pure(i) or (i.opcode in FOR_ACCESSES and not i.trouble)}
    own = [i for block in kernel.blocks for i in block.instructions if i.name not in unneeded]
    loads = [i for i in own if i.opcode == "load"]
    todo = [i for i in own if i.opcode == "phi" or (i.name not in quiet and i.opcode != "store")]
    needed = {i.name for i in todo if i.name}
    while todo:
        used = [*_used(todo.pop())]
        if any(name in home and home[name].opcode == "load" for name in used):
            used += [i.name for i in loads]  # one may give what another one loaded before
            loads = []
        todo += [home[name] for name in dict.fromkeys(used) if name in quiet and name not in needed | unneeded]
        needed.update(used)
    return frozenset(quiet - needed | unneeded)


class _Search:
    def __init__(self, kernel: Kernel, branches: bool, mixed: Set[str]):
        self.kernel, self.mixed = kernel, mixed
        self.deciding = deciding(kernel.blocks) if branches else {}
        self.left_open = WAYS if branches else frozenset[str]()
        self.home = {i.name: (block.name, i) for block in kernel.blocks for i in block.instructions if i.name}
        self.ends = {block.name: block.instructions[-1] for block in kernel.blocks if block.instructions}
        self.needed, self.blocks = set[str](), set[str]()
        self.todo: list[str] = []

    def rest(self) -> frozenset[str]:
        for block in self.kernel.blocks:
            acting = [i for i in block.instructions if not _pure(i) and i.opcode not in self.left_open]
            self.todo += [name for i in acting for name in _used(i)]
            if any(i.opcode != "ret" for i in acting):
                self._runs(block.name)
        while self.todo:
            name = self.todo.pop()
            if name not in self.needed:
                self.needed.add(name)
                self._made(name)
        own = [i for _, i in self.home.values()]
        return frozenset(i.name for i in own if _pure(i) and i.name not in self.needed)

    def _made(self, name: str) -> None:
        """What a value is made of is needed; of what acts, that is known already."""
        if name in self.home and _pure(self.home[name][1]):
            block, i = self.home[name]
            self.todo += _used(i) if name not in self.mixed else ()
            self._runs(block)
            for source in i.incoming:
                self._runs(source)
                self._decides(source)

    def _runs(self, name: str) -> None:
        """It matters whether the block runs."""
        if name not in self.blocks:
            self.blocks.add(name)
            for other in self.deciding.get(name, ()):
                self._runs(other)
                self._decides(other)

    def _decides(self, name: str) -> None:
        """It matters where the block goes on."""
        self.todo += _used(self.ends[name])


def _pure(i: Instruction) -> bool:
    return not i.trouble and (i.opcode in PURE or (i.opcode == "call" and i.callee.startswith(FUNCTIONS)))


def _used(i: Instruction) -> Iterator[str]:
    """The values of which an instruction is made, or by which it acts: what a store stores is none."""
    operands = list(i.operands)
    if i.opcode == "store" and not i.trouble:
        operands = operands[1:]
    elif i.opcode == "call" and not i.trouble:
        found = row(i)
        if found is not None and found.what == "store" and found.data is not None:
            del operands[found.data]
    return names(operands)


def names(operands: Iterable[Operand]) -> Iterator[str]:
    """The values that the operands name, those in vectors and expressions too."""
    for one in operands:
        if one.kind == "local":
            yield one.name
        yield from names(one.elements)
        if one.expression is not None:
            yield from names(one.expression.operands)
