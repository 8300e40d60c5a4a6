# type: ignore
"""Launches of flash-linear-attention 0.6.0 for any H, K, V and D: what its kernels take as tl.constexpr is a size here.

Written by hand after fla_launches.py, whose blocks these have.
"""

from fla.ops.common.chunk_h import chunk_bwd_kernel_dh, chunk_fwd_kernel_h
from fla.ops.common.chunk_o import (
    chunk_bwd_kernel_dqkwg,
    chunk_bwd_kernel_dv,
    chunk_bwd_kernel_dv_local,
    chunk_fwd_kernel_o,
)
from fla.ops.common.chunk_scaled_dot_kkt import chunk_scaled_dot_kkt_fwd_kernel
from fla.ops.common.fused_recurrent import fused_recurrent_fwd_kernel
from fla.ops.delta_rule.fused_recurrent import (
    fused_recurrent_delta_rule_fwd_kernel,
)
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
from fla.ops.hgrn.chunk import (
    chunk_hgrn_bwd_kernel_h,
    chunk_hgrn_bwd_kernel_o,
    chunk_hgrn_fwd_kernel_h,
    chunk_hgrn_fwd_kernel_o,
)
from fla.ops.hgrn.fused_recurrent import fused_recurrent_hgrn_bwd_kernel, fused_recurrent_hgrn_fwd_kernel
from fla.ops.utils.cumsum import (
    chunk_global_cumsum_scalar_kernel,
    chunk_global_cumsum_vector_kernel,
    chunk_local_cumsum_scalar_kernel,
    chunk_local_cumsum_vector_kernel,
)
from fla.ops.utils.pooling import mean_pooling_bwd_kernel, mean_pooling_fwd_kernel
from fla.ops.utils.softmax import softmax_bwd_kernel, softmax_fwd_kernel
from fla.ops.utils.solve_tril import merge_16x16_to_64x64_inverse_kernel

from tileprove.triton import cdiv, given, launch, scalar, tensor


@launch(chunk_local_cumsum_vector_kernel)
def gla_chunk_local_cumsum_vector_kernel(B, T, H, K):
    s = tensor("float32", B, T, H, K)
    o = tensor("float32", B, T, H, K)
    given(B * T * H * K <= 2**30)
    return (cdiv(K, 32) * cdiv(T, 64), B * H), dict(
        s=s, o=o, scale=scalar("fp32"), cu_seqlens=None, chunk_indices=None, T=T, B=B, H=H, S=K, BT=64, BS=32,
        REVERSE=False, HAS_SCALE=True, IS_VARLEN=False, USE_GRAPH=False,
    )  # fmt: skip


@launch(chunk_fwd_kernel_h)
def gla_chunk_fwd_kernel_h(B, T, H, K, V):
    k = tensor("float16", B, T, H, K)
    v = tensor("float16", B, T, H, V)
    h = tensor("float16", B, cdiv(T, 64), H, K, V)
    gk = tensor("float32", B, T, H, K)
    given(B * T * H * K <= 2**30, B * T * H * V <= 2**30, B * T * H * K * V <= 2**34)
    return (cdiv(K, 32) * cdiv(V, 32) * B * H,), dict(
        k=k, v=v, h=h, g=None, g_gamma=None, gk=gk, gv=None, h0=None, ht=None, cu_seqlens=None, split_offsets=None,
        T=T, H=H, K=K, V=V, BT=64, BS=64, BK=32, BV=32, USE_G=False, USE_G_GAMMA=False, USE_GK=True, USE_GV=False,
        USE_INITIAL_STATE=False, STORE_FINAL_STATE=False, IS_VARLEN=False, STATE_V_FIRST=False,
    )  # fmt: skip


