"""Slips in emitted texts, by rule: each place where a rule's pattern stands is a mutant of the text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from msgspec.structs import replace
from tileprove.prover.compiled.checking import Compared, Subject

Match = re.Match[str]
Rules = dict[str, tuple[str, Callable[[Match], str]]]


def another(found: Match) -> str:
    """What is matched last, of another place where there is one."""
    return next((own for _, own in found.re.findall(found.string) if own != found[2]), found[2])


def narrower(found: Match) -> str:
    """A mask without its highest bit."""
    number = int(found[2])
    return f"{found[1]}{number & ~(1 << number.bit_length() >> 1)}"


def other_predicate(found: Match) -> str:
    known = sorted({int(n) for n in re.findall(r"%p(\d+),? ", found.string)} - {int(found[1])})
    return f"@%p{known[0] if known else found[1]} {found[2]}"


def exchanged(found: Match) -> str:
    return f"{found[1]}{found[3]}, {found[2]}"


PTX: Rules = {
    "offset": (r"(global[\w.]* (?:\{ [%\w, ]+ \}, )?\[ %rd\d+ \+ )(\d+)", lambda m: f"{m[1]}{int(m[2]) + 4}"),
    "lane bit": (r"(and\.b32\s+%r\d+, %r\d+, )(\d+)", narrower),
    "shift": (r"(shl\.b32\s+%r\d+, %r\d+, )(\d+)", lambda m: f"{m[1]}{int(m[2]) + 1}"),
    "predicate": (r"@%p(\d+) ((?:ld|st)\.global)", other_predicate),
    "no predicate": (r"@%p\d+ ((?:ld|st)\.global)", lambda m: m[1]),
    "negated predicate": (r"@(%p\d+ (?:ld|st)\.global)", lambda m: f"@!{m[1]}"),
    "missing barrier": (r"bar\.sync\s+0;", lambda m: ""),
    "registers": (r"(st\.global\.b(?:16|32) \[ %rd\d+ \+ \d+ \], \{ )(%rs?\d+)", lambda m: f"{m[1]}{another(m)}"),
    "swapped registers": (r"(st\.(?:global|shared)\.v\d\.b32 \[[^\]]+\], \{)\s*(%r\d+), (%r\d+)", exchanged),
    "extension": (r"(mul|mad)\.wide\.s32", lambda m: f"{m[1]}.wide.u32"),
    "comparison": (r"setp\.lt\.s32", lambda m: "setp.le.s32"),
    "comparison without a sign": (r"setp\.lt\.s32", lambda m: "setp.lt.u32"),
    "width": (r"((?:mul|mad)\.wide\.s32\s+%rd\d+, %r\d+, )4", lambda m: f"{m[1]}8"),
    "shared offset": (r"(shared[\w.]* (?:\{ [%\w, ]+ \}, )?\[ ?%r\d+ ?\+ ?)(\d+)", lambda m: f"{m[1]}{int(m[2]) + 4}"),
    "operation": (r"(add|sub|mul)\.f32", lambda m: f"{'sub' if m[1] == 'add' else 'add'}.f32"),
}
IR: Rules = {
    "offset": (r"(getelementptr (?:inbounds |nuw )*i8, ptr addrspace\(1\) %[\w.]+, i64 )(\d+)",
               lambda m: f"{m[1]}{int(m[2]) + 4}"),
    "lane bit": (r"(and i32 %[\w.]+, )(\d+)", narrower),
    "shift": (r"(shl (?:nuw |nsw )*i32 %[\w.]+, )(\d+)", lambda m: f"{m[1]}{int(m[2]) + 1}"),
    "predicate": (r"(br i1 %[\w.]+, )(label %[\w.]+), (label %[\w.]+)", exchanged),
    "extension": (r"sext i32", lambda m: "zext i32"),
    "comparison": (r"icmp slt", lambda m: "icmp sle"),
    "comparison without a sign": (r"icmp slt", lambda m: "icmp ult"),
    "width": (r"getelementptr \[4 x i8\]", lambda m: "getelementptr [8 x i8]"),
    "registers": (r"(store <1 x float> )(%[\w.]+)(?=, ptr addrspace\(1\))", lambda m: f"{m[1]}{another(m)}"),
    "operation": (r"f(add|mul) ", lambda m: f"f{'sub' if m[1] == 'add' else 'add'} "),
    "soffset": (r"(raw\.ptr\.buffer\.(?:load|store)[^\n]*i32 %\d+, i32 )0(, i32 0\))", lambda m: f"{m[1]}4{m[2]}"),
    "sentinel": (r"i32 -2147483648", lambda m: "i32 2147483640"),
    "num_records": (r"i64 2147483646", lambda m: "i64 1073741822"),
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """A text with one slip; line: of the text."""

    own: Subject
    rule: str
    line: int
    was: str
    now: str

    @property
    def said(self) -> str:
        return f"{self.own.name}, {self.own.texts.name}, line {self.line}, {self.rule}: {self.was} -> {self.now}"


def mutants(own: Subject, rules: Rules | None = None) -> Iterator[Mutant]:
    """All of a text. rules: as its kind has them, where none are given."""
    code = own.texts.code
    for rule, (pattern, slip) in (rules or (PTX if own.texts.is_ptx else IR)).items():
        for found in re.finditer(pattern, code):
            now = slip(found)
            if now == found[0]:
                continue
            changed = code[: found.start()] + now + code[found.end() :]
            other = replace(own, texts=replace(own.texts, code=changed))
            yield Mutant(other, rule, code.count("\n", 0, found.start()) + 1, found[0].strip(), now.strip())


def drawn(subjects: list[Subject], count: int, seed: int) -> list[Mutant]:
    """So many of all texts, of each rule in turn."""
    chance, by_rule = Random(seed), dict[str, list[Mutant]]()
    for own in subjects:
        for one in mutants(own):
            by_rule.setdefault(one.rule, []).append(one)
    for own in by_rule.values():
        chance.shuffle(own)
    found: list[Mutant] = []
    while len(found) < count and any(by_rule.values()):
        found += [own.pop() for own in by_rule.values() if own]
    return found[:count]


def verdict(found: Compared) -> str:
    """refuted: by a claim, with a run that shows it. run: the claims are proved, and a run of both sides differs. same:
    proved, and wherever both sides were run they did the same: values where they are run or else are proved. proved: no
    run has shown that. Else unknown."""
    if any(one.statement.claim != "runs" for one in found.refuted):
        return "refuted"
    if found.refuted:
        others = [found.verdict(claim) for claim in found.claims if claim != "runs"]
        return "run" if all(str(own) in ("proved", "vacuous") for own in others) else "refuted"
    if not found.proved:
        return "unknown"
    values = "were the same" in found.ran or not any(note.startswith("the values that") for note in found.notes)
    return "same" if found.ran and values else "proved"
