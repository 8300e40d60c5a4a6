# type: ignore
"""Launches of flash-linear-attention 0.6.0 for sequences of any lengths, with what its host makes of `cu_seqlens`.

Each kernel has two: one with the promises, and `..._without`, of which the host promises nothing but that `cu_seqlens`
begins at 0, ends at T and does not fall; where the kernel needs no more than that, not even that. N sequences lie in
T rows one behind the other; C is how many chunks they have. Blocks and tensors are those of fla_symbolic_launches.py.
"""

from functools import wraps

from fla.ops.common.chunk_h import chunk_bwd_kernel_dh, chunk_fwd_kernel_h
from fla.ops.common.chunk_o import (
    chunk_bwd_kernel_dqkwg,
    chunk_bwd_kernel_dv,
    chunk_bwd_kernel_dv_local,
    chunk_fwd_kernel_o,
)
from fla.ops.common.chunk_scaled_dot_kkt import chunk_scaled_dot_kkt_fwd_kernel
from fla.ops.common.fused_recurrent import fused_recurrent_fwd_kernel
from fla.ops.delta_rule.fused_recurrent import fused_recurrent_delta_rule_fwd_kernel
from fla.ops.delta_rule.wy_fast import prepare_wy_repr_bwd_kernel, recompute_w_u_fwd_kernel
from fla.ops.gla.chunk import (
    chunk_gla_bwd_kernel_dA,
    chunk_gla_bwd_kernel_dv,
    chunk_gla_bwd_kernel_inter,
    chunk_gla_bwd_kernel_intra,
    chunk_gla_fwd_A_kernel_intra_sub_inter,
    chunk_gla_fwd_A_kernel_intra_sub_intra,
    chunk_gla_fwd_kernel_o,
)
from fla.ops.hgrn.fused_recurrent import fused_recurrent_hgrn_bwd_kernel, fused_recurrent_hgrn_fwd_kernel
from fla.ops.utils.cumsum import (
    chunk_global_cumsum_scalar_kernel,
    chunk_global_cumsum_vector_kernel,
    chunk_local_cumsum_scalar_kernel,
    chunk_local_cumsum_vector_kernel,
)
from fla.ops.utils.pooling import mean_pooling_bwd_kernel, mean_pooling_fwd_kernel
from fla.ops.utils.solve_tril import merge_16x16_to_64x64_inverse_kernel

from tileprove.triton import cdiv, given, launch, promise, scalar, tensor


def ends_of(N, T, promised=True):
    """Where sequence i begins and ends, `cu_seqlens`: a torch.LongTensor."""
    return tensor("int64", N + 1, monotone=True, first=0, last=T) if promised else tensor("int64", N + 1)


def sequences(N, C, T, chunk, promised):
    return dict(cu_seqlens=ends_of(N, T, promised))


def chunks(N, C, T, chunk, promised):
    """`prepare_chunk_indices`: pairs of a sequence and a chunk, each chunk there, and none twice."""
    given(C < 2**29)
    ends, table = ends_of(N, T), tensor("int64", C, 2)
    if promised:
        promise(lambda k: (table[k, 0] >= 0) & (table[k, 0] < N))
        promise(lambda k: (table[k, 1] >= 0) & (table[k, 1] * chunk < ends[table[k, 0] + 1] - ends[table[k, 0]]))
        promise(lambda k, m: (table[k, 0] != table[m, 0]) | (table[k, 1] != table[m, 1]) | (k == m))
    return dict(cu_seqlens=ends, chunk_indices=table)


def offsets(N, C, T, chunk, promised):
    """`prepare_chunk_offsets`: how many chunks there are before sequence i."""
    given(C < 2**29)
    ends, before = ends_of(N, T), tensor("int64", N + 1, monotone=True, first=0, last=C)
    if promised:
        promise(lambda i: before[i + 1] - before[i] == cdiv(ends[i + 1] - ends[i], chunk))
    return dict(cu_seqlens=ends, split_offsets=before)