@launch(chunk_gla_fwd_A_kernel_intra_sub_inter)
def gla_chunk_gla_fwd_A_kernel_intra_sub_inter(B, T, H, K):
    q = tensor("float16", B, T, H, K)
    k = tensor("float16", B, T, H, K)
    g = tensor("float32", B, T, H, K)
    A = tensor("float32", B, T, H, 64)
    given(B * T * H * K <= 2**30)
    return (cdiv(T, 64), 16, B * H), dict(
        q=q, k=k, g=g, A=A, cu_seqlens=None, chunk_indices=None, scale=scalar("fp32"), T=T, H=H, K=K, BT=64, BC=16,
        BK=32, NC=4, IS_VARLEN=False,
    )  # fmt: skip


@launch(chunk_gla_fwd_A_kernel_intra_sub_intra)
def gla_chunk_gla_fwd_A_kernel_intra_sub_intra(B, T, H, K):
    q = tensor("float16", B, T, H, K)
    k = tensor("float16", B, T, H, K)
    g = tensor("float32", B, T, H, K)
    A = tensor("float32", B, T, H, 64)
    given(K <= 64)
    given(B * T * H * K <= 2**30)
    return (cdiv(T, 64), 4, B * H), dict(
        q=q, k=k, g=g, A=A, cu_seqlens=None, chunk_indices=None, scale=scalar("fp32"), T=T, H=H, K=K, BT=64, BC=16,
        BK=64, IS_VARLEN=False,
    )  # fmt: skip


@launch(chunk_gla_fwd_kernel_o)
def gla_chunk_gla_fwd_kernel_o(B, T, H, K, V):
    q = tensor("float16", B, T, H, K)
    v = tensor("float16", B, T, H, V)
    g = tensor("float32", B, T, H, K)
    h = tensor("float16", B, cdiv(T, 64), H, K, V)
    o = tensor("float16", B, T, H, V)
    A = tensor("float32", B, T, H, 64)
    given(B * T * H * K <= 2**30, B * T * H * V <= 2**30, B * T * H * K * V <= 2**34)
    return (cdiv(V, 64) * cdiv(T, 64), B * H), dict(
        q=q, v=v, g=g, h=h, o=o, A=A, cu_seqlens=None, chunk_indices=None, scale=scalar("fp32"), T=T, H=H, HV=H, K=K,
        V=V, BT=64, BK=32, BV=64, STATE_V_FIRST=False, IS_VARLEN=False, USE_GRAPH=False,
    )  # fmt: skip


@launch(chunk_bwd_kernel_dh)
def gla_chunk_bwd_kernel_dh(B, T, H, K, V):
    q = tensor("float16", B, T, H, K)
    gk = tensor("float32", B, T, H, K)
    do = tensor("float16", B, T, H, V)
    dh = tensor("float32", B, cdiv(T, 64), H, K, V)
    given(B * T * H * K <= 2**30, B * T * H * V <= 2**30, B * T * H * K * V <= 2**34)
    return (cdiv(K, 32) * cdiv(V, 32) * B * H,), dict(
        q=q, g=None, g_gamma=None, gk=gk, gv=None, do=do, dh=dh, dht=None, dh0=None, cu_seqlens=None,
        split_offsets=None, scale=scalar("fp32"), T=T, HQ=H, H=H, K=K, V=V, BT=64, BS=64, BK=32, BV=32, NG=1,
        USE_G=False, USE_G_GAMMA=False, USE_GK=True, USE_GV=False, STORE_INITIAL_STATE_GRADIENT=False,
        USE_FINAL_STATE_GRADIENT=False, IS_VARLEN=False, STATE_V_FIRST=False,
    )  # fmt: skip


@launch(chunk_gla_bwd_kernel_dv)
def gla_chunk_gla_bwd_kernel_dv(B, T, H, K, V):
    k = tensor("float16", B, T, H, K)
    g = tensor("float32", B, T, H, K)
    A = tensor("float32", B, T, H, 64)
    do = tensor("float16", B, T, H, V)
    dh = tensor("float32", B, cdiv(T, 64), H, K, V)
    dv = tensor("float16", B, T, H, V)
    given(B * T * H * K <= 2**30, B * T * H * V <= 2**30, B * T * H * K * V <= 2**34)
    return (cdiv(V, 64) * cdiv(T, 64), B * H), dict(
        k=k, g=g, A=A, do=do, dh=dh, dv=dv, cu_seqlens=None, chunk_indices=None, T=T, H=H, K=K, V=V, BT=64, BK=32,
        BV=64, IS_VARLEN=False, STATE_V_FIRST=False,
    )  # fmt: skip


