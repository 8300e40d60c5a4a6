"""Accesses through buffer resources: where the memory begins, which words are read, and what is said of the rest."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

pytest.importorskip("llvmlite")

from kernel_text import HEAD, START
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.interpreter.llvm import Access, Wave
from tileprove.concrete.interpreter.llvm.kernel_replay import address
from tileprove.prover import cli
from tileprove.prover.kernels.binding import reading

DECLARE = """declare i32 @llvm.amdgcn.workgroup.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32 immarg)
declare float @llvm.amdgcn.raw.ptr.buffer.load.format.f32(ptr addrspace(8), i32, i32, i32 immarg)
declare i32 @llvm.amdgcn.s.buffer.load.i32(<4 x i32>, i32, i32 immarg)
declare void @llvm.amdgcn.raw.buffer.store.i32(i32, <4 x i32>, i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
"""
K = DECLARE + START
LOAD = """  %{name} = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %v, i32 {soffset}, i32 0)
"""
RAW = 159744
LAUNCH = "threads = 64\ngrid = [3]\n[parameters]\nn = [1, 4]\n[arguments]\nn = 'n'\n[pointers.p]\nalign = 4\n"


def resource(pointer: str = "%q", stride: str = "0", records: str = "256", flags: str = str(RAW)) -> str:
    arguments = f"ptr addrspace(1) {pointer}, i16 {stride}, i64 {records}, i32 {flags}"
    return f"  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1({arguments})\n"


def load(soffset: str = "0", **words: str) -> str:
    """A dword of every lane, through a resource that is made of these words."""
    body = "  %v = shl nsw i32 %t, 2\n" + resource(**({"pointer": "%p"} | words))
    return body + LOAD.format(name="x", soffset=soffset) + "  ret void\n"


def memory(size: int | str, *more: str) -> str:
    return LAUNCH + f"bytes = {size}\n" + "".join(f"{line}\n" for line in more)


# -- where the memory begins: against the interpreter, whose addresses are absolute ---------------------------------------


class Moved:
    """A random kernel that moves the base of its resource by block, argument and lane."""

    def __init__(self, seed: int):
        pick = random.Random(seed)
        self.lines = ["  %b = call i32 @llvm.amdgcn.workgroup.id.x()", "  %wave = lshr i32 %t, 6"]
        self.count = 0
        steps = {
            "%b": pick.choice([0, 16, 256, 1000]),
            "%n": pick.choice([0, 0, 4, 256]),
            "%t": pick.choice([0, 0, 0, 4]),
        }
        base = self.sum(steps, pick.choice([0, 0, 4, 49380, -4 if seed % 4 == 0 else 8]))
        wide = self.emit(f"sext i32 {base} to i64")
        self.lines.append(f"  %q = getelementptr i8, ptr addrspace(1) %p, i64 {wide}")
        records = self.sum({"%n": pick.choice([0, 4, 64, 256])}, pick.choice([4, 128, 256, 1024]))
        self.lines.append(resource(records=self.emit(f"zext i32 {records} to i64")).rstrip())
        voffset = self.sum({"%t": pick.choice([4, 8, 16]), "%n": pick.choice([0, 0, 4])}, pick.choice([0, 0, 16]))
        soffset = self.sum({"%n": pick.choice([0, 0, 4])}, pick.choice([0, 0, 0, 64]))
        self.lines += [LOAD.replace("%v", voffset).format(name="x", soffset=soffset).rstrip(), "  ret void"]
        self.text = "\n".join(self.lines) + "\n"

    def emit(self, instruction: str) -> str:
        self.count += 1
        self.lines.append(f"  %x{self.count} = {instruction}")
        return f"%x{self.count}"

    def sum(self, factors: dict[str, int], total: int) -> str:
        found = self.emit(f"add nsw i32 0, {total}")
        for name, factor in factors.items():
            if factor:
                found = self.emit(f"add nsw i32 {found}, {self.emit(f'mul nsw i32 {name}, {factor}')}")
        return found


def accesses(body: str) -> Iterator[tuple[Access, int]]:
    """Every access of the launch, and where p is."""
    module = msgspec.to_builtins(reading.read_text(HEAD + K + body + "}\n", "k.ll"))
    for n in range(1, 5):
        for block in range(3):
            wave = Wave(module=module, kernel="k", arguments={"n": n}, block=(block, 0, 0), block_shape=(64, 1, 1))
            for run in wave.lanes():
                assert run.trouble is None, run.trouble
                for access in run.accesses:
                    yield access, wave.bound["p"]  # type: ignore[misc]


def extents(body: str) -> tuple[int, int, int, bool]:
    """Of p's memory: the first byte of a resource, the end of what is let through, the end of the resources; and whether
    the byte count cuts an access in two, by one of the readings of the scalar offset."""
    starts, ends, last, cut = [], [0], [], False
    for access, p in accesses(body):
        assert access.resource is not None
        starts.append(access.resource.base - p)
        last.append(access.resource.base - p + access.resource.num_records)
        if access.voffset < access.resource.num_records:
            ends.append(access.address - p + access.size)
            cut |= access.voffset + access.soffset + access.size > access.resource.num_records
    return min(starts), max(ends), max(last), cut


@pytest.mark.parametrize("seed", range(20))
def test_no_byte_is_left_out_of_the_memory(run, seed: int):
    """The memory ends where the last byte is that a resource covers, or that is let through, or one before."""
    body = Moved(seed).text
    first, through, covered, cut = extents(body)
    right = first >= 0 and not cut
    for more, size in (((), max(covered, through)), (("open_ended = true",), through)):
        if size <= 0:
            continue
        code, said = run(body, memory(size, *more), "--bounds", head=K)
        assert (code == 0) == right, said
        code, said = run(body, memory(size - 1, *more), "--bounds", head=K)
        assert code == 1, said


def test_the_random_kernels_are_of_all_kinds():
    kinds = {(first >= 0, cut, through < covered) for first, through, covered, cut in
             (extents(Moved(seed).text) for seed in range(20))}  # fmt: skip
    assert len(kinds) >= 4
    assert (True, False, False) in kinds


def moved(offset: int, row: int, records: str = "256") -> str:
    """Rows of 256 bytes, so many bytes apart."""
    lines = f"""  %b = call i32 @llvm.amdgcn.workgroup.id.x()
  %w = sext i32 %b to i64
  %rows = mul nsw i64 %w, {row}
  %at = add nsw i64 %rows, {offset}
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %at
"""
    return lines + load(pointer="%q", records=records)


def test_the_base_counts_towards_a_bound_address(run):
    sink = "[[sink]]\nat = 0\nbytes = 4\naddress = '{}'\n"
    assert run(moved(12, 256), LAUNCH + sink.format("block_x*256 + 12 + thread*4"), head=K)[0] == 0
    for wrong in ("thread*4", "block_x*256 + thread*4", "block_x*256 + 8 + thread*4"):
        code, said = run(moved(12, 256), LAUNCH + sink.format(wrong), head=K)
        assert code == 1, said
        assert "misread" not in said


def test_a_refuted_access_is_shown_where_it_is(run):
    """The interpreter's word is about the byte of the memory, not of the resource."""
    code, said = run(moved(0, 300), memory(2 * 300 + 255), "--bounds", head=K)
    assert code == 1
    assert "is at byte 852" in said
    assert "start of the resource" in said
    assert "misread" not in said


