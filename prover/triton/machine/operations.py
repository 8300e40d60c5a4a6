"""An evaluation that knows what operations give, by the tables of their meanings, and what control flow does."""

from __future__ import annotations

from ..ttir.errors import Unsupported
from ..ttir.records import Operation, Value
from . import loops
from .accesses import Condition
from .evaluating import Evaluation
from .integers import MEANINGS, said
from .shapes import Index, moves
from .special import SPECIAL, has_meaning
from .values import OPAQUE, Lane, Truth
from .wholes import FLOATS, integral

# results of which nothing is known but their type; whatever they are, a proof holds for it
ARBITRARY = frozenset({
    "arith.cmpf", "arith.fptoui", "tt.dot", "tt.dot_scaled", "tt.atomic_rmw",
    "tt.atomic_cas", "tt.ptr_to_int", "ub.poison", "tt.extern_elementwise", "tt.fp_to_fp",
    "tt.elementwise_inline_asm", "tt.map_elementwise", "tt.descriptor_load", "tt.descriptor_gather",
    "tt.mulhiui", "tt.clampf", "tt.precise_divf", "tt.precise_sqrt", "math.ctpop", "math.clz", "math.ctz",
})  # fmt: skip


class OperationEvaluation(Evaluation):
    """The evaluation of a kernel's text."""

    def result(self, operation: Operation, value: Value, index: Index) -> Lane:
        name = operation.name
        moved = moves(operation)
        if moved is not None:
            return self.at(operation.operands[0], moved(operation, index))
        if name in SPECIAL:
            return SPECIAL[name](self, operation, value, index)
        if not value.type.bits and not value.type.is_pointer:
            return FLOATS[name](self, operation, value, index) if name in FLOATS else OPAQUE
        if name == "arith.fptosi":
            return integral(self, operation, value, index)
        if name in ARBITRARY or (name in MEANINGS and not all(has_meaning(v.type) for v in operation.operands)):
            return self.unknown(value, index, operation)
        if name in MEANINGS:
            lanes = [self.at(v, index if v.type.shape else ()) for v in operation.operands]
            return said(operation, self.reader, lanes)
        raise Unsupported(f"{operation} has no meaning here")

    def block_argument(self, value: Value, index: Index) -> Lane:
        return loops.block_argument(self, value, index)

    def inside(self, condition: Condition) -> Truth:
        return loops.inside(self, condition)