@launch(chunk_gla_bwd_kernel_dA)
def gla_chunk_gla_bwd_kernel_dA(B, T, H, V):
    v = tensor("float16", B, T, H, V)
    do = tensor("float16", B, T, H, V)
    dA = tensor("float32", B, T, H, 64)
    given(B * T * H * V <= 2**30)
    return (cdiv(T, 64), B * H), dict(
        v=v, do=do, dA=dA, cu_seqlens=None, chunk_indices=None, scale=scalar("fp32"), T=T, H=H, V=V, BT=64, BV=64,
        IS_VARLEN=False,
    )  # fmt: skip


@launch(chunk_gla_bwd_kernel_intra)
def gla_chunk_gla_bwd_kernel_intra(B, T, H, K):
    q = tensor("float16", B, T, H, K)
    k = tensor("float16", B, T, H, K)
    g = tensor("float32", B, T, H, K)
    dA = tensor("float32", B, T, H, 64)
    dq = tensor("float32", B, T, H, K)
    dk = tensor("float32", B, T, H, K)
    given(B * T * H * K <= 2**30)
    return (cdiv(K, 64) * 4 * cdiv(T, 64), B * H), dict(
        q=q, k=k, g=g, dA=dA, dq=dq, dk=dk, cu_seqlens=None, chunk_indices=None, T=T, H=H, K=K, BT=64, BC=16, BK=64,
        NC=4, IS_VARLEN=False,
    )  # fmt: skip


@launch(chunk_gla_bwd_kernel_inter)
def gla_chunk_gla_bwd_kernel_inter(B, T, H, K, V):
    q = tensor("float16", B, T, H, K)
    k = tensor("float16", B, T, H, K)
    v = tensor("float16", B, T, H, V)
    g = tensor("float32", B, T, H, K)
    h = tensor("float32", B, cdiv(T, 64), H, K, V)
    do = tensor("float16", B, T, H, V)
    dh = tensor("float32", B, cdiv(T, 64), H, K, V)
    dq = tensor("float32", B, T, H, K)
    dk = tensor("float32", B, T, H, K)
    dq2 = tensor("float32", B, T, H, K)
    dk2 = tensor("float32", B, T, H, K)
    dg = tensor("float32", B, T, H, K)
    given(B * T * H * K <= 2**30, B * T * H * V <= 2**30, B * T * H * K * V <= 2**34)
    return (cdiv(K, 32) * cdiv(T, 64), B * H), dict(
        q=q, k=k, v=v, g=g, h=h, do=do, dh=dh, dq=dq, dk=dk, dq2=dq2, dk2=dk2, dg=dg, cu_seqlens=None,
        chunk_indices=None, scale=scalar("fp32"), T=T, H=H, K=K, V=V, BT=64, BK=32, BV=64, IS_VARLEN=False,
        STATE_V_FIRST=False,
    )  # fmt: skip


@launch(fused_recurrent_fwd_kernel)
def gla_recurrent_fused_recurrent_fwd_kernel(B, T, H, K, V):
    q = tensor("float16", B, T, H, K)
    k = tensor("float16", B, T, H, K)
    v = tensor("float16", B, T, H, V)
    gk = tensor("float32", B, T, H, K)
    o = tensor("float32", B, T, H, V)
    given(K <= 64)
    given(B * T * H * K <= 2**30, B * T * H * V <= 2**30)
    return (cdiv(V, 64) * B * H,), dict(
        q=q, k=k, v=v, g=None, g_gamma=None, gk=gk, gv=None, o=o, h0=None, ht=None, cu_seqlens=None,
        scale=scalar("fp32"), B=B, T=T, H=H, K=K, V=V, BK=64, BV=64, REVERSE=False, USE_G=False, USE_G_GAMMA=False,
        USE_GK=True, USE_GV=False, USE_INITIAL_STATE=False, STORE_FINAL_STATE=False, IS_VARLEN=False,
        STATE_V_FIRST=False,
    )  # fmt: skip


