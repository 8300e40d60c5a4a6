"""What systems, claims and cases may be called, and what the text about them may hold.

Names become files below proofs/ and parts of ``system.claim/case``; all of it is printed on terminals. Nothing here knows
where a name comes from: specs, ledgers and evidence are all held to it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..language.obligations import Call, Obligation, SpecError, Use
from ..language.walking import postorder

if TYPE_CHECKING:
    from .outlines import ClaimPlan, SystemPlan

SYSTEM = re.compile(r"[A-Za-z_][A-Za-z0-9_-]{0,63}", re.ASCII)
MOST_CLAIM, MOST_CASE, MOST_TEXT = 120, 300, 10_000  # letters
# what Windows does not take as a file's name, whatever the ending
CUDA = "cuda--"
COMPILED = "compiled--"
ALONE = ("kernel--", "triton--", CUDA, COMPILED)  # how records of compiled kernels and of launches begin
AT_MOST = re.compile(r"--at-most-(?:2p(\d+)|(\d+))$")  # how records end of what --max-elements assumes
DEVICES = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))})


def at_most(elements: int) -> str:
    """How the name of a system ends whose verdicts assume that tensors have at most so many elements.

    >>> at_most(2**31), at_most(1000)
    ('--at-most-2p31', '--at-most-1000')
    """
    power = elements.bit_length() - 1
    return f"--at-most-2p{power}" if elements == 1 << power else f"--at-most-{elements}"


def launch_system(prefix: str, name: str, elements: int | None = None, tail: str = "") -> str:
    """The name of a launch's system. elements: as `at_most` takes them; tail: where a launch of another file has its name.

    >>> launch_system("triton--", "norm.forward", 2**31)
    'triton--norm_forward--at-most-2p31'
    """
    last = tail + (at_most(elements) if elements is not None else "")
    return (prefix + re.sub(r"[^A-Za-z0-9_-]", "_", name))[: 64 - len(last)] + last


def assumed(system: str) -> str:
    """What the name of a system says that its verdicts assume; empty if nothing.

    >>> assumed("triton--softmax--at-most-2p31")
    'tensors of at most 2^31 elements, and 32-bit arguments at least a block below 2^31 (--max-elements 2^31)'
    """
    found = AT_MOST.search(system) if system.startswith(ALONE) else None
    if found is None:
        return ""
    most = f"2^{found[1]}" if found[1] else found[2]
    return (
        f"tensors of at most {most} elements, and 32-bit arguments at least a block below 2^31 (--max-elements {most})"
    )


def system_fault(name: object) -> str:
    """What is wrong with a system's name; empty if nothing is."""
    if not isinstance(name, str) or not SYSTEM.fullmatch(name):
        said = "letters, digits, _ and -, at most 64, with a letter or _ in front"
        return f"{shown(name)} is no name for a System: {said}"
    return f"{name!r} is no name for a System: Windows has a device of that name" if name.lower() in DEVICES else ""


def claim_fault(name: object) -> str:
    """What is wrong with a claim's name, which is that of its function; empty if nothing is."""
    if isinstance(name, str) and name.isidentifier() and name.isprintable() and len(name) <= MOST_CLAIM:
        return ""
    return f"{shown(name)} is no name for a claim: a Python name of at most {MOST_CLAIM} letters"


def full_fault(name: object) -> str:
    """What is wrong with an obligation's name, ``system.claim/case``; empty if nothing is."""
    if not isinstance(name, str):
        return f"{shown(name)} is no name"
    full, _, case = name.partition("/")
    system, _, claim = full.partition(".")
    return system_fault(system) or claim_fault(claim) or text_fault("the case", case, MOST_CASE)


def text_fault(what: str, text: object, most: int = MOST_TEXT) -> str:
    """What is wrong with one line of text for a reader; empty if nothing is."""
    if not isinstance(text, str):
        return f"{what} is {shown(text)}, which is no text"
    if len(text) > most:
        return f"{what} has {len(text)} letters; the most is {most}"
    for letter in text:
        if not letter.isprintable():
            name = unicodedata.name(letter, f"U+{ord(letter):04X}")
            return f"{what} {shown(text)} holds a character that cannot be printed ({name})"
    return ""