def test_the_interpreter_counts_from_the_memory():
    module = msgspec.to_builtins(reading.read_text(HEAD + K + moved(12, 256) + "}\n", "k.ll"))
    assert address(module, "k", {"n": 1}, 0, 0, lane=3, block_x=2, base="p") == 12 + 512 + 12


def test_negative_bases_are_outside(run):
    assert run(moved(0, 256), memory(768), "--bounds", head=K)[0] == 0
    code, said = run(moved(-4, 256), memory(768), "--bounds", head=K)
    assert code == 1
    assert "case resource inside its memory" in said


def test_a_resource_without_bytes_may_be_anywhere(run):
    assert run(moved(4096, 0, records="0"), memory(768), "--bounds", head=K)[0] == 0
    assert run(moved(4096, 0, records="1"), memory(768), "--bounds", head=K)[0] == 1


def test_poison_in_the_base_is_seen(run):
    """nsw of the row's start: p + 256*block overflows no 32 bits here, and does with larger rows."""
    body = "  %b = call i32 @llvm.amdgcn.workgroup.id.x()\n  %o = mul nsw i32 %b, {}\n  %w = sext i32 %o to i64\n"
    body += "  %q = getelementptr i8, ptr addrspace(1) %p, i64 %w\n" + load(pointer="%q")
    sink = "[[sink]]\nat = 0\naddress = 'block_x*{} + thread*4'\n"
    for factor, expected in ((2**30 - 1, 0), (2**30, 1)):
        code, said = run(body.format(factor), LAUNCH + sink.format(factor), head=K)
        assert code == expected, said


