"""A PTX file as a `Module` of `kernels/ir`."""

from __future__ import annotations

from itertools import count

from ...kernels.ir.module import Argument, Block, Global, Kernel, Module, Operand, Type
from ...kernels.ir.operands import integer
from .addressed import called
from .bodies import without_others
from .code import BIT, CARRY, SPACES, Code, floating, placed, pointer
from .floats import watched
from .grids import synchronised
from .memory import BESIDE
from .parsing import parsed
from .pointers import pointers
from .promoting import promoted
from .quotients import divided
from .ssa import in_ssa
from .statements import translated
from .text import BITS, Address, File, Function, Variable, declared
from .tokens import Unread

MOST_STATEMENTS = 60_000  # of a kernel
UNREAD = "it was not read, as another kernel of the file was wanted"
# directives of a kernel that leave its grid and its block what the launch says, or are read
PLAIN = {
    "maxntid", "reqntid", "maxnreg", "minnctapersm", "maxnctapersm", "noreturn", "pragma", "explicitcluster",
    "reqnctapercluster", "maxclusterrank", "abi_preserve", "abi_preserve_control",
}  # fmt: skip


def module(text: str, file: str, wanted: str = "") -> Module:
    """wanted: a kernel, as `demangling.meant` has it; of others there is the name alone. Empty for all. Raises Unread."""
    text, unread = without_others(text, wanted) if wanted else (text, set[str]())
    found = parsed(text)
    for function in found.functions.values():
        for one in function.variables:
            if not found.functions.keys().isdisjoint(declared(one)):
                raise Unread(one.line, f"a function and a variable of {function.name} are both called {one.name}")
    kernels = [one for one in found.functions.values() if one.entry and one.body]
    made = Module(file, f"nvptx64 {found.target}, PTX {found.version}")
    for one in found.variables:
        if one.space in SPACES:
            made.globals.append(_global(one, one.name))
    for function in kernels:
        if function.name in unread:
            made.kernels.append(Kernel(function.name, is_kernel=True, line=function.line, trouble=UNREAD))
        else:
            made.kernels.append(_kernel(found, function, made))
    return made


def _global(one: Variable, name: str) -> Global:
    kind = Type("array", length=one.size, elements=[integer(8)], text=f"[{one.size} x i8]")
    return Global(name, kind, SPACES[one.space], one.size, one.align, one.space == "const")


def label(name: str, function: Function) -> str:
    """What a parameter is called: param_0 for kernel_param_0."""
    return name.removeprefix(f"{function.name}_") if name.startswith(f"{function.name}_param") else name


def _kernel(file: File, function: Function, made: Module) -> Kernel:
    line = function.line
    kernel = Kernel(function.name, is_kernel=True, line=line, max_threads=_threads(function))
    kernel.required = list(function.limits.get("reqntid", ()))
    kernel.most = list(function.limits.get("maxntid", ()))
    if other := function.limits.keys() - PLAIN:
        kernel.trouble = f"its directive .{min(other)} may say that a grid or a block is not what a launch says"
        return kernel
    function = called(file, function, MOST_STATEMENTS)
    if len(function.statements) > MOST_STATEMENTS:
        kernel.trouble = f"{len(function.statements):,} instructions; at most {MOST_STATEMENTS:,} are read"
        return kernel
    function, waiting = synchronised(promoted(divided(function)), file.files)
    if waiting is not None:
        kernel.cooperative = placed(waiting.place, file.files) or f"PTX line {waiting.line}"
    registers = {CARRY: BIT}
    variables: dict[str, Operand] = {}
    taken = {one.name for one in made.globals}
    for one in file.variables:
        _variable(variables, one, one.name)
    for one in function.variables:
        if one.space == "reg":
            kind = _register(one)
            registers.update(dict.fromkeys(declared(one), kind))
        elif one.space in SPACES and one.space != "param":
            name = one.name if one.name not in taken else f"{one.name}.{line}"
            taken.add(name)
            made.globals.append(_global(one, name))
            _variable(variables, one, name)
    held, exact = watched(function)
    bits = {name: f"{name}.bits" if registers[name].kind == "float" else name for name in held & registers.keys()}
    registers |= {own: integer(registers[name].bits) for name, own in bits.items()}
    code = Code(registers, variables, file.files)
    code.held, code.exact = bits, exact
    addresses, code.holders = pointers(function)
    direct = _direct(function)
    for one in function.parameters:
        name = label(one.name, function)
        if name in code.taken:
            raise Unread(line, f"the parameter {one.name} and something else are both called {name}")
        code.taken.add(name)
        argument = _argument(one, name, one.name in direct, (one.name, 0) in addresses)
        kernel.arguments.append(argument)
        if argument.byref is None:
            code.scalars[one.name] = Operand("local", argument.type, name=name)
        else:
            variables[one.name] = Operand("local", argument.type, name=name)
    translated(code, function)
    textures = [one for one in function.statements if one.parts[0] in BESIDE]
    kernel.beside = [f"{one.name} at {placed(one.place, file.files) or f'PTX line {one.line}'}" for one in textures]
    kernel.blocks = in_ssa(_named(code.blocks, code.lines), registers)
    return kernel