def varlen(kernel, tables, chunk=64):
    """Declares a launch with the promises about its tables, and one without. chunk: rows of a chunk."""

    def declare(build):
        def with_tables(sizes, promised):
            grid, arguments = build(**sizes)
            given(sizes["T"] < 2**30, sizes["N"] < 2**30)
            tensors = tables(sizes["N"], sizes.get("C"), sizes["T"], chunk, promised)
            return grid, dict(arguments, **tensors, IS_VARLEN=True)

        @launch(kernel)
        @wraps(build)
        def kept(**sizes):
            return with_tables(sizes, True)

        @wraps(build)
        def without(**sizes):
            return with_tables(sizes, False)

        without.__name__ += "_without"
        launch(kernel)(without)
        return kept

    return declare


@varlen(chunk_local_cumsum_vector_kernel, chunks)
def chunk_local_cumsum_vector_kernel(N, C, T, H, K):
    s = tensor("float32", 1, T, H, K)
    o = tensor("float32", 1, T, H, K)
    given(T * H * K <= 2**30)
    return (cdiv(K, 32) * C, H), dict(
        s=s, o=o, scale=scalar("fp32"), T=T, B=1, H=H, S=K, BT=64, BS=32, REVERSE=False, HAS_SCALE=True,
        USE_GRAPH=False,
    )  # fmt: skip


@varlen(chunk_fwd_kernel_h, offsets)
def chunk_fwd_kernel_h(N, C, T, H, K, V):
    k = tensor("float16", 1, T, H, K)
    v = tensor("float16", 1, T, H, V)
    h = tensor("float16", 1, C, H, K, V)
    gk = tensor("float32", 1, T, H, K)
    given(T * H * K <= 2**30, T * H * V <= 2**30, T * H * K * V <= 2**34, K * V <= 2**31)
    return (cdiv(K, 32) * cdiv(V, 32) * N * H,), dict(
        k=k, v=v, h=h, g=None, g_gamma=None, gk=gk, gv=None, h0=None, ht=None, T=T, H=H, K=K, V=V, BT=64, BS=64,
        BK=32, BV=32, USE_G=False, USE_G_GAMMA=False, USE_GK=True, USE_GV=False, USE_INITIAL_STATE=False,
        STORE_FINAL_STATE=False, STATE_V_FIRST=False,
    )  # fmt: skip


@varlen(chunk_gla_fwd_A_kernel_intra_sub_inter, chunks)
def chunk_gla_fwd_A_kernel_intra_sub_inter(N, C, T, H, K):
    q = tensor("float16", 1, T, H, K)
    k = tensor("float16", 1, T, H, K)
    g = tensor("float32", 1, T, H, K)
    A = tensor("float32", 1, T, H, 64)
    given(T * H * K <= 2**30)
    return (C, 16, H), dict(
        q=q, k=k, g=g, A=A, scale=scalar("fp32"), T=T, H=H, K=K, BT=64, BC=16, BK=32, NC=4,
    )  # fmt: skip


@varlen(chunk_gla_fwd_A_kernel_intra_sub_intra, chunks)
def chunk_gla_fwd_A_kernel_intra_sub_intra(N, C, T, H, K):
    q = tensor("float16", 1, T, H, K)
    k = tensor("float16", 1, T, H, K)
    g = tensor("float32", 1, T, H, K)
    A = tensor("float32", 1, T, H, 64)
    given(K <= 64)
    given(T * H * K <= 2**30)
    return (C, 4, H), dict(
        q=q, k=k, g=g, A=A, scale=scalar("fp32"), T=T, H=H, K=K, BT=64, BC=16, BK=64,
    )  # fmt: skip


@varlen(chunk_gla_fwd_kernel_o, chunks)
def chunk_gla_fwd_kernel_o(N, C, T, H, K, V):
    q = tensor("float16", 1, T, H, K)
    v = tensor("float16", 1, T, H, V)
    g = tensor("float32", 1, T, H, K)
    h = tensor("float16", 1, C, H, K, V)
    o = tensor("float16", 1, T, H, V)
    A = tensor("float32", 1, T, H, 64)
    given(T * H * K <= 2**30, T * H * V <= 2**30, T * H * K * V <= 2**34, K * V <= 2**31)
    return (cdiv(V, 64) * C, H), dict(
        q=q, v=v, g=g, h=h, o=o, A=A, scale=scalar("fp32"), T=T, H=H, HV=H, K=K, V=V, BT=64, BK=32, BV=64,
        STATE_V_FIRST=False, USE_GRAPH=False,
    )  # fmt: skip


