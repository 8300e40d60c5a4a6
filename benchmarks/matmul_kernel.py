"""A large compiled kernel to measure with: python benchmarks/matmul_kernel.py [--depth K] [--plain] > matmul.ll

A matrix product C = A * B' in bf16 for gfx950 as Mojo's compiler would leave it, written by this script: 4 waves make 128 x
128 of C from tiles of depth 64, which 32 LDS-DMA loads bring to eight half tiles, two stages in turn; 64 reads of 8 x bf16,
128 MFMA, 9 barriers, a loop that carries 25 of the 43 phi, and an epilogue in which each of 16 chunks is stored whole or
element by element: 71 conditional branches. Blocks of one group of rows run together, so that a block's rows are found by
dividing by a number that depends on M; with --plain they are found by shifts, and nothing else changes.
"""

from __future__ import annotations

import argparse
import sys
from itertools import product

COLUMNS = 4096
HALF = 8192  # bytes of 64 x 64 elements
FRAGMENT, SUM = "<8 x bfloat>", "<4 x float>"
MFMA = "llvm.amdgcn.mfma.f32.16x16x32.bf16"
Quadrant = dict[tuple[int, int], str]  # (16 rows, depth of 32) -> a fragment
Sums = dict[tuple[int, ...], str]  # (half of the rows, of the columns, 16 rows, 16 columns) -> their sums so far

HEAD = """\
; written by benchmarks/matmul_kernel.py
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
"""  # noqa: E501
TAIL = f"""
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3))
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32 immarg)
declare void @llvm.amdgcn.sched.barrier(i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare {SUM} @{MFMA}({FRAGMENT}, {FRAGMENT}, {SUM}, i32, i32, i32)
attributes #0 = {{ "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx950" }}
"""


def tile(operand: str, stage: int, half: int) -> str:
    return f"@{operand}_{stage}_{half}"