@launch(chunk_scaled_dot_kkt_fwd_kernel)
def delta_rule_chunk_scaled_dot_kkt_fwd_kernel(B, T, H, K):
    k = tensor("float16", B, T, H, K)
    beta = tensor("float16", B, T, H)
    A = tensor("float32", B, T, H, 64)
    given(B * T * H * K <= 2**30)
    return (cdiv(T, 64), B * H), dict(
        k=k, g=None, beta=beta, A=A, cu_seqlens=None, chunk_indices=None, T=T, H=H, HV=H, K=K, BT=64, BK=32,
        IS_VARLEN=False, USE_G=False,
    )  # fmt: skip


@launch(merge_16x16_to_64x64_inverse_kernel)
def delta_rule_merge_16x16_to_64x64_inverse_kernel(B, T, H):
    A = tensor("float32", B, T, H, 64)
    Ai = tensor("float16", B, T, H, 64)
    given(B * T * H <= 2**24)
    return (cdiv(T, 64), B * H), dict(
        A=A, Ai=Ai, cu_seqlens=None, chunk_indices=None, T=T, H=H, BT=64, USE_TMA=False, IS_VARLEN=False,
        DOT_PRECISION="ieee",
    )  # fmt: skip


@launch(recompute_w_u_fwd_kernel)
def delta_rule_recompute_w_u_fwd_kernel(B, T, H, K, V):
    k = tensor("float16", B, T, H, K)
    v = tensor("float16", B, T, H, V)
    beta = tensor("float16", B, T, H)
    w = tensor("float16", B, T, H, K)
    u = tensor("float16", B, T, H, V)
    A = tensor("float16", B, T, H, 64)
    given(B * T * H * K <= 2**30, B * T * H * V <= 2**30)
    return (cdiv(T, 64), B * H), dict(
        k=k, v=v, beta=beta, w=w, u=u, A=A, cu_seqlens=None, chunk_indices=None, T=T, H=H, K=K, V=V, BT=64, BK=64,
        BV=64, IS_VARLEN=False,
    )  # fmt: skip


@launch(chunk_fwd_kernel_o)
def delta_rule_chunk_fwd_kernel_o(B, T, H, K, V):
    q = tensor("float16", B, T, H, K)
    k = tensor("float16", B, T, H, K)
    v = tensor("float16", B, T, H, V)
    h = tensor("float16", B, cdiv(T, 64), H, K, V)
    o = tensor("float16", B, T, H, V)
    given(B * T * H * K <= 2**30, B * T * H * V <= 2**30, B * T * H * K * V <= 2**34)
    return (cdiv(V, 128) * cdiv(T, 64), B * H), dict(
        q=q, k=k, v=v, h=h, g=None, g_gamma=None, o=o, cu_seqlens=None, chunk_indices=None, scale=scalar("fp32"), T=T,
        H=H, HV=H, K=K, V=V, BT=64, BK=128, BV=128, USE_G=False, USE_G_GAMMA=False, STATE_V_FIRST=False,
        IS_VARLEN=False,
    )  # fmt: skip


@launch(chunk_bwd_kernel_dv_local)
def delta_rule_chunk_bwd_kernel_dv_local(B, T, H, K, V):
    q = tensor("float16", B, T, H, K)
    k = tensor("float16", B, T, H, K)
    do = tensor("float16", B, T, H, V)
    dv = tensor("float16", B, T, H, V)
    given(B * T * H * K <= 2**30, B * T * H * V <= 2**30)
    return (cdiv(T, 64), B * H), dict(
        q=q, k=k, g=None, g_gamma=None, A=None, do=do, dv=dv, cu_seqlens=None, chunk_indices=None,
        scale=scalar("fp32"), T=T, H=H, HV=H, K=K, V=V, BT=64, BK=64, BV=64, USE_G=False, USE_G_GAMMA=False,
        USE_A=False, IS_VARLEN=False,
    )  # fmt: skip