@varlen(chunk_bwd_kernel_dh, offsets)
def chunk_bwd_kernel_dh(N, C, T, H, K, V):
    q = tensor("float16", 1, T, H, K)
    gk = tensor("float32", 1, T, H, K)
    do = tensor("float16", 1, T, H, V)
    dh = tensor("float32", 1, C, H, K, V)
    given(T * H * K <= 2**30, T * H * V <= 2**30, T * H * K * V <= 2**34, K * V <= 2**31)
    return (cdiv(K, 32) * cdiv(V, 32) * N * H,), dict(
        q=q, g=None, g_gamma=None, gk=gk, gv=None, do=do, dh=dh, dht=None, dh0=None, scale=scalar("fp32"), T=T,
        HQ=H, H=H, K=K, V=V, BT=64, BS=64, BK=32, BV=32, NG=1, USE_G=False, USE_G_GAMMA=False, USE_GK=True,
        USE_GV=False, STORE_INITIAL_STATE_GRADIENT=False, USE_FINAL_STATE_GRADIENT=False, STATE_V_FIRST=False,
    )  # fmt: skip


@varlen(chunk_gla_bwd_kernel_dv, chunks)
def chunk_gla_bwd_kernel_dv(N, C, T, H, K, V):
    k = tensor("float16", 1, T, H, K)
    g = tensor("float32", 1, T, H, K)
    A = tensor("float32", 1, T, H, 64)
    do = tensor("float16", 1, T, H, V)
    dh = tensor("float32", 1, C, H, K, V)
    dv = tensor("float16", 1, T, H, V)
    given(T * H * K <= 2**30, T * H * V <= 2**30, T * H * K * V <= 2**34, K * V <= 2**31)
    return (cdiv(V, 64) * C, H), dict(
        k=k, g=g, A=A, do=do, dh=dh, dv=dv, T=T, H=H, K=K, V=V, BT=64, BK=32, BV=64, STATE_V_FIRST=False,
    )  # fmt: skip


@varlen(chunk_gla_bwd_kernel_dA, chunks)
def chunk_gla_bwd_kernel_dA(N, C, T, H, V):
    v = tensor("float16", 1, T, H, V)
    do = tensor("float16", 1, T, H, V)
    dA = tensor("float32", 1, T, H, 64)
    given(T * H * V <= 2**30)
    return (C, H), dict(
        v=v, do=do, dA=dA, scale=scalar("fp32"), T=T, H=H, V=V, BT=64, BV=64,
    )  # fmt: skip


@varlen(chunk_gla_bwd_kernel_intra, chunks)
def chunk_gla_bwd_kernel_intra(N, C, T, H, K):
    q = tensor("float16", 1, T, H, K)
    k = tensor("float16", 1, T, H, K)
    g = tensor("float32", 1, T, H, K)
    dA = tensor("float32", 1, T, H, 64)
    dq = tensor("float32", 1, T, H, K)
    dk = tensor("float32", 1, T, H, K)
    given(T * H * K <= 2**30)
    return (cdiv(K, 64) * 4 * C, H), dict(
        q=q, k=k, g=g, dA=dA, dq=dq, dk=dk, T=T, H=H, K=K, BT=64, BC=16, BK=64, NC=4,
    )  # fmt: skip


@varlen(chunk_gla_bwd_kernel_inter, chunks)
def chunk_gla_bwd_kernel_inter(N, C, T, H, K, V):
    q = tensor("float16", 1, T, H, K)
    k = tensor("float16", 1, T, H, K)
    v = tensor("float16", 1, T, H, V)
    g = tensor("float32", 1, T, H, K)
    h = tensor("float32", 1, C, H, K, V)
    do = tensor("float16", 1, T, H, V)
    dh = tensor("float32", 1, C, H, K, V)
    dq = tensor("float32", 1, T, H, K)
    dk = tensor("float32", 1, T, H, K)
    dq2 = tensor("float32", 1, T, H, K)
    dk2 = tensor("float32", 1, T, H, K)
    dg = tensor("float32", 1, T, H, K)
    given(T * H * K <= 2**30, T * H * V <= 2**30, T * H * K * V <= 2**34, K * V <= 2**31)
    return (cdiv(K, 32) * C, H), dict(
        q=q, k=k, v=v, g=g, h=h, do=do, dh=dh, dq=dq, dk=dk, dq2=dq2, dk2=dk2, dg=dg, scale=scalar("fp32"), T=T,
        H=H, K=K, V=V, BT=64, BK=32, BV=64, STATE_V_FIRST=False,
    )  # fmt: skip