# -- the words -----------------------------------------------------------------------------------------------------------

# words -> what is said of them; nothing where they are those of a raw buffer
WORDS = {
    "Triton, OpenCL": ({}, ""),
    "AMD's usual word": ({"flags": str(0x20000)}, ""),
    "stride 16": ({"stride": "16"}, "a resource of stride 16, not 0"),
    "the largest stride": ({"stride": str(2**14 - 1)}, "a resource of stride 16383, not 0"),
    "cache swizzle": ({"stride": str(1 << 14)}, "a resource with cache swizzle (stride word 0x4000)"),
    "swizzle": ({"stride": str(-1 << 15)}, "a resource with swizzle (stride word 0x8000)"),
    "any stride": ({"stride": "%short"}, "a resource whose stride is not constant"),
    "ADD_TID_ENABLE": ({"flags": str(RAW | 1 << 23)}, "a resource with flags 0x827000 (ADD_TID_ENABLE)"),
    "index stride": ({"flags": str(RAW | 1 << 21)}, "flags 0x227000 (an index stride)"),
    "no data format": ({"flags": "0"}, "flags 0x0 (a data format), not 0x20000 or 0x27000"),
    "gfx10": ({"flags": str(0x31027FAC)}, "flags 0x31027fac"),
    "another number format": ({"flags": str(0x24000)}, "flags 0x24000 (a number format)"),
    "any flags": ({"flags": "%n"}, "a resource whose flags word is not constant"),
    "the last bit": ({"flags": str(RAW - 2**31)}, "flags 0x80027000 (a type or reserved bits)"),
}


@pytest.mark.parametrize("name", WORDS)
def test_every_word_is_read(run, name: str):
    words, said = WORDS[name]
    body = "  %short = trunc i32 %n to i16\n" + load(**words)
    for more in ((memory(256), "--bounds"), (LAUNCH + "[[sink]]\nat = 0\naddress = '4*thread'\n",)):
        code, printed = run(body, *more, head=K)
        assert code == (3 if said else 0), printed
        assert said in " ".join(printed.split())
        assert not said or " proved" not in printed.partition("\nTerms were")[0]
    module = msgspec.to_builtins(reading.read_text(HEAD + K + body + "}\n", "k.ll"))
    if said and "not constant" not in said and "number format" not in said:  # that one is for typed accesses only
        with pytest.raises(ConfigError, match="not raw"):
            address(module, "k", {"n": 1}, 0, 0, base="p")


