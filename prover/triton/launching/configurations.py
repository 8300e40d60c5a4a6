"""What `triton.autotune` and `triton.heuristics` may choose: every set of values that a kernel is compiled with.

A heuristic is run on the launch's own arguments. One that asks a condition of sizes, as ``args["N"] % args["BLOCK"] == 0``,
gives two configurations: one for the sizes where it holds, one for the others.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct, field

from ...language.constructors import negation
from ...language.obligations import SpecError
from ...language.terms import BOOL, Term
from .host import HostDescriptor
from .host_values import answered

MOST = 500  # configurations of one kernel
# of the compiler, beside a kernel's arguments; what else a kernel is launched with is no part of what is emitted
OPTIONS = (
    "num_warps",
    "num_stages",
    "num_ctas",
    "maxnreg",
    "waves_per_eu",
    "matrix_instr_nonkdim",
    "kpack",
    "schedule_hint",
)
OF_CONFIGS = OPTIONS[:4]  # attributes of a triton.Config


class Configuration(Struct, frozen=True):
    """values: of `tl.constexpr` parameters. given: the sizes for which a heuristic gives these."""

    values: dict[str, Any] = field(default_factory=dict)
    given: tuple[Term, ...] = ()

    @property
    def said(self) -> str:
        return ", ".join(f"{name} = {value!r}" for name, value in self.values.items())


def tuned(kernel: Any) -> set[str]:
    """The parameters that the autotuners around a kernel choose."""
    return {
        name for layer in _layers(kernel) for config in getattr(layer, "configs", ()) for name in config.kwargs
    }  # fmt: skip


def configurations(kernel: Any, given: Mapping[str, Any], place: str) -> list[Configuration]:
    """Every configuration, each once: they may differ in what no address depends on. given: the launch's arguments and the
    constexprs that it fixes, which no heuristic chooses. Raises SpecError."""
    found, names = [Configuration()], _names(kernel)
    for layer in _layers(kernel):
        if hasattr(layer, "configs"):
            _hooks(layer.configs, given, place)
            if any(name not in given for config in layer.configs for name in config.kwargs):
                _pruned(layer, place)
            found = [
                Configuration({**own.values, **_values(config, given, names)}, own.given)
                for own in found
                for config in layer.configs
            ]
        else:
            for name, choose in layer.values.items():
                if name not in given:
                    found = [more for own in found for more in _chosen(own, name, choose, given, place)]
        if len(found) > MOST:
            raise SpecError(f"{place}: there are {len(found)} configurations, more than {MOST}")
    once: list[Configuration] = []
    for own in found:
        if not any(_same(own, other) for other in once):
            once.append(own)
    return once


def _values(config: Any, given: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """What a triton.Config chooses of the kernel's arguments."""
    return {n: v for n, v in config.kwargs.items() if n not in given and (n in names or n not in OPTIONS)}


def options(kernel: Any, given: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What the compiler is told beside the arguments, in each way in which the kernel's autotuners have it for these values
    of its arguments, each once; what the launch itself says goes before. given: the launch's arguments, all that are
    chosen among them."""
    names = _names(kernel)
    own = {name: given[name] for name in OPTIONS if name in given and name not in names}
    found = [own]
    for layer in _layers(kernel):
        fitting = [config for config in getattr(layer, "configs", ()) if _fits(config, given, names)]
        more = [{**_options(config, names), **one} for one in found for config in fitting]
        found = more or found
    return [one for at, one in enumerate(found) if one not in found[:at]]


def _fits(config: Any, given: Mapping[str, Any], names: Sequence[str]) -> bool:
    chosen = [(given.get(name), value) for name, value in config.kwargs.items() if name in names]
    return all(type(own) is type(value) and repr(own) == repr(value) for own, value in chosen)  # of terms, == is one


def _options(config: Any, names: Sequence[str]) -> dict[str, Any]:
    said = {name: getattr(config, name, None) for name in OF_CONFIGS}
    said |= {name: value for name, value in config.kwargs.items() if name in OPTIONS and name not in names}
    return {name: value for name, value in said.items() if value is not None}


def _names(kernel: Any) -> Sequence[str]:
    """The arguments of the function behind autotuners and heuristics."""
    for _ in range(20):
        if hasattr(kernel, "arg_names") and hasattr(kernel, "params"):
            break
        kernel = getattr(kernel, "fn", None)
    return getattr(kernel, "arg_names", ())


def _hooks(configs: Sequence[Any], given: Mapping[str, Any], place: str) -> None:
    """Raises SpecError where a configuration may give a descriptor another block than the launch does, as Triton's
    tutorials have it."""
    own = [name for name, value in given.items() if isinstance(value, HostDescriptor)]
    chosen = [name for config in configs if getattr(config, "pre_hook", None) for name in config.kwargs]
    free = next((name for name in chosen if name not in given), None)
    if own and free:
        raise SpecError(
            f"{place}: a configuration of triton.autotune has a pre_hook, which may set the block of {own[0]}; fix one "
            f"configuration, with its descriptor: @launch(kernel, {free}=...)"
        )


MAKING = re.compile(r"\bConfig\(|kwargs\s*\[[^\]]*\]\s*[-+*/|]*=[^=]|kwargs\.(update|setdefault)\(|\.kwargs\s*=[^=]")


def _pruned(layer: Any, place: str) -> None:
    """Raises SpecError where an autotuner's pruning does more than leave configurations out, as far as its text says."""
    prune = getattr(layer, "early_config_prune", None)
    with suppress(OSError, TypeError):
        if prune is not None and MAKING.search(inspect.getsource(prune)):
            raise SpecError(
                f"{place}: prune_configs_by makes configurations of its own, or changes some, which nobody sees here; "
                "fix one: @launch(kernel, ...)"
            )


def _layers(kernel: Any) -> Iterator[Any]:
    """The autotuners and heuristics around a kernel, the outermost first."""
    for _ in range(20):
        if hasattr(kernel, "configs") or type(kernel).__name__ == "Heuristics":
            yield kernel
        elif not hasattr(kernel, "fn") or hasattr(kernel, "params"):
            return
        kernel = kernel.fn


def _chosen(
    own: Configuration, name: str, choose: Any, given: Mapping[str, Any], place: str
) -> list[Configuration]:  # fmt: skip
    try:
        value = answered(choose, {**given, **own.values})
    except Exception as error:
        why = " ".join(str(error).split()) or type(error).__name__
        raise SpecError(
            f"{place}: {name} is chosen by triton.heuristics, which cannot be asked about sizes ({why}); "
            f"fix it: @launch(kernel, {name}=...)"
        ) from None
    if isinstance(value, Term) and value.op == "truth":
        value = bool(value.payload)
    if not isinstance(value, Term):
        return [Configuration({**own.values, name: value}, own.given)]
    if value.sort == BOOL:
        return [
            Configuration({**own.values, name: holds}, (*own.given, value if holds else negation(value)))
            for holds in (True, False)
        ]
    if value.op == "const":
        return [Configuration({**own.values, name: value.payload}, own.given)]
    raise SpecError(
        f"{place}: triton.heuristics computes {name} from sizes; fix it, and promise when it has that value: "
        f"@launch(kernel, {name}=...)"
    )


def _same(own: Configuration, other: Configuration) -> bool:
    if own.values != other.values or len(own.given) != len(other.given):
        return False
    return all(a is b for a, b in zip(own.given, other.given, strict=True))