@varlen(fused_recurrent_fwd_kernel, sequences)
def fused_recurrent_fwd_kernel(N, T, H, K, V):
    q = tensor("float16", 1, T, H, K)
    k = tensor("float16", 1, T, H, K)
    v = tensor("float16", 1, T, H, V)
    gk = tensor("float32", 1, T, H, K)
    o = tensor("float32", 1, T, H, V)
    given(K <= 64)
    given(T * H * K <= 2**30, T * H * V <= 2**30)
    return (cdiv(V, 64) * N * H,), dict(
        q=q, k=k, v=v, g=None, g_gamma=None, gk=gk, gv=None, o=o, h0=None, ht=None, scale=scalar("fp32"), B=1,
        T=T, H=H, K=K, V=V, BK=64, BV=64, REVERSE=False, USE_G=False, USE_G_GAMMA=False, USE_GK=True,
        USE_GV=False, USE_INITIAL_STATE=False, STORE_FINAL_STATE=False, STATE_V_FIRST=False,
    )  # fmt: skip


@varlen(chunk_scaled_dot_kkt_fwd_kernel, chunks)
def chunk_scaled_dot_kkt_fwd_kernel(N, C, T, H, K):
    k = tensor("float16", 1, T, H, K)
    beta = tensor("float16", 1, T, H)
    A = tensor("float32", 1, T, H, 64)
    given(T * H * K <= 2**30)
    return (C, H), dict(
        k=k, g=None, beta=beta, A=A, T=T, H=H, HV=H, K=K, BT=64, BK=32, USE_G=False,
    )  # fmt: skip


@varlen(merge_16x16_to_64x64_inverse_kernel, chunks)
def merge_16x16_to_64x64_inverse_kernel(N, C, T, H):
    A = tensor("float32", 1, T, H, 64)
    Ai = tensor("float16", 1, T, H, 64)
    given(T * H <= 2**24)
    return (C, H), dict(
        A=A, Ai=Ai, T=T, H=H, BT=64, USE_TMA=False, DOT_PRECISION="ieee",
    )  # fmt: skip


@varlen(recompute_w_u_fwd_kernel, chunks)
def recompute_w_u_fwd_kernel(N, C, T, H, K, V):
    k = tensor("float16", 1, T, H, K)
    v = tensor("float16", 1, T, H, V)
    beta = tensor("float16", 1, T, H)
    w = tensor("float16", 1, T, H, K)
    u = tensor("float16", 1, T, H, V)
    A = tensor("float16", 1, T, H, 64)
    given(T * H * K <= 2**30, T * H * V <= 2**30)
    return (C, H), dict(
        k=k, v=v, beta=beta, w=w, u=u, A=A, T=T, H=H, K=K, V=V, BT=64, BK=64, BV=64,
    )  # fmt: skip


@varlen(chunk_fwd_kernel_o, chunks)
def chunk_fwd_kernel_o(N, C, T, H, K, V):
    q = tensor("float16", 1, T, H, K)
    k = tensor("float16", 1, T, H, K)
    v = tensor("float16", 1, T, H, V)
    h = tensor("float16", 1, C, H, K, V)
    o = tensor("float16", 1, T, H, V)
    given(T * H * K <= 2**30, T * H * V <= 2**30, T * H * K * V <= 2**34, K * V <= 2**31)
    return (cdiv(V, 128) * C, H), dict(
        q=q, k=k, v=v, h=h, g=None, g_gamma=None, o=o, scale=scalar("fp32"), T=T, H=H, HV=H, K=K, V=V, BT=64,
        BK=128, BV=128, USE_G=False, USE_G_GAMMA=False, STATE_V_FIRST=False,
    )  # fmt: skip