def by_hand(high: str, flags: str, last: str = "and i32 %h0, 65535") -> str:
    """A store through four words; high: of the second one, over %h, the upper 16 bits of the address."""
    return f"""  %a = ptrtoint ptr addrspace(1) %p to i64
  %low = trunc i64 %a to i32
  %up = lshr i64 %a, 32
  %h0 = trunc i64 %up to i32
  %h = {last}
  %word = {high}
  %w0 = insertelement <4 x i32> poison, i32 %low, i64 0
  %w1 = insertelement <4 x i32> %w0, i32 %word, i64 1
  %w2 = insertelement <4 x i32> %w1, i32 256, i64 2
  %w3 = insertelement <4 x i32> %w2, i32 {flags}, i64 3
  %v = shl nsw i32 %t, 2
  call void @llvm.amdgcn.raw.buffer.store.i32(i32 0, <4 x i32> %w3, i32 %v, i32 0, i32 0)
  ret void
"""


@pytest.mark.parametrize(("high", "flags", "said"), [
    ("or disjoint i32 %h, 0", RAW, ""),
    ("or disjoint i32 %h, 1048576", RAW, "a resource of stride 16, not 0"),
    ("or disjoint i32 %h, -2147483648", RAW, "a resource with swizzle"),
    ("or disjoint i32 %h, 0", RAW | 1 << 23, "ADD_TID_ENABLE"),
])  # fmt: skip
def test_words_put_together_by_hand_are_read_too(run, high: str, flags: int, said: str):
    code, printed = run(by_hand(high, str(flags)), memory(256), "--bounds", head=K)
    assert code == (3 if said else 0), printed
    assert said in " ".join(printed.split())


def test_a_choice_between_kinds_is_not_read(run):
    made = resource("%p").replace("%r", "%r1") + resource("%p", stride="16").replace("%r", "%r2")
    chosen = made + "  %c = icmp slt i32 %t, 8\n  %r = select i1 %c, ptr addrspace(8) %r1, ptr addrspace(8) %r2\n"
    body = "  %v = shl nsw i32 %t, 2\n" + chosen + LOAD.format(name="x", soffset="0") + "  ret void\n"
    code, said = run(body, memory(256), "--bounds", head=K)
    assert code == 3, said
    assert "stride 16" in said


FAT = {
    "from a resource": "addrspacecast ptr addrspace(8) %r to ptr addrspace(7)",
    "from a number": "inttoptr i160 %wide to ptr addrspace(7)",
    "null": "select i1 true, ptr addrspace(7) null, ptr addrspace(7) null",
}


@pytest.mark.parametrize("name", FAT)
def test_fat_pointers_are_not_read(run, name: str):
    """Their offset is in the pointer; what looks like an address would not be one."""
    wide = "  %a = ptrtoint ptr addrspace(1) %p to i64\n  %wide = zext i64 %a to i160\n"
    body = wide + resource("%p") + f"  %f = {FAT[name]}\n  store i32 0, ptr addrspace(7) %f, align 4\n  ret void\n"
    for more in ((memory(256), "--bounds"), (LAUNCH + "[[sink]]\nat = 0\naddress = 0\n",)):
        code, said = run(body, *more, head=K)
        assert code == 3, said
        assert "fat pointer" in said


@pytest.mark.parametrize("call", [
    "call float @llvm.amdgcn.raw.ptr.buffer.load.format.f32(ptr addrspace(8) %r, i32 %v, i32 0, i32 0)",
    "call i32 @llvm.amdgcn.s.buffer.load.i32(<4 x i32> zeroinitializer, i32 4096, i32 0)",
])  # fmt: skip
def test_loads_of_other_kinds_are_named(run, call: str):
    """A typed load moves what the format says; a scalar one is a sink too, though its name begins like a harmless one's."""
    body = load().replace("  ret void", f"  %y = {call}\n  ret void")
    code, said = run(body, memory(256), "--bounds", head=K)
    assert code == 3, said
    assert "the call of llvm.amdgcn." in said


# -- LDS-DMA -------------------------------------------------------------------------------------------------------------


