"""C++ names of functions and variables from the Itanium ABI's, as far as kernels have them; what is not known stays."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache

TYPES = {
    "v": "void", "b": "bool", "c": "char", "a": "signed char", "h": "unsigned char", "s": "short", "t": "unsigned short",
    "i": "int", "j": "unsigned int", "l": "long", "m": "unsigned long", "x": "long long", "y": "unsigned long long",
    "f": "float", "d": "double", "e": "long double", "w": "wchar_t", "n": "__int128", "o": "unsigned __int128",
    "g": "__float128", "z": "...",
}  # fmt: skip
TWO = {"Dh": "half", "Dn": "decltype(nullptr)", "Di": "char32_t", "Ds": "char16_t", "Da": "auto"}
STANDARD = {"St": "std", "Sa": "std::allocator", "Sb": "std::basic_string", "Ss": "std::string"}
SUFFIXES = {"j": "u", "l": "l", "m": "ul", "x": "ll", "y": "ull"}
DEEPEST = 40
CUTE = re.compile(r"kernel_cutlass_(\w+?)_tensor\w*")


class _Strange(Exception):
    """A name in a form that is not read here."""


@cache
def demangled(name: str) -> str:
    """kernel<4, float>(float*, int) for its mangled name; the name itself where it is none or is not read."""
    found = _parts(name)
    return name if found is None else found[0] + found[1]


@cache
def plain_name(name: str) -> str:
    """The same without the types of its arguments."""
    found = _parts(name)
    return name if found is None else found[0]


def meant(names: Collection[str], name: str) -> list[str]:
    """Which of these are meant: mangled or as C++ has it, with or without the types of arguments or of templates, or
    namespaces; or as Python has it, of which CuTe's DSL makes a name with the arguments' types."""

    def template(own: str) -> str:
        return plain_name(own).partition("<")[0]

    def without(own: str) -> str:
        return template(own).rpartition("::")[2]

    def cute(own: str) -> str:
        found = CUTE.fullmatch(own)
        return found[1] if found else own

    name = name.removeprefix("void ")  # as c++filt and profilers say it of templates
    for way in (lambda own: own, demangled, plain_name, template, without, cute):
        found = [own for own in names if way(own) == name]
        if found:
            return found
    return []


def _parts(name: str) -> tuple[str, str] | None:
    if not name.startswith("_Z") or len(name) > 2000:
        return None
    try:
        return _Name(name).encoding()
    except (_Strange, IndexError, ValueError, RecursionError):
        return None


class _Name:
    def __init__(self, text: str):
        self.text, self.at = text, 2
        self.known: list[str] = []
        self.arguments: list[str] = []
        self.depth = 0

    def skip(self, text: str) -> bool:
        if self.text.startswith(text, self.at):
            self.at += len(text)
            return True
        return False

    def encoding(self) -> tuple[str, str]:
        name, template = self.name()
        if self.at >= len(self.text) or self.text[self.at] in "E.":
            return name, ""
        if template:
            self.type()  # of the result
        types = []
        while self.at < len(self.text) and self.text[self.at] not in "E.":
            types.append(self.type())
        return name, "(" + ", ".join([] if types == ["void"] else types) + ")"

    def name(self) -> tuple[str, bool]:
        """The name, and whether it ends with template arguments."""
        if self.skip("N"):
            return self.nested()
        if self.skip("Z"):
            inside = "".join(self.encoding())
            if not self.skip("E"):
                raise _Strange
            if self.skip("s"):
                return inside, False
            own, template = self.name()
            if self.skip("_"):
                while self.text[self.at : self.at + 1].isdigit():
                    self.at += 1
            return f"{inside.partition('(')[0]}::{own}", template
        if self.skip("St"):
            own = "std::" + self.source()
        elif self.text[self.at] == "S":
            own = self.substitution()
        else:
            own = self.source()
            if self.text[self.at : self.at + 1] != "I":
                return own, False
            self.known.append(own)
        if self.text[self.at : self.at + 1] == "I":
            return own + self.template(), True
        return own, False

    def nested(self) -> tuple[str, bool]:
        while self.text[self.at] in "rVK":
            self.at += 1
        found, template = "", False
        while not self.skip("E"):
            if self.text[self.at] == "I":
                found += self.template()
                template = True
            elif self.text[self.at] == "S":
                found = self.substitution()
                continue
            elif self.text[self.at] == "T":
                found = self.parameter()
            else:
                part = self.source()
                found, template = (f"{found}::{part}" if found else part), False
            if self.text[self.at] != "E":
                self.known.append(found)
        return found, template

    def source(self) -> str:
        if self.skip("C1") or self.skip("C2") or self.skip("C3"):
            return "constructor"
        if self.skip("D1") or self.skip("D2") or self.skip("D0"):
            return "destructor"
        if self.skip("cl"):
            return "operator()"
        if self.skip("Ul"):
            while not self.skip("E"):
                self.type()
            self.at = self.text.index("_", self.at) + 1
            return "lambda"
        self.skip("L")
        start = self.at
        while self.text[self.at].isdigit():
            self.at += 1
        length = int(self.text[start : self.at])
        found = self.text[self.at : self.at + length]
        if len(found) != length:
            raise _Strange
        self.at += length
        while self.skip("B"):  # a tag, of which nobody speaks; Numba's hold how it was compiled
            self.source()
        return "(anonymous)" if found.startswith(("_GLOBAL__N_", "_INTERNAL_")) else found

    def number(self, end: str) -> int:
        """A base-36 number up to its end: nothing is 0, 0 is 1."""
        stop = self.text.index(end, self.at)
        digits, self.at = self.text[self.at : stop], stop + 1
        return int(digits, 36) + 1 if digits else 0

    def substitution(self) -> str:
        for short, long in STANDARD.items():
            if self.skip(short):
                if short == "St" and self.text[self.at].isdigit():
                    found = f"std::{self.source()}"
                    self.known.append(found)
                    return found
                return long
        if not self.skip("S"):
            raise _Strange
        return self.known[self.number("_")]

    def parameter(self) -> str:
        if not self.skip("T"):
            raise _Strange
        number = self.number("_")
        return self.arguments[number] if number < len(self.arguments) else f"T{number}"

    def template(self) -> str:
        self.at += 1
        found: list[str] = []
        while not self.skip("E"):
            found += self.argument()
        self.arguments = found
        return "<" + ", ".join(found) + ">"

    def argument(self) -> list[str]:
        if self.skip("J"):
            found: list[str] = []
            while not self.skip("E"):
                found += self.argument()
            return found
        if self.skip("X"):  # an expression: &function alone
            if not self.skip("adL_Z"):
                raise _Strange
            found = ["&" + self.function()]
            if not self.skip("E"):
                raise _Strange
            return found
        if self.skip("L"):
            if self.skip("_Z"):
                return [self.function()]
            start = self.text[self.at]
            kind = self.type()
            stop = self.text.index("E", self.at)
            value, self.at = self.text[self.at : stop].replace("n", "-"), stop + 1
            if start == "b":
                return ["true" if value == "1" else "false"]
            return [value + SUFFIXES.get(start, "") if start in TYPES else f"({kind}){value}"]
        return [self.type()]

    def function(self) -> str:
        """The name of one that is an argument of a template, whose own arguments' types are read and left out."""
        kept = self.arguments
        own, _ = self.encoding()
        self.arguments = kept
        if not self.skip("E"):
            raise _Strange
        return own

    def type(self) -> str:
        self.depth += 1
        if self.depth > DEEPEST:
            raise _Strange
        found = self._type()
        self.depth -= 1
        return found

    def _type(self) -> str:
        for mark, shown in (("P", "{}*"), ("R", "{}&"), ("O", "{}&&"), ("K", "{} const"), ("V", "{} volatile")):
            if self.skip(mark):
                found = shown.format(self.type())
                self.known.append(found)
                return found
        if self.skip("r"):
            return self.type()
        if self.skip("Dp"):
            return self.type() + "..."
        two = self.text[self.at : self.at + 2]
        if two in TWO:
            self.at += 2
            return TWO[two]
        if self.skip("A"):
            stop = self.text.index("_", self.at)
            length, self.at = self.text[self.at : stop], stop + 1
            found = f"{self.type()} [{length}]"
        elif self.skip("F"):
            types = []
            while not self.skip("E"):
                types.append(self.type())
            found = f"{types[0]} ({', '.join(types[1:])})"
        elif self.text[self.at] == "T":
            found = self.parameter()
            if self.text[self.at : self.at + 1] == "I":
                self.known.append(found)
                found += self.template()
        elif self.text[self.at] == "S" and self.text[self.at : self.at + 2] not in STANDARD:
            found = self.substitution()
            if self.text[self.at : self.at + 1] != "I":
                return found
            found += self.template()
        elif self.text[self.at] in TYPES and not self.text[self.at].isdigit():
            self.at += 1
            return TYPES[self.text[self.at - 1]]
        else:
            kept = self.arguments
            found, _ = self.name()
            self.arguments = kept
        self.known.append(found)
        return found
