"""Accesses inside their memory, or masked, and aligned: what can be said without a spec."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...accesses import claims
from ...language.claims import Case
from ...language.constructors import either
from ...language.idioms import implies
from ...language.obligations import Verdict
from ...language.terms import Term, const, integer
from ...targets.amdgpu import DMA_SLOTS, WAVE
from ..binding.sanity import toml_key
from ..ir.values import plain
from ..machine.launch import argument_label
from ..machine.masks import by_mask, eased
from ..machine.sinks import SinkAccess
from ..steps.noting import simplifier_of
from .cases import Cases

UNKNOWN_SIZE = "the memory's size is unknown"


class Bounds(Cases):
    """Cases about where an access may go."""

    def _aligned(self, name: str, access: SinkAccess, label: str) -> Case:
        align = access.align or 1 << (access.bytes.bit_length() - 1)
        known = self._alignment(access.base)
        if not known:
            hint = f"nothing says how {access.base} is aligned; [pointers.{_key(access.base)}] align in the binding can"
            return self._fixed(name, f"{label}aligned to {align}", Verdict.UNSUPPORTED, hint)
        start = integer(f"{plain(access.base.lstrip('@'))}/{known}", 0) * known
        goal = self._form(claims.aligned(start + access.first, align))
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

    def _bounds(self, name: str, access: SinkAccess, label: str) -> Iterator[Case]:
        if access.records is not None:
            yield from self._through_resource(name, access, label, access.records.term)
        else:
            yield self._inside(name, access, f"{label}inside", access.base, access.first, const(access.bytes))
        if access.lds is not None:
            span = const(DMA_SLOTS.get(access.bytes, access.bytes) * (WAVE - 1) + access.bytes)
            at = access.lds.offset.term
            yield self._inside(name, access, f"{label}LDS inside", access.lds.base, at, span, "first LDS byte")

    def _through_resource(self, name: str, access: SinkAccess, label: str, records: Term) -> Iterator[Case]:
        """The byte count masks from the resource's start on; what it lets through counts from the object's."""
        assert access.start is not None
        assert access.voffset is not None
        assert access.soffset is not None
        start, voffset, soffset = access.start.term, access.voffset.term, access.soffset.term
        size = self._size(access.base)

        def lanes(what: Callable[[Term], Term]) -> Term:
            """The lane reaches no byte, or this holds of voffset + soffset."""
            return by_mask(voffset, lambda v: self._form(either(v >= records, what(v + soffset))))

        show = {"first byte": access.first, "bytes": const(access.bytes), "byte count": records}
        if access.start.term.op != "const" or access.start.term.payload:
            show["start of the resource"] = start
        said = "inside or masked" if size is not None else f"masked by num_records; {UNKNOWN_SIZE}"
        goal = lanes(lambda offset: offset + access.bytes <= records)
        yield self._case(name, access, f"{label}{said}", goal, show)
        if size is not None:
            goal = lanes(lambda offset: self._within(start + offset, const(access.bytes), size))
            yield self._case(name, access, f"{label}inside its memory or masked", goal, {**show, "memory": size})
        if size is not None and access.base.lstrip("@") not in self.launch.open_ended:
            goal = self._form(either(records <= 0, self._within(start, records, size)))
            allowed = f"memory (more is meant: [pointers.{_key(access.base)}] open_ended = true)"
            shown = {"start of the resource": start, "byte count": records, allowed: size}
            yield self._case(name, access, f"{label}resource inside its memory", goal, shown)
        if access.bytes >= 4:
            goal = by_mask(access.first, lambda first: self._form(claims.aligned(first, 4)))
            yield self._case(name, access, f"{label}aligned to a dword", goal, {"first byte": access.first})

    def _within(self, first: Term, span: Term, size: Term) -> Term:
        return self._form(claims.bounded(first, span, size, self._eased))

    def _size(self, base: str) -> Term | None:
        """How large an object is, as far as anything says."""
        assert self.trace.frame is not None
        known = self.trace.frame.size_of(base)
        return const(known) if known else self.launch.sizes.get(base.lstrip("@"))

    def _eased(self, inequality: Term) -> Term:
        if inequality.op == "truth":
            return inequality
        found = eased(inequality, simplifier_of(self.algebra.under(expanding=True)))
        self.algebra.must(implies(found, inequality))
        return found

    def _inside(
        self, name: str, access: SinkAccess, case: str, base: str, first: Term, span: Term, shown: str = "first byte"
    ) -> Case:  # fmt: skip
        size = self._size(base)
        if size is None:
            hint = f"nothing says how large {base} is; [pointers.{_key(base)}] bytes in the binding can"
            return self._fixed(name, case, Verdict.UNSUPPORTED, hint)
        show = {shown: first, "bytes": span, "memory": size}
        return self._case(name, access, case, self._within(first, span, size), show)


def _key(base: str) -> str:
    return toml_key(base.lstrip("@"))