def dma(place: str, voffset: str = "%v", immediate: int = 0, records: int = 256) -> str:
    words = resource("%p", records=str(records))
    call = f"ptr addrspace(8) %r, ptr addrspace(3) {place}, i32 4, i32 {voffset}, i32 0, i32 {immediate}, i32 0"
    body = "  %v = shl nsw i32 %t, 2\n  %s = getelementptr i8, ptr addrspace(3) @tile, i32 %v\n" + words
    return body + f"  call void @llvm.amdgcn.raw.ptr.buffer.load.lds({call})\n  ret void\n"


def test_the_immediate_moves_both_ends(run):
    sink = "[[sink]]\nat = 0\naddress = 'thread*4 + 16'\nlds = '{}'\n"
    for lds, expected in (("16", 0), ("0", 1)):
        code, said = run(dma("@tile", immediate=16), LAUNCH + sink.format(lds), head=K)
        assert code == expected, said


def test_the_offset_that_is_compared_is_32_bits_wide(run):
    """-16 + 16 is byte 0 of the resource, not one past all: the load is not masked."""
    for voffset, expected in (("-16", 1), ("-17", 0)):  # byte 0, and byte 2^32 - 1
        body = dma("@tile", voffset, 16, records=2).replace("i32 4, i32 -1", "i32 1, i32 -1")
        code, said = run(body, memory(0, "open_ended = true"), "--bounds", head=K)
        assert code == expected, said


def test_the_place_in_lds_is_the_first_lanes(run):
    """M0 is one for the wave: what the lanes add to the pointer does not arrive."""
    sink = "[[sink]]\nat = 0\naddress = 'thread*4'\nlds = '{}'\n"
    for lds, expected in (("0", 0), ("thread*4", 1)):
        code, said = run(dma("%s"), LAUNCH + sink.format(lds), head=K)
        assert code == expected, said


# -- what is said ----------------------------------------------------------------------------------------------------------


def sentence(printed: str) -> str:
    """The claims' sentences: the first column of the table, whose lines are broken."""
    lines = printed.splitlines()
    width = next(line.index("verdict") for line in lines if "verdict" in line)
    return " ".join(" ".join(line[:width] for line in lines).split())


@pytest.mark.parametrize(("fields", "said", "not_said"), [
    ("", ["num_records is not compared", "its place in LDS is not compared"], []),
    ("records = 256\n", ["its place in LDS is not compared"], ["num_records"]),
    ("records = 256\nlds = 0\n", [], ["not compared"]),
])  # fmt: skip
def test_what_is_not_compared_is_said(run, fields: str, said: list[str], not_said: list[str]):
    code, printed = run(dma("@tile"), LAUNCH + f"[[sink]]\nat = 0\naddress = 'thread*4'\n{fields}", head=K)
    assert code == 0, printed
    assert all(words in sentence(printed) for words in said)
    assert not any(words in sentence(printed) for words in not_said)


def test_the_lds_object_is_named_where_there_are_two(run):
    other = "@other = internal addrspace(3) global [1024 x i8] undef, align 16\n"
    binding = LAUNCH + "[[sink]]\nat = 0\naddress = 'thread*4'\nlds = 0\n"
    for place in ("@tile", "@other"):
        code, said = run(dma(place), binding, head=other + K)
        assert code == 0, said
        assert f"buffer over p to {place} is as" in sentence(said)
    assert "buffer over p is as" in sentence(run(dma("@tile"), binding, head=K)[1])


def test_an_unknown_size_is_said(run):
    code, said = run(load(), LAUNCH, "--bounds", head=K)
    assert code == 0
    assert "masked by num_records; the memory's size is unknown" in sentence(said)
    code, said = run(load(), memory(256), "--bounds", head=K)
    assert code == 0
    assert "unknown" not in said


def test_show_has_the_start_of_the_resource(run, capsys: pytest.CaptureFixture[str]):
    run(moved(12, 256), None)
    capsys.readouterr()
    run(moved(12, 256), LAUNCH, head=K)
    capsys.readouterr()
    assert cli.run(["kernel", "show", "k.ll"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "start 256*block_x + 12 of it, where the resource's memory begins" in said
    assert "address 256*block_x + 4*lane + 12" in said