def shown(value: object) -> str:
    """A value of unknown origin in a message: ASCII, and not too long."""
    said = ascii(value)
    return said if len(said) <= 80 else f"{said[:77]}..."


def printable(text: str) -> str:
    """The text with everything that a terminal would not print as it stands as an escape; lines stay lines."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(c if c.isprintable() or c == "\n" else c.encode("unicode_escape").decode() for c in text)


def stands_alone(system: str) -> bool:
    """Whether no spec speaks for a record of that name: of compiled kernels and Triton launches, whose files are read anew
    by --locked, not by `recheck`."""
    return system.startswith(ALONE)


def check_system(system: SystemPlan) -> None:
    """Raises SpecError, with the place, unless the system, its claims and what they refer to are in order."""
    fault = system_fault(system.name)
    if not fault and stands_alone(system.name):
        fault = f"{system.name!r} is no name for a System: records of kernels and launches are called so"
    fault = fault or text_fault("the title", system.title) or text_fault("the seed", system.seed)
    fault = fault or text_fault("the source", system.source) or text_fault("the file", system.file)
    if not fault and not system.claims:
        fault = f"the System {system.name} has no claims, so it says nothing"
    if fault:
        raise SpecError(f"{system.place}: {fault}")
    for claim in system.claims:
        for fault in _claim_faults(claim, system):
            raise SpecError(f"{claim.place}: {fault}")


def _claim_faults(claim: ClaimPlan, system: SystemPlan) -> Iterator[str]:
    said = {
        "sentence": claim.sentence,
        "documented": claim.documented,
        "holds_when": claim.holds_when,
        "file": claim.file,
    }
    for fault in (
        claim_fault(claim.name),
        *(text_fault(f"the {what} of {claim.name}", text) for what, text in said.items()),
    ):
        if fault:
            yield fault
    if claim.system != system.name:
        yield f"{claim.full_name} is among the claims of {system.name}"
    if not claim.sentence:
        yield f"{claim.full_name} has no sentence, so nobody knows what it claims"
    if claim.is_finding and not claim.documented:
        yield f"{claim.full_name} does not say where the false statement is documented"
    yield from _condition_faults(claim, system)


def _condition_faults(claim: ClaimPlan, system: SystemPlan) -> Iterator[str]:
    """What is wrong with ``holds_when``, where it names a claim of the same system."""
    name = claim.condition
    of, _, short = name.partition(".")
    if not name or of != system.name:
        return  # another system's claim is for whoever knows all systems
    named = {other.name: other for other in system.claims}.get(short)
    if named is None:
        yield f"{claim.full_name}: holds_when names {shown(claim.holds_when)}, and {of} has no such claim"
    elif named.is_finding:
        yield f"{claim.full_name}: holds_when names {named.full_name}, which is a finding; a condition is to be proved"


def check_obligation(obligation: Obligation, place: str) -> None:
    """Raises SpecError unless the names of the case, of what it shows and of its terms are in order."""
    said = f"{place}: {obligation.system}.{obligation.claim}"
    fault = text_fault("the case", obligation.case, MOST_CASE)
    for use in obligation.using.uses if obligation.using is not None else ():
        if isinstance(use, Use):
            fault = fault or full_fault(use.lemma.name)
            check_obligation(use.lemma, place)
    for label, _ in obligation.show:
        fault = fault or text_fault("the label", label)
    for request in obligation.replay:
        fault = fault or _call_fault(request.call)
        if request.differ or request.agree or request.at:
            fault = fault or "differ, agree and at of a Replay are for kernels"
    for term in postorder(*obligation.roots, *(t for _, terms in obligation.show for t in terms), ranges=True):
        if term.op in ("var", "named"):
            fault = fault or text_fault("the name", term.payload[0] if term.op == "var" else term.payload)
    if fault:
        raise SpecError(f"{said}: {fault}")


def _call_fault(call: object) -> str:
    """What is wrong with an executor call; its arguments travel as text, so they are plain values."""
    if not isinstance(call, Call):
        return f"{shown(call)} is replayed, and is no call"
    fault = text_fault("the call of", call.path)
    for argument in (*call.arguments, *call.keywords.values()):
        if isinstance(argument, Call):
            fault = fault or _call_fault(argument)
        elif isinstance(argument, str):
            fault = fault or text_fault(f"an argument of {call.path}", argument)
    return fault
