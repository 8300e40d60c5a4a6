"""Where emitted instructions come from, and which element a register of a thread has."""

from tileprove.prover.compiled.encodings import Encodings
from tileprove.prover.compiled.positions import of_llvm, of_ptx

LAYOUTS = """
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1]], lane = [[1, 0], [2, 2]], warp = [[0, 2]], block = []}>
#narrow = #ttg.linear<{register = [[0, 1]], lane = [[1, 0], [1, 0]], warp = [[0, 2]], block = []}>
"""


def elements(said: str, shape: tuple[int, ...], lane_bits: int) -> dict[tuple[int, int], tuple[int, ...]]:
    """(thread, register) -> the element, bit by bit."""
    found = Encodings(LAYOUTS).of(said, shape)
    assert found is not None
    bases, table = (*found.lane, *found.warp), {}
    assert len(found.lane) == lane_bits
    for thread in range(1 << len(bases)):
        for register in range(1 << len(found.register)):
            own = list(found.of_register(register))
            for bit, basis in enumerate(bases):
                if thread >> bit & 1:
                    own = [a ^ b for a, b in zip(own, basis, strict=True)]
            table[thread, register] = tuple(own)
    return table


def test_a_blocked_layout_is_as_triton_documents_it():
    expected = {
        (t, r): (t // 8 + 16 * (r // 4), 4 * (t % 8) + r % 4) for t in range(128) for r in range(8)
    }  # fmt: skip
    assert elements("#blocked", (32, 32), 5) == expected


def test_a_tensor_smaller_than_the_layout_is_in_several_threads():
    found = elements("#blocked", (4, 32), 5)
    assert found[0, 0] == found[32, 0] == found[96, 0] == (0, 0)


def test_a_slice_leaves_an_axis_out():
    found = elements("#ttg.slice<{dim = 1, parent = #blocked}>", (32,), 5)
    assert {found[t, 0] for t in range(8)} == {(0,)}
    assert found[8, 0] == (1,)


def test_a_layout_that_misses_an_element_is_not_whole():
    said = Encodings(LAYOUTS)
    whole, narrow = said.of("#linear", (4, 4)), said.of("#narrow", (4, 4))
    assert whole is not None
    assert narrow is not None
    assert whole.whole
    assert not narrow.whole
    assert said.of("#nvidia_mma", (4, 4)) is None


def test_inline_assembly_is_where_it_begins():
    text = """
	.loc	1 6 9                           // k.py:6:9
	mov.u32 %r0, 1;
	// begin inline asm
	.loc	1 7 5                           // k.py:7:5
	mov.u32 %r1, 0x0;
	.loc	1 8 5                           // k.py:8:5
	ld.global.b32 { %r1 }, [ %rd1 + 0 ];
	// end inline asm
	.loc	1 9 3                           // k.py:9:3
	ret;
"""
    found = of_ptx(text)
    assert [found[line].key for line in (3, 8, 11)] == [((6, 9),), ((7, 5),), ((9, 3),)]


def test_metadata_says_who_called():
    text = """
  %1 = load i32, ptr %0, !dbg !7
!7 = !DILocation(line: 3, column: 4, scope: !2, inlinedAt: !8)
!8 = distinct !DILocation(line: 30, column: 1, scope: !2)
"""
    assert of_llvm(text)[2].key == ((3, 4), (30, 1))