@varlen(chunk_bwd_kernel_dv_local, chunks)
def chunk_bwd_kernel_dv_local(N, C, T, H, K, V):
    q = tensor("float16", 1, T, H, K)
    k = tensor("float16", 1, T, H, K)
    do = tensor("float16", 1, T, H, V)
    dv = tensor("float16", 1, T, H, V)
    given(T * H * K <= 2**30, T * H * V <= 2**30)
    return (C, H), dict(
        q=q, k=k, g=None, g_gamma=None, A=None, do=do, dv=dv, scale=scalar("fp32"), T=T, H=H, HV=H, K=K, V=V,
        BT=64, BK=64, BV=64, USE_G=False, USE_G_GAMMA=False, USE_A=False,
    )  # fmt: skip


@varlen(chunk_bwd_kernel_dqkwg, chunks)
def chunk_bwd_kernel_dqkwg(N, C, T, H, K, V):
    q = tensor("float16", 1, T, H, K)
    k = tensor("float16", 1, T, H, K)
    v = tensor("float16", 1, T, H, V)
    h = tensor("float16", 1, C, H, K, V)
    do = tensor("float16", 1, T, H, V)
    dh = tensor("float16", 1, C, H, K, V)
    dq = tensor("float16", 1, T, H, K)
    dk = tensor("float16", 1, T, H, K)
    dw = tensor("float16", 1, T, H, K)
    dv = tensor("float16", 1, T, H, V)
    given(T * H * K <= 2**30, T * H * V <= 2**30, T * H * K * V <= 2**34, K * V <= 2**31)
    return (cdiv(K, 64) * C, H), dict(
        q=q, k=k, v=v, g=None, g_gamma=None, h=h, do=do, dh=dh, dq=dq, dk=dk, dw=dw, dv=dv, dg=None,
        scale=scalar("fp32"), B=1, T=T, H=H, HV=H, K=K, V=V, BT=64, BK=64, BV=64, USE_G=False,
        USE_G_GAMMA=False, USE_DW=True, STATE_V_FIRST=False,
    )  # fmt: skip


@varlen(prepare_wy_repr_bwd_kernel, chunks)
def prepare_wy_repr_bwd_kernel(N, C, T, H, K, V):
    k = tensor("float16", 1, T, H, K)
    v = tensor("float16", 1, T, H, V)
    beta = tensor("float16", 1, T, H)
    A = tensor("float16", 1, T, H, 64)
    dw = tensor("float16", 1, T, H, K)
    du = tensor("float16", 1, T, H, V)
    dk = tensor("float16", 1, T, H, K)
    dv = tensor("float16", 1, T, H, V)
    dbeta = tensor("float16", 1, T, H)
    given(T * H * K <= 2**30, T * H * V <= 2**30)
    return (C, H), dict(
        k=k, v=v, beta=beta, A=A, dw=dw, du=du, dk=dk, dv=dv, dbeta=dbeta, T=T, H=H, K=K, V=V, BT=64, BK=64,
        BV=64,
    )  # fmt: skip


@varlen(fused_recurrent_delta_rule_fwd_kernel, sequences)
def fused_recurrent_delta_rule_fwd_kernel(N, T, H, K, V):
    q = tensor("float16", 1, T, H, K)
    k = tensor("float16", 1, T, H, K)
    v = tensor("float16", 1, T, H, V)
    u = tensor("float16", 1, T, H, V)
    beta = tensor("float16", 1, T, H)
    o = tensor("float16", 1, 1, T, H, V)
    given(K <= 64)
    given(T * H * K <= 2**30, T * H * V <= 2**30)
    return (cdiv(V, 8) * N * H,), dict(
        q=q, k=k, v=v, u=u, beta=beta, o=o, h0=None, ht=None, scale=scalar("fp32"), T=T, B=1, H=H, K=K, V=V,
        BK=64, BV=8, USE_INITIAL_STATE=False, STORE_FINAL_STATE=False, IS_BETA_HEADWISE=False,
    )  # fmt: skip


