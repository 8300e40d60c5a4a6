"""Accesses inside their memory, or masked, and aligned: what can be said without a spec."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...specs.hardware import WAVE, dma_step
from ..claims import Case, Verdict
from ..terms import Term, both, const, either, integer
from .algebra import Algebra
from .cases import Cases
from .launch import argument_label
from .masks import by_mask, eased
from .sanity import toml_key
from .sinks import Access
from .values import plain


class Bounds(Cases):
    """Cases about where an access may go."""

    def _aligned(self, name: str, access: Access, label: str) -> Case:
        align = access.align or 1 << (access.bytes.bit_length() - 1)
        known = self._alignment(access.base)
        if not known:
            hint = f"nothing says how {access.base} is aligned; [pointers.{_key(access.base)}] align in the binding can"
            return self._fixed(name, f"{label}aligned to {align}", Verdict.UNSUPPORTED, hint)
        start = integer(f"{plain(access.base.lstrip('@'))}/{known}", 0) * known
        goal = self._form((start + access.first) % align == 0)
        declared = access.base.lstrip("@") in self.launch.aligned
        begins = "by the binding the memory starts at" if declared else "the memory starts at"
        show = {"offset": access.first, f"multiples of {align} are promised; {begins}": start}
        return self._case(name, access, f"{label}aligned to {align}", goal, show)

    def _alignment(self, base: str) -> int:
        """What is known of the address where an object starts; 0 for nothing."""
        if base.lstrip("@") in self.launch.aligned:
            return self.launch.aligned[base.lstrip("@")]
        for item in self.module.globals:
            if base == f"@{item.name}":
                return max(item.align, 1)
        for argument in self.kernel.arguments:
            words = argument.attributes.split()
            if argument_label(argument.name) == base and "align" in words:
                return int(words[words.index("align") + 1])
        return 0

    def _bounds(self, name: str, access: Access, label: str) -> Iterator[Case]:
        if access.records is not None and access.voffset is not None:
            records = access.records.term
            voffset = access.voffset.term
            rest = access.first - voffset

            def lanes(what: Callable[[Term], Term]) -> Term:
                """The lane reaches no byte, or this holds of the first one."""
                return by_mask(voffset, lambda v: self._form(either(v >= records, what(rest + v))))

            show = {"first byte": access.first, "bytes": const(access.bytes), "byte count": records}
            goal = lanes(lambda first: first + access.bytes <= records)
            yield self._case(name, access, f"{label}inside or masked", goal, show)
            size = self.launch.sizes.get(access.base)
            if size is not None:
                goal = lanes(lambda first: both(first >= 0, self._eased(first + access.bytes <= size)))
                yield self._case(name, access, f"{label}inside its memory or masked", goal, {**show, "memory": size})
            if access.bytes >= 4:
                goal = by_mask(access.first, lambda first: self._form(first % 4 == 0))
                yield self._case(name, access, f"{label}aligned to a dword", goal, {"first byte": access.first})
        else:
            yield self._inside(name, access, f"{label}inside", access.base, access.first, const(access.bytes))
        if access.lds is not None:
            step = self.algebra.simplify(dma_step(const(access.bytes)))
            span = step * (WAVE - 1) + access.bytes
            yield self._inside(name, access, f"{label}LDS inside", access.lds.base, access.lds.offset.term, span)

    def _eased(self, inequality: Term) -> Term:
        if inequality.op == "truth":
            return inequality
        found = eased(inequality, Algebra(self.launch.given, self.algebra, expanding=True))
        self.trial.same(inequality, found)
        return found

    def _inside(self, name: str, access: Access, case: str, base: str, first: Term, span: Term) -> Case:
        assert self.trace.frame is not None
        known = self.trace.frame.size_of(base)
        size = const(known) if known else self.launch.sizes.get(base.lstrip("@"))
        if size is None:
            hint = f"nothing says how large {base} is; [pointers.{_key(base)}] bytes in the binding can"
            return self._fixed(name, case, Verdict.UNSUPPORTED, hint)
        goal = self._form(both(first >= 0, self._eased(first + span <= size)))
        return self._case(name, access, case, goal, {"first byte": first, "bytes": span, "memory": size})


def _key(base: str) -> str:
    return toml_key(base.lstrip("@"))