@launch(chunk_bwd_kernel_dqkwg)
def delta_rule_chunk_bwd_kernel_dqkwg(B, T, H, K, V):
    q = tensor("float16", B, T, H, K)
    k = tensor("float16", B, T, H, K)
    v = tensor("float16", B, T, H, V)
    h = tensor("float16", B, cdiv(T, 64), H, K, V)
    do = tensor("float16", B, T, H, V)
    dh = tensor("float16", B, cdiv(T, 64), H, K, V)
    dq = tensor("float16", B, T, H, K)
    dk = tensor("float16", B, T, H, K)
    dw = tensor("float16", B, T, H, K)
    dv = tensor("float16", B, T, H, V)
    given(B * T * H * K <= 2**30, B * T * H * V <= 2**30, B * T * H * K * V <= 2**34)
    return (cdiv(K, 64) * cdiv(T, 64), B * H), dict(
        q=q, k=k, v=v, g=None, g_gamma=None, h=h, do=do, dh=dh, dq=dq, dk=dk, dw=dw, dv=dv, dg=None, cu_seqlens=None,
        chunk_indices=None, scale=scalar("fp32"), B=B, T=T, H=H, HV=H, K=K, V=V, BT=64, BK=64, BV=64, USE_G=False,
        USE_G_GAMMA=False, USE_DW=True, STATE_V_FIRST=False, IS_VARLEN=False,
    )  # fmt: skip


@launch(prepare_wy_repr_bwd_kernel)
def delta_rule_prepare_wy_repr_bwd_kernel(B, T, H, K, V):
    k = tensor("float16", B, T, H, K)
    v = tensor("float16", B, T, H, V)
    beta = tensor("float16", B, T, H)
    A = tensor("float16", B, T, H, 64)
    dw = tensor("float16", B, T, H, K)
    du = tensor("float16", B, T, H, V)
    dk = tensor("float16", B, T, H, K)
    dv = tensor("float16", B, T, H, V)
    dbeta = tensor("float16", B, T, H)
    given(B * T * H * K <= 2**30, B * T * H * V <= 2**30)
    return (cdiv(T, 64), B * H), dict(
        k=k, v=v, beta=beta, A=A, dw=dw, du=du, dk=dk, dv=dv, dbeta=dbeta, cu_seqlens=None, chunk_indices=None, T=T,
        H=H, K=K, V=V, BT=64, BK=64, BV=64, IS_VARLEN=False,
    )  # fmt: skip


@launch(fused_recurrent_delta_rule_fwd_kernel)
def delta_rule_recurrent_fused_recurrent_delta_rule_fwd_kernel(B, T, H, K, V):
    q = tensor("float16", B, T, H, K)
    k = tensor("float16", B, T, H, K)
    v = tensor("float16", B, T, H, V)
    u = tensor("float16", B, T, H, V)
    beta = tensor("float16", B, T, H)
    o = tensor("float16", 1, B, T, H, V)
    given(K <= 64)
    given(B * T * H * K <= 2**30, B * T * H * V <= 2**30)
    return (cdiv(V, 8) * B * H,), dict(
        q=q, k=k, v=v, u=u, beta=beta, o=o, h0=None, ht=None, cu_seqlens=None, scale=scalar("fp32"), T=T, B=B, H=H,
        K=K, V=V, BK=64, BV=8, USE_INITIAL_STATE=False, STORE_FINAL_STATE=False, IS_BETA_HEADWISE=False,
        IS_VARLEN=False,
    )  # fmt: skip