@varlen(chunk_bwd_kernel_dv, chunks)
def chunk_bwd_kernel_dv(N, C, T, H, K, V):
    q = tensor("float16", 1, T, H, K)
    k = tensor("float16", 1, T, H, K)
    g_gamma = tensor("float32", H)
    do = tensor("float16", 1, T, H, V)
    dv = tensor("float16", 1, T, H, V)
    dh = tensor("float32", 1, C, H, K, V)
    given(T * H * K <= 2**30, T * H * V <= 2**30, T * H * K * V <= 2**34, K * V <= 2**31)
    return (cdiv(V, 64) * C, H), dict(
        q=q, k=k, g=None, g_gamma=g_gamma, do=do, dv=dv, dh=dh, scale=scalar("fp32"), T=T, H=H, HV=H, K=K, V=V,
        BT=64, BK=64, BV=64, USE_G=False, USE_G_GAMMA=True, STATE_V_FIRST=False,
    )  # fmt: skip


@varlen(chunk_local_cumsum_scalar_kernel, chunks, 128)
def chunk_local_cumsum_scalar_kernel(N, C, T, H):
    s = tensor("float32", 1, T, H)
    o = tensor("float32", 1, T, H)
    given(T * H <= 2**24)
    return (C * H,), dict(
        s=s, o=o, scale=scalar("fp32"), T=T, B=1, H=H, BT=128, REVERSE=False, HAS_SCALE=True, USE_GRAPH=False,
    )  # fmt: skip


@varlen(chunk_global_cumsum_scalar_kernel, sequences)
def chunk_global_cumsum_scalar_kernel(N, T, H):
    s = tensor("float32", 1, T, H)
    o = tensor("float32", 1, T, H)
    given(T * H <= 2**24)
    return (N * H,), dict(
        s=s, o=o, scale=None, T=T, B=1, H=H, BT=32, REVERSE=True, HAS_SCALE=False,
    )  # fmt: skip


@varlen(chunk_global_cumsum_vector_kernel, sequences)
def chunk_global_cumsum_vector_kernel(N, T, H, K):
    s = tensor("float16", 1, T, H, K)
    o = tensor("float16", 1, T, H, K)
    given(T * H * K <= 2**30)
    return (cdiv(K, 32) * N * H,), dict(
        s=s, o=o, scale=None, T=T, B=1, H=H, S=K, BT=16, BS=32, REVERSE=False, HAS_SCALE=False,
    )  # fmt: skip


@varlen(fused_recurrent_hgrn_fwd_kernel, sequences)
def fused_recurrent_hgrn_fwd_kernel(N, T, D):
    x = tensor("float16", 1, T, D)
    g = tensor("float32", 1, T, D)
    o = tensor("float16", 1, T, D)
    given(T * D <= 2**30)
    return (cdiv(D, 32) * N,), dict(
        x=x, g=g, o=o, h0=None, ht=None, T=T, D=D, BD=32, USE_INITIAL_STATE=False, STORE_FINAL_STATE=False,
    )  # fmt: skip


@varlen(fused_recurrent_hgrn_bwd_kernel, sequences)
def fused_recurrent_hgrn_bwd_kernel(N, T, D):
    g = tensor("float32", 1, T, D)
    o = tensor("float16", 1, T, D)
    dx = tensor("float32", 1, T, D)
    dg = tensor("float32", 1, T, D)
    do = tensor("float16", 1, T, D)
    given(T * D <= 2**30)
    return (cdiv(D, 32) * N,), dict(
        g=g, o=o, h0=None, dx=dx, dg=dg, do=do, dht=None, dh0=None, T=T, D=D, BD=32, USE_INITIAL_STATE=False,
        USE_FINAL_STATE_GRADIENT=False,
    )  # fmt: skip


@varlen(mean_pooling_fwd_kernel, chunks)
def mean_pooling_fwd_kernel(N, C, T, H, D):
    x = tensor("float16", 1, T, H, D)
    o = tensor("float16", 1, C, H, D)
    given(T * H * D <= 2**30)
    return (cdiv(D, 16) * C, H), dict(
        x=x, o=o, T=T, H=H, D=D, BT=64, BD=16,
    )  # fmt: skip


@varlen(mean_pooling_bwd_kernel, chunks)
def mean_pooling_bwd_kernel(N, C, T, H, D):
    do = tensor("float16", 1, C, H, D)
    dx = tensor("float16", 1, T, H, D)
    given(T * H * D <= 2**30)
    return (cdiv(D, 16) * C, H), dict(
        do=do, dx=dx, T=T, H=H, D=D, BT=64, BD=16,
    )  # fmt: skip
