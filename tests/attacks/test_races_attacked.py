"""Races in PTX of our own that were proved not to be, or not asked about: each with a right twin beside it."""

import json

import pytest
from tileprove.prover.cli import run

HEAD = ".version 8.8\n.target sm_90\n.address_size 64\n"
BEGIN = """.visible .entry k(.param .u64 k_param_0, .param .u64 k_param_1)
{
    .reg .b32 %r<16>; .reg .b64 %a<9>; .reg .pred %p<4>;
    ld.param.u64 %a0, [k_param_0];
    ld.param.u64 %a1, [k_param_1];
    mov.u32 %r0, %tid.x;
    shl.b32 %r1, %r0, 2;
    xor.b32 %r2, %r1, 4;
    cvt.u64.u32 %a2, %r1;
    cvt.u64.u32 %a3, %r2;
"""
# one array is written, the other one is read by the neighbour
TWO_ARRAYS = f"""{HEAD}ARRAYS
{BEGIN}
    mov.u32 %r3, sa; mov.u32 %r4, sb;
    add.u32 %r3, %r3, %r1; add.u32 %r4, %r4, %r2;
    st.shared.u32 [%r3], %r0;
    ld.shared.u32 %r5, [%r4];
    ret;
}}
"""
# the number of rounds is loaded where a copy of another one is in flight
IN_FLIGHT = f"""{HEAD}.shared .align 16 .b8 rounds[16];
.shared .align 16 .b8 sa[1024];
{BEGIN}
    mov.u32 %r3, rounds; mov.u32 %r4, sa; add.u32 %r4, %r4, %r1;
    setp.ne.u32 %p0, %r0, 0;
    @%p0 bra BEHIND;
    st.shared.u32 [%r3], 1;
    COPY;
BEHIND:
    bar.sync 0;
    ld.shared.u32 %r6, [%r3];
    mov.u32 %r7, 0;
ROUND:
    setp.ge.s32 %p1, %r7, %r6;
    @%p1 bra END;
    st.shared.u32 [%r4], %r7;
    bar.sync 0;
    add.s32 %r7, %r7, 1;
    bra ROUND;
END:
    bar.sync 1;
    ret;
}}
"""
ATOMICS = f"""{HEAD}{BEGIN}
    FIRST;
    SECOND;
    ret;
}}
"""
# the tensor's other name is what the kernel uses
OTHER_NAME = f"""{HEAD}{BEGIN}
    add.u64 %a4, %a1, %a2; add.u64 %a5, %a1, %a3;
    st.global.u32 [%a4], %r0;
    ld.global.u32 %r5, [NEIGHBOUR];
    ret;
}}
"""
STATIC = ".shared .align 16 .b8 sa[1024];\n.shared .align 16 .b8 sb[1024];"
DYNAMIC = ".extern .shared .align 16 .b8 sa[];\n.extern .shared .align 16 .b8 sb[];"
COPY = "cp.async.ca.shared.global [%r3], [%a1], 4"
WIDE, NARROW = "red.global.add.u32 [%a0], 1", "red.global.cta.add.u32 [%a0], 1"
APART = 'tensor("i32", 256), tensor("i32", 256)'
LAUNCH = """from tileprove.cuda import cuda_launch, struct, tensor

@cuda_launch("k.ptx", block=256, grid={grid}, shared=1024)
def k():
    {before}return [{tensors}]
"""


@pytest.fixture
def verdicts(tmp_path, capsys):
    """Claim -> verdict, without an attack."""

    def found(text, grid=1, tensors=APART, before="", every=False):
        (tmp_path / "k.ptx").write_text(text)
        (tmp_path / "l.py").write_text(LAUNCH.format(grid=grid, tensors=tensors, before=before))
        options = ("--no-cache", "--conditions", "0", "--attack", "0", "--timeout", "5s", "--json", "-")
        code = run(["cuda", "check", str(tmp_path / "l.py"), *options])
        said = json.JSONDecoder().raw_decode(capsys.readouterr().out)[0]["obligations"]
        worst = {}
        for one in said:
            if worst.get(one["claim"], "proved") == "proved":
                worst[one["claim"]] = one["verdict"]
        return {
            name: own for name, own in worst.items() if every or name.startswith(("races", "apart", "reached"))
        }, code

    return found


def test_arrays_of_dynamic_shared_memory_begin_at_one_place(verdicts):
    found, code = verdicts(TWO_ARRAYS.replace("ARRAYS", DYNAMIC))
    assert (found, code) == ({"races_sa": "refuted"}, 1)
    found, code = verdicts(TWO_ARRAYS.replace("ARRAYS", STATIC))
    assert (found, code) == ({"races_sa": "proved"}, 0)


def test_what_a_copy_in_flight_may_change_is_not_the_same_in_two_threads(verdicts):
    found, _ = verdicts(IN_FLIGHT.replace("COPY", COPY))
    assert found.pop("reached") != "proved"
    assert found.pop("races_rounds") != "proved"  # the copy is followed, and rests on who comes to its barrier
    assert "proved" not in found.values(), found
    found, code = verdicts(IN_FLIGHT.replace("COPY;", ""))
    assert (set(found.values()), code) == ({"proved"}, 0)