@launch(chunk_bwd_kernel_dv)
def retention_chunk_bwd_kernel_dv(B, T, H, K, V):
    q = tensor("float16", B, T, H, K)
    k = tensor("float16", B, T, H, K)
    g_gamma = tensor("float32", H)
    do = tensor("float16", B, T, H, V)
    dv = tensor("float16", B, T, H, V)
    dh = tensor("float32", B, cdiv(T, 64), H, K, V)
    given(B * T * H * K <= 2**30, B * T * H * V <= 2**30, B * T * H * K * V <= 2**34)
    return (cdiv(V, 64) * cdiv(T, 64), B * H), dict(
        q=q, k=k, g=None, g_gamma=g_gamma, do=do, dv=dv, dh=dh, cu_seqlens=None, chunk_indices=None,
        scale=scalar("fp32"), T=T, H=H, HV=H, K=K, V=V, BT=64, BK=64, BV=64, USE_G=False, USE_G_GAMMA=True,
        IS_VARLEN=False, STATE_V_FIRST=False,
    )  # fmt: skip


@launch(chunk_local_cumsum_scalar_kernel)
def retention_parallel_chunk_local_cumsum_scalar_kernel(B, T, H):
    s = tensor("float32", B, T, H)
    o = tensor("float32", B, T, H)
    given(B * T * H <= 2**24)
    return (cdiv(T, 128) * B * H,), dict(
        s=s, o=o, scale=scalar("fp32"), cu_seqlens=None, chunk_indices=None, T=T, B=B, H=H, BT=128, REVERSE=False,
        HAS_SCALE=True, IS_VARLEN=False, USE_GRAPH=False,
    )  # fmt: skip


@launch(chunk_global_cumsum_scalar_kernel)
def retention_parallel_chunk_global_cumsum_scalar_kernel(B, T, H):
    s = tensor("float32", B, T, H)
    o = tensor("float32", B, T, H)
    given(B * T * H <= 2**24)
    return (B * H,), dict(
        s=s, o=o, scale=None, cu_seqlens=None, T=T, B=B, H=H, BT=32, REVERSE=True, HAS_SCALE=False, IS_VARLEN=False,
    )  # fmt: skip


@launch(chunk_global_cumsum_vector_kernel)
def linear_attention_chunk_global_cumsum_vector_kernel(B, T, H, K):
    s = tensor("float16", B, T, H, K)
    o = tensor("float16", B, T, H, K)
    given(B * T * H * K <= 2**30)
    return (cdiv(K, 32) * B * H,), dict(
        s=s, o=o, scale=None, cu_seqlens=None, T=T, B=B, H=H, S=K, BT=16, BS=32, REVERSE=False, HAS_SCALE=False,
        IS_VARLEN=False,
    )  # fmt: skip


@launch(chunk_hgrn_fwd_kernel_h)
def hgrn_chunk_hgrn_fwd_kernel_h(B, T, D):
    x = tensor("float16", B, T, D)
    g = tensor("float32", B, T, D)
    gc = tensor("float32", B, T, D)
    o = tensor("float32", B, T, D)
    given(B * T * D <= 2**30)
    return (cdiv(D, 32) * cdiv(T, 128), B), dict(
        x=x, g=g, gc=gc, o=o, h0=None, T=T, D=D, BT=128, BD=32, USE_INITIAL_STATE=False,
    )  # fmt: skip


@launch(chunk_hgrn_fwd_kernel_o)
def hgrn_chunk_hgrn_fwd_kernel_o(B, T, D):
    gc = tensor("float32", B, T, D)
    o = tensor("float32", B, T, D)
    given(B * T * D <= 2**30)
    return (cdiv(D, 64), B), dict(gc=gc, o=o, s_b=T * D, s_t=D, s_d=1, T=T, D=D, BT=128, BD=64)


@launch(chunk_hgrn_bwd_kernel_h)
def hgrn_chunk_hgrn_bwd_kernel_h(B, T, D):
    g = tensor("float32", B, T, D)
    gc = tensor("float32", B, T, D)
    dx = tensor("float32", B, T, D)
    do = tensor("float16", B, T, D)
    given(B * T * D <= 2**30)
    return (cdiv(D, 32) * cdiv(T, 128), B), dict(g=g, gc=gc, dx=dx, do=do, T=T, D=D, BT=128, BD=32)