class Writer:
    """The lines of one kernel. depth: the length of the sums, a multiple of 128."""

    def __init__(self, depth: int, plain: bool):
        self.depth, self.plain = depth, plain
        self.lines: list[str] = []
        self.locals: list[str] = []  # the stack slots, which stand first
        self.count = 0

    def __call__(self, said: str, name: str = "") -> str:
        """One instruction that has a value; its name."""
        self.count += not name
        name = f"%{name or f'v{self.count}'}"
        self.lines.append(f"  {name} = {said}")
        return name

    def do(self, *said: str) -> None:
        self.lines += [f"  {one}" for one in said]

    def label(self, name: str) -> None:
        self.lines += ["", f"{name}:"]

    def call(self, name: str, *operands: str, of: str = "void") -> str:
        said = f"call {of} @llvm.{name}({', '.join(operands)})"
        return self(said) if of != "void" else self.do(said) or ""

    def wait(self, count: int) -> None:
        self.do("call void @llvm.amdgcn.sched.barrier(i32 0)", f"call void @llvm.amdgcn.s.waitcnt(i32 {count})")
        self.do("call void @llvm.amdgcn.s.barrier()", "call void @llvm.amdgcn.sched.barrier(i32 0)")

    def of32(self, value: str) -> str:
        return self(f"trunc i64 {value} to i32")

    # -- the parts of the kernel -----------------------------------------------------------------------------

    def text(self) -> str:
        self._places()
        self._resources()
        for stage, operand, half in product((0, 1), "ab", (0, 1)):
            self._bring(operand, stage, half, f"{stage * 64}")
        self.wait(3966)
        a, b = self._read("a", 0, 0), self._read("b", 0, 0)
        self.do("br label %loop")
        a, b, sums = self._loop(a, b)
        for stage in (0, 1):
            self.wait(3952)
            a, b = self._stage(stage, a, b, sums, following=stage == 0)
        self._store(sums)
        globals_ = [
            f"{tile(*at)} = internal addrspace(3) global [4096 x bfloat] undef, align 16"
            for at in product("ab", (0, 1), (0, 1))
        ]
        start = "define amdgpu_kernel void @matmul(ptr %a, ptr %b, ptr addrspace(1) %c, i64 %M) #0 {"
        body = [HEAD, *globals_, "", start, "entry:", *self.locals, *self.lines, "}", TAIL]
        return "\n".join(body)

    def _places(self) -> None:
        """Which rows and columns of C the block has, and which of them the thread."""
        low = self.call("amdgcn.mbcnt.lo", "i32 -1", "i32 0", of="i32")
        lane = self.call("amdgcn.mbcnt.hi", "i32 -1", f"i32 {low}", of="i32")
        self.lane = self(f"zext nneg i32 {lane} to i64", "lane")
        thread = self.call("amdgcn.workitem.id.x", of="i32")
        first = self.call("amdgcn.readfirstlane.i32", f"i32 {thread}", of="i32")
        self.warp32 = self(f"lshr i32 {first}, 6", "warp32")
        self.warp = self("zext nneg i32 %warp32 to i64", "warp")
        self.warp_m, self.warp_n = self("lshr i64 %warp, 1", "warp_m"), self("and i64 %warp, 1", "warp_n")
        more = self("add nsw i64 %M, 127")
        self(f"sdiv i64 {more}, 128", "tiles")
        block = self(f"zext i32 {self.call('amdgcn.workgroup.id.x', of='i32')} to i64")
        self.do(f"br i1 {self('icmp slt i64 %tiles, 39')}, label %few, label %many")
        self.label("few")
        few = self(f"lshr i64 {block}, 5"), self(f"and i64 {block}, 31")
        self.do("br label %decoded")
        self.label("many")
        first, inner = self(f"lshr i64 {block}, 7"), self(f"and i64 {block}, 127")
        first = self(f"shl nuw nsw i64 {first}, 2")
        rest = self.call("smin.i64", f"i64 {self(f'sub nsw i64 %tiles, {first}')}", "i64 4", of="i64")
        size = self.call("smax.i64", f"i64 {rest}", "i64 1", of="i64")
        column = self(f"lshr i64 {inner}, 2" if self.plain else f"udiv i64 {inner}, {size}")
        whole = self(f"shl nuw nsw i64 {column}, 2" if self.plain else f"mul nuw nsw i64 {column}, {size}")
        many = self(f"add nsw i64 {first}, {self(f'sub nuw nsw i64 {inner}, {whole}')}"), column
        self.do("br label %decoded")
        self.label("decoded")
        rows = self(f"phi i64 [ {few[0]}, %few ], [ {many[0]}, %many ]")
        columns = self(f"phi i64 [ {few[1]}, %few ], [ {many[1]}, %many ]")
        self.rows, self.columns = self(f"shl nsw i64 {rows}, 7", "rows"), self(f"shl nsw i64 {columns}, 7", "columns")

    def _resources(self) -> None:
        """Buffers over A and B, a thread's bytes in a tile, and in a fragment."""
        size = self(f"mul i64 %M, {2 * self.depth}")
        self.resources = {
            "a": self._resource("a", self.of32(size)),
            "b": self._resource("b", str(min(2 * self.depth * COLUMNS, 2**31 - 1))),
        }
        row, chunk = self("lshr i64 %lane, 3"), self("and i64 %lane, 7")
        swizzled = self(f"xor i64 {chunk}, {row}")
        row = self(f"or disjoint i64 {self('shl nuw nsw i64 %warp, 3')}, {row}")
        bytes_ = self(f"mul nuw nsw i64 {row}, {2 * self.depth}")
        self.own = self.of32(self(f"add nuw nsw i64 {bytes_}, {self(f'shl nuw nsw i64 {swizzled}, 4')}"))
        self.lds = self("shl nuw nsw i32 %warp32, 10", "lds")
        self.row = self("and i64 %lane, 15", "row")
        self.quarter = self("lshr i64 %lane, 4", "quarter")
        self.fragments: dict[tuple[str, int, int], str] = {}
        key = self("and i64 %row, 7")
        for operand, own in (("a", self.warp_m), ("b", self.warp_n)):
            start = self(f"shl nuw nsw i64 {own}, 12")
            for i, k in product((0, 1), (0, 1)):
                chunk = self(f"add nuw nsw i64 %quarter, {4 * k}")
                bytes_ = self(f"shl nuw nsw i64 {self(f'xor i64 {chunk}, {key}')}, 4")
                line = self(f"shl nuw nsw i64 {self(f'add nuw nsw i64 %row, {16 * i}')}, 7")
                place = self(f"add nuw nsw i64 {start}, {self(f'or disjoint i64 {line}, {bytes_}')}")
                self.fragments[operand, i, k] = self.of32(place)

    def _resource(self, operand: str, records: str) -> str:
        words = self(f"bitcast i64 {self(f'ptrtoint ptr %{operand} to i64')} to <2 x i32>")
        mask = "<4 x i32> <i32 0, i32 1, i32 poison, i32 poison>"
        four = self(f"shufflevector <2 x i32> {words}, <2 x i32> poison, {mask}")
        four = self(f"insertelement <4 x i32> {four}, i32 131072, i64 3")
        return self(f"insertelement <4 x i32> {four}, i32 {records}, i64 2")

    def _bring(self, operand: str, stage: int, half: int, k: str) -> None:
        """64 x 64 elements from depth k on into a half tile, 32 rows at a time; the resource goes through the stack."""
        start = self.rows if operand == "a" else self.columns
        for part in (0, 1):
            place = self(f"add nuw nsw i32 %lds, {4096 * part}") if part else self.lds
            to = self(f"getelementptr inbounds i8, ptr addrspace(3) {tile(operand, stage, half)}, i32 {place}")
            to = self.call("amdgcn.readfirstlane.p3", f"ptr addrspace(3) {to}", of="ptr addrspace(3)")
            row = self(f"add nsw i64 {start}, {64 * half + 32 * part}")
            first = self(f"add nsw i64 {self(f'mul nsw i64 {row}, {self.depth}')}, {k}")
            offset = self(f"shl i32 {self.of32(first)}, 1")
            slot = f"%slot{len(self.locals)}"
            self.locals.append(f"  {slot} = alloca <4 x i32>, align 16, addrspace(5)")
            self.do(f"store <4 x i32> {self.resources[operand]}, ptr addrspace(5) {slot}, align 16")
            resource = self(f"load ptr addrspace(8), ptr addrspace(5) {slot}, align 16")
            self.call("amdgcn.raw.ptr.buffer.load.lds", f"ptr addrspace(8) {resource}", f"ptr addrspace(3) {to}",
                      "i32 16", f"i32 {self.own}", f"i32 {offset}", "i32 0", "i32 0")  # fmt: skip

    def _read(self, operand: str, stage: int, half: int) -> Quadrant:
        found: Quadrant = {}
        for i, k in product((0, 1), (0, 1)):
            place, where = self.fragments[operand, i, k], tile(operand, stage, half)
            at = self(f"getelementptr inbounds nuw i8, ptr addrspace(3) {where}, i32 {place}")
            found[i, k] = self(f"load {FRAGMENT}, ptr addrspace(3) {at}, align 16")
        return found

    def _multiply(self, a: Quadrant, b: Quadrant, m: int, n: int, sums: Sums) -> None:
        for k, i, j in product((0, 1), (0, 1), (0, 1)):
            at = (m, n, i, j)
            operands = f"{FRAGMENT} {b[j, k]}, {FRAGMENT} {a[i, k]}, {SUM} {sums[at]}, i32 0, i32 0, i32 0"
            sums[at] = self(f"call {SUM} @{MFMA}({operands})")

    def _stage(
        self, stage: int, a: Quadrant, b: Quadrant, sums: Sums, following: bool, k: str = ""
    ) -> tuple[Quadrant, Quadrant]:
        """One tile of depth 64. following: the first fragments of the next stage are read. k: depth of the tile that is
        brought in its place."""
        b1 = self._read("b", stage, 1)
        self._multiply(a, b, 0, 0, sums)
        a1 = self._read("a", stage, 1)
        self._multiply(a, b1, 0, 1, sums)
        self._multiply(a1, b, 1, 0, sums)
        if k:
            self.wait(49279)
            for operand, half in product("ab", (0, 1)):
                self._bring(operand, stage, half, k)
        next_ = (self._read("a", 1 - stage, 0), self._read("b", 1 - stage, 0)) if following else (a, b)
        self._multiply(a1, b1, 1, 1, sums)
        return next_

    def _loop(self, a: Quadrant, b: Quadrant) -> tuple[Quadrant, Quadrant, Sums]:
        self.label("loop")
        place = len(self.lines)
        carried = {key: f"%a{key[0]}{key[1]}" for key in a}, {key: f"%b{key[0]}{key[1]}" for key in b}
        sums: Sums = {at: "%s" + "".join(map(str, at)) for at in product((0, 1), repeat=4)}
        starts = dict(sums)
        self("add nuw nsw i64 %k, 128", "next")
        self.wait(3960)
        a1, b1 = self._stage(0, *carried, sums, True, "%k")
        odd = self("or disjoint i64 %k, 64")
        self.wait(3960)
        a2, b2 = self._stage(1, a1, b1, sums, True, odd)
        self.do(f"br i1 {self(f'icmp samesign ugt i64 %k, {self.depth - 129}')}, label %last, label %loop")
        phis = ["  %k = phi i64 [ 128, %decoded ], [ %next, %loop ]"]
        for names, first, after in ((carried[0], a, a2), (carried[1], b, b2)):
            phis += [
                f"  {names[at]} = phi {FRAGMENT} [ {first[at]}, %decoded ], [ {after[at]}, %loop ]" for at in first
            ]
        phis += [f"  {starts[at]} = phi {SUM} [ zeroinitializer, %decoded ], [ {sums[at]}, %loop ]" for at in sums]
        self.lines[place:place] = phis
        self.label("last")
        return a2, b2, sums

    def _store(self, sums: Sums) -> None:
        """Rows below M, a chunk of four columns whole where it fits."""
        inside = self("icmp slt i64 %rows, %M"), self(f"icmp slt i64 %columns, {COLUMNS}")
        some = self(f"select i1 {inside[0]}, i1 {inside[1]}, i1 false")
        self.do(f"br i1 {some}, label %row0, label %done")
        for number, (m, i) in enumerate(product((0, 1), (0, 1))):
            self.label(f"row{number}")
            own = self(f"or disjoint i64 {self('shl nuw nsw i64 %warp_m, 5')}, %row")
            row = self(f"add nsw i64 %rows, {self(f'add nuw nsw i64 {own}, {64 * m + 16 * i}')}")
            line = self(f"getelementptr i8, ptr addrspace(1) %c, i64 {self(f'mul i64 {row}, {2 * COLUMNS}')}")
            after = f"row{number + 1}" if number < 3 else "done"
            self.do(f"br i1 {self(f'icmp slt i64 {row}, %M')}, label %chunk{number}_0, label %{after}")
            for chunk, (n, j) in enumerate(product((0, 1), (0, 1))):
                here, following = f"{number}_{chunk}", f"chunk{number}_{chunk + 1}" if chunk < 3 else after
                self._chunk(here, line, sums[m, n, i, j], 64 * n + 16 * j, following)
        self.label("done")
        self.do("ret void")

    def _chunk(self, here: str, line: str, values: str, start: int, after: str) -> None:
        self.label(f"chunk{here}")
        own = self(f"add nuw nsw i64 {self('shl nuw nsw i64 %warp_n, 5')}, {self('shl nuw nsw i64 %quarter, 2')}")
        column = self(f"add nsw i64 %columns, {self(f'add nuw nsw i64 {own}, {start}')}")
        cut = self(f"fptrunc {SUM} {values} to <4 x bfloat>")
        self.do(f"br i1 {self(f'icmp slt i64 {column}, {COLUMNS - 3}')}, label %whole{here}, label %part{here}")
        self.label(f"whole{here}")
        at = self(f"getelementptr [2 x i8], ptr addrspace(1) {line}, i64 {column}")
        self.do(f"store <4 x bfloat> {cut}, ptr addrspace(1) {at}, align 8", f"br label %{after}")
        self.label(f"part{here}")
        self.do(f"br i1 {self(f'icmp slt i64 {column}, {COLUMNS}')}, label %each{here}, label %{after}")
        self.label(f"each{here}")
        self(f"phi i64 [ %n{here}, %ended{here} ], [ 0, %part{here} ]", f"e{here}")
        self(f"add nuw nsw i64 %e{here}, 1", f"n{here}")
        one = self(f"add nsw i64 {column}, %e{here}")
        self.do(f"br i1 {self(f'icmp slt i64 {one}, {COLUMNS}')}, label %one{here}, label %ended{here}")
        self.label(f"one{here}")
        value = self(f"extractelement <4 x bfloat> {cut}, i64 %e{here}")
        at = self(f"getelementptr [2 x i8], ptr addrspace(1) {line}, i64 {one}")
        self.do(f"store bfloat {value}, ptr addrspace(1) {at}, align 2", f"br label %ended{here}")
        self.label(f"ended{here}")
        self.do(f"br i1 {self(f'icmp eq i64 %n{here}, 4')}, label %{after}, label %each{here}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--depth", type=int, default=4096, help="length of the sums, a multiple of 128 from 256 on")
    parser.add_argument("--plain", action="store_true", help="a block's rows by shifts, not by a division")
    options = parser.parse_args()
    sys.stdout.write(Writer(options.depth, options.plain).text())


if __name__ == "__main__":
    main()