@pytest.mark.parametrize(
    ("first", "second", "grid", "verdict"),
    [
        (NARROW, "", 2, "refuted"),
        (NARROW, "", 1, "proved"),
        (NARROW, WIDE, 2, "refuted"),
        (NARROW.replace("cta", "cluster"), "", 2, "refuted"),
        (WIDE, "red.global.add.u64 [%a0], 1", 1, "refuted"),
        (WIDE, "red.global.add.u64 [%a0+8], 1", 1, "proved"),
    ],
)
def test_atomics_that_are_none_for_each_other_are_asked_about(verdicts, first, second, grid, verdict):
    text = ATOMICS.replace("FIRST", first).replace("SECOND;", f"{second};" if second else "")
    found, _ = verdicts(text, grid)
    assert found == {"races_param_0": verdict}


def test_atomics_of_all_blocks_need_no_claim(verdicts):
    assert verdicts(ATOMICS.replace("FIRST", WIDE).replace("SECOND", WIDE), 2) == ({}, 0)


@pytest.mark.parametrize(("neighbour", "verdict"), [("%a5", "refuted"), ("%a4", "proved")])
def test_a_tensor_that_is_used_by_its_second_name_is_asked_about(verdicts, neighbour, verdict):
    text = OTHER_NAME.replace("NEIGHBOUR", neighbour)
    found, _ = verdicts(text, tensors="own, own", before='own = tensor("i32", 256); ')
    assert found.pop("apart_param_0") == "proved"
    assert found == {"races_param_0": verdict}


# a store of which nobody knows where it goes: in shared memory by a number that was loaded, or by a pointer in a struct
SOMEWHERE = f"""{HEAD}.shared .align 16 .b8 sa[1024];
.visible .entry k(.param .u64 k_param_0, .param .align 8 .b8 k_param_1[16])
{{
    .reg .b32 %r<16>; .reg .b64 %a<9>;
    ld.param.u64 %a0, [k_param_0];
    ld.param.u64 %a1, [k_param_1];
    mov.u32 %r0, %tid.x;
    mul.wide.u32 %a2, %r0, 4;
    add.u64 %a0, %a0, %a2;
    mov.u32 %r3, sa;
    mad.lo.u32 %r4, %r0, 4, %r3;
    ld.global.u32 %r5, [%a0];
    STORE;
    st.shared.u32 [%r4], %r0;
    ld.global.u32 %r6, [%a0];
    mad.lo.u32 %r7, %r6, 4, %r3;
    AFTER
    ret;
}}
"""
PROMISED = 'tensor("i32", 256, values=(0, 256))'


@pytest.mark.parametrize(
    ("store", "after", "wrong"),
    [
        ("st.shared.u32 [%r5], %r0", "", "races_sa"),
        ("st.shared::cluster.u32 [%r5], %r0", "", "races_sa"),
        ("st.global.u32 [%a1], %r0", "st.global.u32 [%a0], %r0;", "apart_param_0"),
        ("st.global.u32 [%a1], %r0", "ld.shared.u32 %r8, [%r7];", "load_sa"),
    ],
)
def test_a_store_by_a_pointer_that_the_launch_does_not_name_may_go_anywhere(verdicts, store, after, wrong):
    """load_sa: of elements in a range, which that store may have changed."""
    text = SOMEWHERE.replace("AFTER", after)
    tensors = PROMISED + ", struct({8: 1})"
    found, _ = verdicts(text.replace("STORE", store), tensors=tensors, every=True)
    assert found[wrong] != "proved"
    found, _ = verdicts(text.replace("STORE;", ""), tensors=tensors, every=True)
    assert found[wrong] == "proved"


# what the neighbour wrote before the barrier
OWN_CACHE = f"""{HEAD}{BEGIN}
    add.u64 %a4, %a0, %a2; add.u64 %a5, %a0, %a3;
    st.global.u32 [%a4], %r0;
    bar.sync 0;
    LOAD %r5, [WHERE];
    ret;
}}
"""


@pytest.mark.parametrize(
    ("load", "where", "verdict"),
    [
        ("ld.global.u32", "%a5", "proved"),
        ("ld.global.nc.u32", "%a5", "unsupported"),  # by a cache that nobody tells of the store
        ("ld.global.nc.L1::no_allocate.u32", "%a4", "unsupported"),
        ("ldu.global.u32", "%a4", "unsupported"),
        ("ld.global.nc.u32", "%a1", None),
    ],
)
def test_a_barrier_does_not_order_a_load_by_the_cache_of_what_is_only_read(verdicts, load, where, verdict):
    found, code = verdicts(OWN_CACHE.replace("LOAD", load).replace("WHERE", where))
    assert found.get("races_param_0") == verdict
    assert code == (3 if verdict == "unsupported" else 0)


# whether there is a barrier hangs on a word that the kernel does not write
ASKED = f"""{HEAD}{BEGIN}
    LOAD %r5, [%a1];
    setp.gt.s32 %p0, %r5, 5;
    @%p0 bra END;
    bar.sync 0;
END:
    st.global.u32 [%a0], %r0;
    bar.sync 0;
    ret;
}}
"""


@pytest.mark.parametrize(
    ("load", "same"),
    [("ld.global.u32", True), ("ld.volatile.global.u32", False), ("ld.relaxed.sys.global.u32", False)],
)
def test_a_word_that_others_change_is_not_the_same_in_two_threads(verdicts, load, same):
    """A volatile load is of what the host, or another kernel, writes meanwhile."""
    found, _ = verdicts(ASKED.replace("LOAD", load))
    assert (found["reached"] == "proved") == same