def _named(blocks: list[Block], lines: dict[int, int]) -> list[Block]:
    """Blocks called by the line of the source at which they begin, or of the PTX."""
    names: dict[str, str] = {}
    taken: set[str] = set()
    for block in blocks:
        if block.name in names:
            first = next((i.line for i in block.instructions if i.line), 0)
            raise Unread(first, f"the label {block.name} stands twice")
        first = next((i.line for i in block.instructions if i.line), 0)
        line = str(lines.get(first) or f"ptx{first}")
        name = next(one for number in count() if (one := f"{line}.{number}" if number else line) not in taken)
        names[block.name] = name
        taken.add(name)
    for block in blocks:
        block.name = names[block.name]
        for operand in (o for i in block.instructions for o in i.operands if o.kind == "block"):
            if operand.name not in names:
                raise Unread(block.instructions[-1].line, f"there is no label {operand.name}")
            operand.name = names[operand.name]
    return blocks


def _threads(function: Function) -> int:
    most = 1
    for extent in function.limits.get("maxntid", ()) or function.limits.get("reqntid", ()):
        most *= extent
    return most if function.limits.get("maxntid") or function.limits.get("reqntid") else 0


def _register(one: Variable) -> Type:
    bits = BITS[one.type]
    return (
        integer(bits)
        if one.type == "pred" or (one.type[0] in "bus" and not one.type.endswith("x2"))
        else floating(bits)
    )


def _variable(variables: dict[str, Operand], one: Variable, name: str) -> None:
    space = SPACES.get(one.space)
    if space:
        variables[one.name] = Operand("global", pointer(space, 32 if space == 3 else 64), name=name)


def _direct(function: Function) -> set[str]:
    """The parameters that are numbers, and only ever loaded whole."""
    own = {one.name: one.size for one in function.parameters if not one.array}
    for statement in function.statements:
        names = {getattr(operand, "text", getattr(operand, "name", "")) for operand in statement.operands}
        whole = (
            statement.parts[:2] == ["ld", "param"] and BITS.get(statement.parts[-1], 0) and len(statement.parts) == 3
        )
        for operand in statement.operands:
            if isinstance(operand, Address) and operand.base in own:
                fits = whole and not operand.offset and 8 * own[operand.base] == BITS[statement.parts[-1]]
                names |= set() if fits else {operand.base}
        for name in names & own.keys():
            del own[name]
    return set(own)


def _argument(one: Variable, name: str, direct: bool, address: bool) -> Argument:
    said = f".align {one.align} .{one.type}" + (f"[{one.size}]" if one.array else "")
    if not direct:
        kind = Type("array", length=one.size, elements=[integer(8)], text=f"[{one.size} x i8]")
        return Argument(name, pointer(SPACES["param"]), said, kind)
    bits = BITS[one.type]
    if address and bits == 64:
        return Argument(name, pointer(1), said)
    return Argument(name, integer(bits) if one.type[0] in "bus" else floating(bits), said)