@launch(chunk_hgrn_bwd_kernel_o)
def hgrn_chunk_hgrn_bwd_kernel_o(B, T, D):
    g = tensor("float32", B, T, D)
    gc = tensor("float32", B, T, D)
    o = tensor("float16", B, T, D)
    dx = tensor("float32", B, T, D)
    dg = tensor("float32", B, T, D)
    given(B * T * D <= 2**30)
    return (cdiv(D, 64), B), dict(g=g, gc=gc, o=o, dx=dx, dg=dg, s_b=T * D, s_t=D, s_d=1, T=T, D=D, BT=128, BD=64)


@launch(fused_recurrent_hgrn_fwd_kernel)
def hgrn_recurrent_fused_recurrent_hgrn_fwd_kernel(B, T, D):
    x = tensor("float16", B, T, D)
    g = tensor("float32", B, T, D)
    o = tensor("float16", B, T, D)
    given(B * T * D <= 2**30)
    return (cdiv(D, 32) * B,), dict(
        x=x, g=g, o=o, h0=None, ht=None, cu_seqlens=None, T=T, D=D, BD=32, USE_INITIAL_STATE=False,
        STORE_FINAL_STATE=False, IS_VARLEN=False,
    )  # fmt: skip


@launch(fused_recurrent_hgrn_bwd_kernel)
def hgrn_recurrent_fused_recurrent_hgrn_bwd_kernel(B, T, D):
    g = tensor("float32", B, T, D)
    o = tensor("float16", B, T, D)
    dx = tensor("float32", B, T, D)
    dg = tensor("float32", B, T, D)
    do = tensor("float16", B, T, D)
    given(B * T * D <= 2**30)
    return (cdiv(D, 32) * B,), dict(
        g=g, o=o, h0=None, dx=dx, dg=dg, do=do, dht=None, dh0=None, cu_seqlens=None, T=T, D=D, BD=32,
        USE_INITIAL_STATE=False, USE_FINAL_STATE_GRADIENT=False, IS_VARLEN=False,
    )  # fmt: skip


@launch(mean_pooling_fwd_kernel)
def pooling_mean_pooling_fwd_kernel(B, T, H, D):
    x = tensor("float16", B, T, H, D)
    o = tensor("float16", B, cdiv(T, 64), H, D)
    given(B * T * H * D <= 2**30)
    return (cdiv(D, 16) * cdiv(T, 64), B * H), dict(
        x=x, o=o, cu_seqlens=None, chunk_indices=None, T=T, H=H, D=D, BT=64, BD=16, IS_VARLEN=False,
    )  # fmt: skip


@launch(mean_pooling_bwd_kernel)
def pooling_mean_pooling_bwd_kernel(B, T, H, D):
    do = tensor("float16", B, cdiv(T, 64), H, D)
    dx = tensor("float16", B, T, H, D)
    given(B * T * H * D <= 2**30)
    return (cdiv(D, 16) * cdiv(T, 64), B * H), dict(
        do=do, dx=dx, cu_seqlens=None, chunk_indices=None, T=T, H=H, D=D, BT=64, BD=16, IS_VARLEN=False,
    )  # fmt: skip


@launch(softmax_fwd_kernel)
def rows_softmax_softmax_fwd_kernel(N, D):
    x = tensor("float32", N, D)
    p = tensor("float32", N, D)
    given(D <= 128)
    given(N * D <= 2**30)
    return (N,), dict(x=x, p=p, D=D, B=128)


@launch(softmax_bwd_kernel)
def rows_softmax_softmax_bwd_kernel(N, D):
    p = tensor("float32", N, D)
    dp = tensor("float32", N, D)
    ds = tensor("float32", N, D)
    given(D <= 128)
    given(N * D <= 2**30)
    return (N,), dict(p=p, dp=dp, ds=ds, D=D, B=128)
