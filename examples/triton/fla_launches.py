# type: ignore
"""Launches of flash-linear-attention 0.6.0, learnt by `tileprove triton capture fla_wrappers.py`."""

from fla.ops.common.chunk_delta_h import (
    chunk_gated_delta_rule_bwd_kernel_dhu_blockdim64,
    chunk_gated_delta_rule_fwd_kernel_h_blockdim64,
)
from fla.ops.common.chunk_h import chunk_bwd_kernel_dh, chunk_fwd_kernel_h
from fla.ops.common.chunk_o import (
    chunk_bwd_kernel_dqkwg,
    chunk_bwd_kernel_dv,
    chunk_bwd_kernel_dv_local,
    chunk_fwd_kernel_o,
)
from fla.ops.common.chunk_scaled_dot_kkt import chunk_scaled_dot_kkt_fwd_kernel
from fla.ops.common.fused_recurrent import fused_recurrent_bwd_kernel, fused_recurrent_fwd_kernel
from fla.ops.delta_rule.fused_recurrent import (
    fused_recurrent_delta_rule_bwd_kernel,
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
from fla.ops.simple_gla.parallel import parallel_simple_gla_bwd_kernel, parallel_simple_gla_fwd_kernel
from fla.ops.utils.cumsum import (
    chunk_global_cumsum_scalar_kernel,
    chunk_global_cumsum_vector_kernel,
    chunk_local_cumsum_scalar_kernel,
    chunk_local_cumsum_vector_kernel,
)
from fla.ops.utils.pooling import mean_pooling_bwd_kernel, mean_pooling_fwd_kernel
from fla.ops.utils.softmax import softmax_bwd_kernel, softmax_fwd_kernel
from fla.ops.utils.solve_tril import merge_16x16_to_64x64_inverse_kernel

from tileprove.triton import cdiv, launch, scalar, tensor


@launch(chunk_local_cumsum_vector_kernel)
def gla_chunk_local_cumsum_vector_kernel(T, B=33, H=2, D=64):
    # one of the 6 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    B = 33
    H = 2
    S = 64
    BT = 64
    BS = 32
    REVERSE = False
    HAS_SCALE = True
    IS_VARLEN = False
    USE_GRAPH = False
    s = tensor("float32", B, T, 2, 64)
    o = tensor("float32", B, T, 2, 64)
    return (2 * cdiv(T, D), B * H), dict(
        s=s,
        o=o,
        scale=scalar("fp32"),
        cu_seqlens=None,
        chunk_indices=None,
        T=T,
        B=B,
        H=H,
        S=S,
        BT=BT,
        BS=BS,
        REVERSE=REVERSE,
        HAS_SCALE=HAS_SCALE,
        IS_VARLEN=IS_VARLEN,
        USE_GRAPH=USE_GRAPH,
    )


@launch(chunk_fwd_kernel_h)
def gla_chunk_fwd_kernel_h(B, T, H=2, D=64):
    # one of the 48 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    K = 64
    V = 64
    BT = 64
    BS = 64
    BK = 32
    BV = 32
    USE_G = False
    USE_G_GAMMA = False
    USE_GK = True
    USE_GV = False
    USE_INITIAL_STATE = False
    STORE_FINAL_STATE = False
    IS_VARLEN = False
    STATE_V_FIRST = False
    k = tensor("float16", B, T, 2, 64)
    v = tensor("float16", B, T, 2, 64)
    h = tensor("float16", B, cdiv(T, D), 2, 64, 64)
    gk = tensor("float32", B, T, 2, 64)
    return (8 * B,), dict(
        k=k,
        v=v,
        h=h,
        g=None,
        g_gamma=None,
        gk=gk,
        gv=None,
        h0=None,
        ht=None,
        cu_seqlens=None,
        split_offsets=None,
        T=T,
        H=H,
        K=K,
        V=V,
        BT=BT,
        BS=BS,
        BK=BK,
        BV=BV,
        USE_G=USE_G,
        USE_G_GAMMA=USE_G_GAMMA,
        USE_GK=USE_GK,
        USE_GV=USE_GV,
        USE_INITIAL_STATE=USE_INITIAL_STATE,
        STORE_FINAL_STATE=STORE_FINAL_STATE,
        IS_VARLEN=IS_VARLEN,
        STATE_V_FIRST=STATE_V_FIRST,
    )


@launch(chunk_gla_fwd_A_kernel_intra_sub_inter)
def gla_chunk_gla_fwd_A_kernel_intra_sub_inter(B, T, H=2, D=64):
    # one of the 24 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    K = 64
    BT = 64
    BC = 16
    BK = 32
    NC = 4
    IS_VARLEN = False
    q = tensor("float16", B, T, 2, 64)
    k = tensor("float16", B, T, 2, 64)
    g = tensor("float32", B, T, 2, 64)
    A = tensor("float32", B, T, 2, 64)
    return (cdiv(T, D), 16, B * H), dict(
        q=q,
        k=k,
        g=g,
        A=A,
        cu_seqlens=None,
        chunk_indices=None,
        scale=scalar("fp32"),
        T=T,
        H=H,
        K=K,
        BT=BT,
        BC=BC,
        BK=BK,
        NC=NC,
        IS_VARLEN=IS_VARLEN,
    )


@launch(chunk_gla_fwd_A_kernel_intra_sub_intra)
def gla_chunk_gla_fwd_A_kernel_intra_sub_intra(B, T, H=2, D=64):
    # one of the 8 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    K = 64
    BT = 64
    BC = 16
    BK = 64
    IS_VARLEN = False
    q = tensor("float16", B, T, 2, 64)
    k = tensor("float16", B, T, 2, 64)
    g = tensor("float32", B, T, 2, 64)
    A = tensor("float32", B, T, 2, 64)
    return (cdiv(T, D), 4, B * H), dict(
        q=q,
        k=k,
        g=g,
        A=A,
        cu_seqlens=None,
        chunk_indices=None,
        scale=scalar("fp32"),
        T=T,
        H=H,
        K=K,
        BT=BT,
        BC=BC,
        BK=BK,
        IS_VARLEN=IS_VARLEN,
    )


@launch(chunk_gla_fwd_kernel_o)
def gla_chunk_gla_fwd_kernel_o(B, T, H=2, D=64):
    # one of the 36 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    HV = 2
    K = 64
    V = 64
    BT = 64
    BK = 32
    BV = 64
    STATE_V_FIRST = False
    IS_VARLEN = False
    USE_GRAPH = False
    q = tensor("float16", B, T, 2, 64)
    v = tensor("float16", B, T, 2, 64)
    g = tensor("float32", B, T, 2, 64)
    h = tensor("float16", B, cdiv(T, D), 2, 64, 64)
    o = tensor("float16", B, T, 2, 64)
    A = tensor("float32", B, T, 2, 64)
    return (cdiv(T, D), B * H), dict(
        q=q,
        v=v,
        g=g,
        h=h,
        o=o,
        A=A,
        cu_seqlens=None,
        chunk_indices=None,
        scale=scalar("fp32"),
        T=T,
        H=H,
        HV=HV,
        K=K,
        V=V,
        BT=BT,
        BK=BK,
        BV=BV,
        STATE_V_FIRST=STATE_V_FIRST,
        IS_VARLEN=IS_VARLEN,
        USE_GRAPH=USE_GRAPH,
    )


@launch(chunk_bwd_kernel_dh)
def gla_chunk_bwd_kernel_dh(B, T, H=2, D=64):
    # one of the 48 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    HQ = 2
    H = 2
    K = 64
    V = 64
    BT = 64
    BS = 64
    BK = 32
    BV = 32
    NG = 1
    USE_G = False
    USE_G_GAMMA = False
    USE_GK = True
    USE_GV = False
    STORE_INITIAL_STATE_GRADIENT = False
    USE_FINAL_STATE_GRADIENT = False
    IS_VARLEN = False
    STATE_V_FIRST = False
    q = tensor("float16", B, T, 2, 64)
    gk = tensor("float32", B, T, 2, 64)
    do = tensor("float16", B, T, 2, 64)
    dh = tensor("float32", B, cdiv(T, D), 2, 64, 64)
    return (8 * B,), dict(
        q=q,
        g=None,
        g_gamma=None,
        gk=gk,
        gv=None,
        do=do,
        dh=dh,
        dht=None,
        dh0=None,
        cu_seqlens=None,
        split_offsets=None,
        scale=scalar("fp32"),
        T=T,
        HQ=HQ,
        H=H,
        K=K,
        V=V,
        BT=BT,
        BS=BS,
        BK=BK,
        BV=BV,
        NG=NG,
        USE_G=USE_G,
        USE_G_GAMMA=USE_G_GAMMA,
        USE_GK=USE_GK,
        USE_GV=USE_GV,
        STORE_INITIAL_STATE_GRADIENT=STORE_INITIAL_STATE_GRADIENT,
        USE_FINAL_STATE_GRADIENT=USE_FINAL_STATE_GRADIENT,
        IS_VARLEN=IS_VARLEN,
        STATE_V_FIRST=STATE_V_FIRST,
    )


@launch(chunk_gla_bwd_kernel_dv)
def gla_chunk_gla_bwd_kernel_dv(B, T, H=2, D=64):
    # one of the 9 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    K = 64
    V = 64
    BT = 64
    BK = 32
    BV = 64
    IS_VARLEN = False
    STATE_V_FIRST = False
    k = tensor("float16", B, T, 2, 64)
    g = tensor("float32", B, T, 2, 64)
    A = tensor("float32", B, T, 2, 64)
    do = tensor("float16", B, T, 2, 64)
    dh = tensor("float32", B, cdiv(T, D), 2, 64, 64)
    dv = tensor("float16", B, T, 2, 64)
    return (cdiv(T, D), B * H), dict(
        k=k,
        g=g,
        A=A,
        do=do,
        dh=dh,
        dv=dv,
        cu_seqlens=None,
        chunk_indices=None,
        T=T,
        H=H,
        K=K,
        V=V,
        BT=BT,
        BK=BK,
        BV=BV,
        IS_VARLEN=IS_VARLEN,
        STATE_V_FIRST=STATE_V_FIRST,
    )


@launch(chunk_gla_bwd_kernel_dA)
def gla_chunk_gla_bwd_kernel_dA(B, T, H=2, D=64):
    # one of the 12 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    V = 64
    BT = 64
    BV = 64
    IS_VARLEN = False
    v = tensor("float16", B, T, 2, 64)
    do = tensor("float16", B, T, 2, 64)
    dA = tensor("float32", B, T, 2, 64)
    return (cdiv(T, D), B * H), dict(
        v=v,
        do=do,
        dA=dA,
        cu_seqlens=None,
        chunk_indices=None,
        scale=scalar("fp32"),
        T=T,
        H=H,
        V=V,
        BT=BT,
        BV=BV,
        IS_VARLEN=IS_VARLEN,
    )


@launch(chunk_gla_bwd_kernel_intra)
def gla_chunk_gla_bwd_kernel_intra(B, T, H=2, D=64):
    # one of the 12 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    K = 64
    BT = 64
    BC = 16
    BK = 64
    NC = 4
    IS_VARLEN = False
    q = tensor("float16", B, T, 2, 64)
    k = tensor("float16", B, T, 2, 64)
    g = tensor("float32", B, T, 2, 64)
    dA = tensor("float32", B, T, 2, 64)
    dq = tensor("float32", B, T, 2, 64)
    dk = tensor("float32", B, T, 2, 64)
    return (4 * cdiv(T, D), B * H), dict(
        q=q,
        k=k,
        g=g,
        dA=dA,
        dq=dq,
        dk=dk,
        cu_seqlens=None,
        chunk_indices=None,
        T=T,
        H=H,
        K=K,
        BT=BT,
        BC=BC,
        BK=BK,
        NC=NC,
        IS_VARLEN=IS_VARLEN,
    )


@launch(chunk_gla_bwd_kernel_inter)
def gla_chunk_gla_bwd_kernel_inter(B, T, H=2, D=64):
    # one of the 9 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    K = 64
    V = 64
    BT = 64
    BK = 32
    BV = 64
    IS_VARLEN = False
    STATE_V_FIRST = False
    q = tensor("float16", B, T, 2, 64)
    k = tensor("float16", B, T, 2, 64)
    v = tensor("float16", B, T, 2, 64)
    g = tensor("float32", B, T, 2, 64)
    h = tensor("float32", B, cdiv(T, D), 2, 64, 64)
    do = tensor("float16", B, T, 2, 64)
    dh = tensor("float32", B, cdiv(T, D), 2, 64, 64)
    dq = tensor("float32", B, T, 2, 64)
    dk = tensor("float32", B, T, 2, 64)
    dq2 = tensor("float32", B, T, 2, 64)
    dk2 = tensor("float32", B, T, 2, 64)
    dg = tensor("float32", B, T, 2, 64)
    return (2 * cdiv(T, D), B * H), dict(
        q=q,
        k=k,
        v=v,
        g=g,
        h=h,
        do=do,
        dh=dh,
        dq=dq,
        dk=dk,
        dq2=dq2,
        dk2=dk2,
        dg=dg,
        cu_seqlens=None,
        chunk_indices=None,
        scale=scalar("fp32"),
        T=T,
        H=H,
        K=K,
        V=V,
        BT=BT,
        BK=BK,
        BV=BV,
        IS_VARLEN=IS_VARLEN,
        STATE_V_FIRST=STATE_V_FIRST,
    )


@launch(fused_recurrent_fwd_kernel)
def gla_recurrent_fused_recurrent_fwd_kernel(B, T, H=2, D=64):
    # one of the 2 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    K = 64
    V = 64
    BK = 64
    BV = 64
    REVERSE = False
    USE_G = False
    USE_G_GAMMA = False
    USE_GK = True
    USE_GV = False
    USE_INITIAL_STATE = False
    STORE_FINAL_STATE = False
    IS_VARLEN = False
    STATE_V_FIRST = False
    q = tensor("float16", B, T, 2, 64)
    k = tensor("float16", B, T, 2, 64)
    v = tensor("float16", B, T, 2, 64)
    gk = tensor("float32", B, T, 2, 64)
    o = tensor("float32", B, T, 2, 64)
    return (B * H,), dict(
        q=q,
        k=k,
        v=v,
        g=None,
        g_gamma=None,
        gk=gk,
        gv=None,
        o=o,
        h0=None,
        ht=None,
        cu_seqlens=None,
        scale=scalar("fp32"),
        B=B,
        T=T,
        H=H,
        K=K,
        V=V,
        BK=BK,
        BV=BV,
        REVERSE=REVERSE,
        USE_G=USE_G,
        USE_G_GAMMA=USE_G_GAMMA,
        USE_GK=USE_GK,
        USE_GV=USE_GV,
        USE_INITIAL_STATE=USE_INITIAL_STATE,
        STORE_FINAL_STATE=STORE_FINAL_STATE,
        IS_VARLEN=IS_VARLEN,
        STATE_V_FIRST=STATE_V_FIRST,
    )


@launch(fused_recurrent_bwd_kernel)
def gla_recurrent_fused_recurrent_bwd_kernel(B, T, H=2, D=64):
    H = 2
    K = 64
    V = 64
    BK = 64
    BV = 64
    REVERSE = False
    USE_G = False
    USE_G_GAMMA = False
    USE_GK = True
    USE_GV = False
    USE_INITIAL_STATE = False
    STORE_INITIAL_STATE_GRADIENT = False
    USE_FINAL_STATE_GRADIENT = False
    IS_VARLEN = False
    STATE_V_FIRST = False
    q = tensor("float16", B, T, 2, 64)
    k = tensor("float16", B, T, 2, 64)
    v = tensor("float16", B, T, 2, 64)
    gk = tensor("float32", B, T, 2, 64)
    o = tensor("float32", B, T, 2, 64)
    do = tensor("float16", B, T, 2, 64)
    dq = tensor("float32", B, T, 2, 64)
    dk = tensor("float32", B, T, 2, 64)
    dv = tensor("float32", B, T, 2, 64)
    dgk = tensor("float32", B, T, 2, 64)
    return (B * H,), dict(
        q=q,
        k=k,
        v=v,
        g=None,
        g_gamma=None,
        gk=gk,
        gv=None,
        o=o,
        h0=None,
        do=do,
        dq=dq,
        dk=dk,
        dv=dv,
        dg=None,
        dgk=dgk,
        dgv=None,
        dht=None,
        dh0=None,
        cu_seqlens=None,
        scale=scalar("fp32"),
        B=B,
        T=T,
        H=H,
        K=K,
        V=V,
        BK=BK,
        BV=BV,
        REVERSE=REVERSE,
        USE_G=USE_G,
        USE_G_GAMMA=USE_G_GAMMA,
        USE_GK=USE_GK,
        USE_GV=USE_GV,
        USE_INITIAL_STATE=USE_INITIAL_STATE,
        STORE_INITIAL_STATE_GRADIENT=STORE_INITIAL_STATE_GRADIENT,
        USE_FINAL_STATE_GRADIENT=USE_FINAL_STATE_GRADIENT,
        IS_VARLEN=IS_VARLEN,
        STATE_V_FIRST=STATE_V_FIRST,
    )


@launch(chunk_scaled_dot_kkt_fwd_kernel)
def delta_rule_chunk_scaled_dot_kkt_fwd_kernel(B, T, H=2, D=64):
    # one of the 27 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    HV = 2
    K = 64
    BT = 64
    BK = 32
    IS_VARLEN = False
    USE_G = False
    k = tensor("float16", B, T, 2, 64)
    beta = tensor("float16", B, T, 2)
    A = tensor("float32", B, T, 2, 64)
    return (cdiv(T, D), B * H), dict(
        k=k,
        g=None,
        beta=beta,
        A=A,
        cu_seqlens=None,
        chunk_indices=None,
        T=T,
        H=H,
        HV=HV,
        K=K,
        BT=BT,
        BK=BK,
        IS_VARLEN=IS_VARLEN,
        USE_G=USE_G,
    )


@launch(merge_16x16_to_64x64_inverse_kernel)
def delta_rule_merge_16x16_to_64x64_inverse_kernel(B, T, H=2, D=64):
    # one of the 12 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    BT = 64
    USE_TMA = False
    IS_VARLEN = False
    DOT_PRECISION = "ieee"
    A = tensor("float32", B, T, 2, 64)
    Ai = tensor("float16", B, T, 2, 64)
    return (cdiv(T, D), B * H), dict(
        A=A,
        Ai=Ai,
        cu_seqlens=None,
        chunk_indices=None,
        T=T,
        H=H,
        BT=BT,
        USE_TMA=USE_TMA,
        IS_VARLEN=IS_VARLEN,
        DOT_PRECISION=DOT_PRECISION,
    )


@launch(recompute_w_u_fwd_kernel)
def delta_rule_recompute_w_u_fwd_kernel(B, T, H=2, D=64):
    # one of the 9 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    K = 64
    V = 64
    BT = 64
    BK = 64
    BV = 64
    IS_VARLEN = False
    k = tensor("float16", B, T, 2, 64)
    v = tensor("float16", B, T, 2, 64)
    beta = tensor("float16", B, T, 2)
    w = tensor("float16", B, T, 2, 64)
    u = tensor("float16", B, T, 2, 64)
    A = tensor("float16", B, T, 2, 64)
    return (cdiv(T, D), B * H), dict(
        k=k,
        v=v,
        beta=beta,
        w=w,
        u=u,
        A=A,
        cu_seqlens=None,
        chunk_indices=None,
        T=T,
        H=H,
        K=K,
        V=V,
        BT=BT,
        BK=BK,
        BV=BV,
        IS_VARLEN=IS_VARLEN,
    )


@launch(chunk_gated_delta_rule_fwd_kernel_h_blockdim64)
def delta_rule_chunk_gated_delta_rule_fwd_kernel_h_blockdim64(B, T, H=2, D=64):
    # one of the 12 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    HV = 2
    K = 64
    V = 64
    BT = 64
    BV = 32
    USE_G = False
    USE_GK = False
    USE_INITIAL_STATE = False
    STORE_FINAL_STATE = False
    SAVE_NEW_VALUE = True
    STATE_V_FIRST = False
    IS_VARLEN = False
    k = tensor("float16", B, T, 2, 64)
    v = tensor("float16", B, T, 2, 64)
    w = tensor("float16", B, T, 2, 64)
    v_new = tensor("float16", B, T, 2, 64)
    h = tensor("float16", B, cdiv(T, D), 2, 64, 64)
    return (B * H * HV,), dict(
        k=k,
        v=v,
        w=w,
        v_new=v_new,
        g=None,
        gk=None,
        h=h,
        h0=None,
        ht=None,
        cu_seqlens=None,
        chunk_offsets=None,
        T=T,
        H=H,
        HV=HV,
        K=K,
        V=V,
        BT=BT,
        BV=BV,
        USE_G=USE_G,
        USE_GK=USE_GK,
        USE_INITIAL_STATE=USE_INITIAL_STATE,
        STORE_FINAL_STATE=STORE_FINAL_STATE,
        SAVE_NEW_VALUE=SAVE_NEW_VALUE,
        STATE_V_FIRST=STATE_V_FIRST,
        IS_VARLEN=IS_VARLEN,
    )


@launch(chunk_fwd_kernel_o)
def delta_rule_chunk_fwd_kernel_o(B, T, H=2, D=64):
    # one of the 3 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    HV = 2
    K = 64
    V = 64
    BT = 64
    BK = 128
    BV = 128
    USE_G = False
    USE_G_GAMMA = False
    STATE_V_FIRST = False
    IS_VARLEN = False
    q = tensor("float16", B, T, 2, 64)
    k = tensor("float16", B, T, 2, 64)
    v = tensor("float16", B, T, 2, 64)
    h = tensor("float16", B, cdiv(T, D), 2, 64, 64)
    o = tensor("float16", B, T, 2, 64)
    return (cdiv(T, D), B * H), dict(
        q=q,
        k=k,
        v=v,
        h=h,
        g=None,
        g_gamma=None,
        o=o,
        cu_seqlens=None,
        chunk_indices=None,
        scale=scalar("fp32"),
        T=T,
        H=H,
        HV=HV,
        K=K,
        V=V,
        BT=BT,
        BK=BK,
        BV=BV,
        USE_G=USE_G,
        USE_G_GAMMA=USE_G_GAMMA,
        STATE_V_FIRST=STATE_V_FIRST,
        IS_VARLEN=IS_VARLEN,
    )


@launch(chunk_bwd_kernel_dv_local)
def delta_rule_chunk_bwd_kernel_dv_local(B, T, H=2, D=64):
    # one of the 6 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    HV = 2
    K = 64
    V = 64
    BT = 64
    BK = 64
    BV = 64
    USE_G = False
    USE_G_GAMMA = False
    USE_A = False
    IS_VARLEN = False
    q = tensor("float16", B, T, 2, 64)
    k = tensor("float16", B, T, 2, 64)
    do = tensor("float16", B, T, 2, 64)
    dv = tensor("float16", B, T, 2, 64)
    return (cdiv(T, D), B * H), dict(
        q=q,
        k=k,
        g=None,
        g_gamma=None,
        A=None,
        do=do,
        dv=dv,
        cu_seqlens=None,
        chunk_indices=None,
        scale=scalar("fp32"),
        T=T,
        H=H,
        HV=HV,
        K=K,
        V=V,
        BT=BT,
        BK=BK,
        BV=BV,
        USE_G=USE_G,
        USE_G_GAMMA=USE_G_GAMMA,
        USE_A=USE_A,
        IS_VARLEN=IS_VARLEN,
    )


@launch(chunk_gated_delta_rule_bwd_kernel_dhu_blockdim64)
def delta_rule_chunk_gated_delta_rule_bwd_kernel_dhu_blockdim64(B, T, H=2, D=64):
    # one of the 12 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    HV = 2
    K = 64
    V = 64
    BT = 64
    BV = 32
    USE_G = False
    USE_GK = False
    USE_INITIAL_STATE = False
    USE_FINAL_STATE_GRADIENT = False
    STATE_V_FIRST = False
    IS_VARLEN = False
    q = tensor("float16", B, T, 2, 64)
    k = tensor("float16", B, T, 2, 64)
    w = tensor("float16", B, T, 2, 64)
    do = tensor("float16", B, T, 2, 64)
    dh = tensor("float16", B, cdiv(T, D), 2, 64, 64)
    dv = tensor("float16", B, T, 2, 64)
    dv2 = tensor("float16", B, T, 2, 64)
    return (B * H * HV,), dict(
        q=q,
        k=k,
        w=w,
        g=None,
        gk=None,
        dht=None,
        dh0=None,
        do=do,
        dh=dh,
        dv=dv,
        dv2=dv2,
        cu_seqlens=None,
        chunk_offsets=None,
        scale=scalar("fp32"),
        T=T,
        H=H,
        HV=HV,
        K=K,
        V=V,
        BT=BT,
        BV=BV,
        USE_G=USE_G,
        USE_GK=USE_GK,
        USE_INITIAL_STATE=USE_INITIAL_STATE,
        USE_FINAL_STATE_GRADIENT=USE_FINAL_STATE_GRADIENT,
        STATE_V_FIRST=STATE_V_FIRST,
        IS_VARLEN=IS_VARLEN,
    )


@launch(chunk_bwd_kernel_dqkwg)
def delta_rule_chunk_bwd_kernel_dqkwg(T, B=33, H=2, D=64):
    # one of the 6 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    B = 33
    H = 2
    HV = 2
    K = 64
    V = 64
    BT = 64
    BK = 64
    BV = 64
    USE_G = False
    USE_G_GAMMA = False
    USE_DW = True
    STATE_V_FIRST = False
    IS_VARLEN = False
    q = tensor("float16", B, T, 2, 64)
    k = tensor("float16", B, T, 2, 64)
    v = tensor("float16", B, T, 2, 64)
    h = tensor("float16", B, cdiv(T, D), 2, 64, 64)
    do = tensor("float16", B, T, 2, 64)
    dh = tensor("float16", B, cdiv(T, D), 2, 64, 64)
    dq = tensor("float16", B, T, 2, 64)
    dk = tensor("float16", B, T, 2, 64)
    dw = tensor("float16", B, T, 2, 64)
    dv = tensor("float16", B, T, 2, 64)
    return (cdiv(T, D), B * H), dict(
        q=q,
        k=k,
        v=v,
        g=None,
        g_gamma=None,
        h=h,
        do=do,
        dh=dh,
        dq=dq,
        dk=dk,
        dw=dw,
        dv=dv,
        dg=None,
        cu_seqlens=None,
        chunk_indices=None,
        scale=scalar("fp32"),
        B=B,
        T=T,
        H=H,
        HV=HV,
        K=K,
        V=V,
        BT=BT,
        BK=BK,
        BV=BV,
        USE_G=USE_G,
        USE_G_GAMMA=USE_G_GAMMA,
        USE_DW=USE_DW,
        STATE_V_FIRST=STATE_V_FIRST,
        IS_VARLEN=IS_VARLEN,
    )


@launch(prepare_wy_repr_bwd_kernel)
def delta_rule_prepare_wy_repr_bwd_kernel(B, T, H=2, D=64):
    # one of the 3 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    K = 64
    V = 64
    BT = 64
    BK = 64
    BV = 64
    IS_VARLEN = False
    k = tensor("float16", B, T, 2, 64)
    v = tensor("float16", B, T, 2, 64)
    beta = tensor("float16", B, T, 2)
    A = tensor("float16", B, T, 2, 64)
    dw = tensor("float16", B, T, 2, 64)
    du = tensor("float16", B, T, 2, 64)
    dk = tensor("float16", B, T, 2, 64)
    dv = tensor("float16", B, T, 2, 64)
    dbeta = tensor("float16", B, T, 2)
    return (cdiv(T, D), B * H), dict(
        k=k,
        v=v,
        beta=beta,
        A=A,
        dw=dw,
        du=du,
        dk=dk,
        dv=dv,
        dbeta=dbeta,
        cu_seqlens=None,
        chunk_indices=None,
        T=T,
        H=H,
        K=K,
        V=V,
        BT=BT,
        BK=BK,
        BV=BV,
        IS_VARLEN=IS_VARLEN,
    )


@launch(fused_recurrent_delta_rule_fwd_kernel)
def delta_rule_recurrent_fused_recurrent_delta_rule_fwd_kernel(T, B=33, H=2, D=64):
    B = 33
    H = 2
    K = 64
    V = 64
    BK = 64
    BV = 8
    USE_INITIAL_STATE = False
    STORE_FINAL_STATE = False
    IS_BETA_HEADWISE = False
    IS_VARLEN = False
    q = tensor("float16", B, T, 2, 64)
    k = tensor("float16", B, T, 2, 64)
    v = tensor("float16", B, T, 2, 64)
    u = tensor("float16", B, T, 2, 64)
    beta = tensor("float16", B, T, 2)
    o = tensor("float16", 1, B, T, 2, 64)
    return (B * H * BV,), dict(
        q=q,
        k=k,
        v=v,
        u=u,
        beta=beta,
        o=o,
        h0=None,
        ht=None,
        cu_seqlens=None,
        scale=scalar("fp32"),
        T=T,
        B=B,
        H=H,
        K=K,
        V=V,
        BK=BK,
        BV=BV,
        USE_INITIAL_STATE=USE_INITIAL_STATE,
        STORE_FINAL_STATE=STORE_FINAL_STATE,
        IS_BETA_HEADWISE=IS_BETA_HEADWISE,
        IS_VARLEN=IS_VARLEN,
    )


@launch(fused_recurrent_delta_rule_bwd_kernel)
def delta_rule_recurrent_fused_recurrent_delta_rule_bwd_kernel(T, B=33, H=2, D=64):
    B = 33
    H = 2
    K = 64
    V = 64
    BK = 64
    BV = 32
    NK = 1
    IS_BETA_HEADWISE = False
    USE_INITIAL_STATE = False
    USE_FINAL_STATE_GRADIENT = False
    IS_VARLEN = False
    q = tensor("float16", B, T, 2, 64)
    k = tensor("float16", B, T, 2, 64)
    v = tensor("float16", B, T, 2, 64)
    beta = tensor("float16", B, T, 2)
    do = tensor("float16", B, T, 2, 64)
    dq = tensor("float16", 2, B, T, 2, 64)
    dk = tensor("float16", 2, B, T, 2, 64)
    dv = tensor("float16", 1, B, T, 2, 64)
    db = tensor("float16", 2, B, T, 2)
    return (4 * B,), dict(
        q=q,
        k=k,
        v=v,
        beta=beta,
        h0=None,
        dh0=None,
        dht=None,
        do=do,
        dq=dq,
        dk=dk,
        dv=dv,
        db=db,
        cu_seqlens=None,
        scale=scalar("fp32"),
        B=B,
        T=T,
        H=H,
        K=K,
        V=V,
        BK=BK,
        BV=BV,
        NK=NK,
        IS_BETA_HEADWISE=IS_BETA_HEADWISE,
        USE_INITIAL_STATE=USE_INITIAL_STATE,
        USE_FINAL_STATE_GRADIENT=USE_FINAL_STATE_GRADIENT,
        IS_VARLEN=IS_VARLEN,
    )


@launch(chunk_bwd_kernel_dv)
def retention_chunk_bwd_kernel_dv(B, T, H=2, D=64):
    # one of the 6 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    HV = 2
    K = 64
    V = 64
    BT = 64
    BK = 64
    BV = 64
    USE_G = False
    USE_G_GAMMA = True
    IS_VARLEN = False
    STATE_V_FIRST = False
    q = tensor("float16", B, T, 2, 64)
    k = tensor("float16", B, T, 2, 64)
    g_gamma = tensor("float32", 2)
    do = tensor("float16", B, T, 2, 64)
    dv = tensor("float16", B, T, 2, 64)
    dh = tensor("float32", B, cdiv(T, D), 2, 64, 64)
    return (cdiv(T, D), B * H), dict(
        q=q,
        k=k,
        g=None,
        g_gamma=g_gamma,
        do=do,
        dv=dv,
        dh=dh,
        cu_seqlens=None,
        chunk_indices=None,
        scale=scalar("fp32"),
        T=T,
        H=H,
        HV=HV,
        K=K,
        V=V,
        BT=BT,
        BK=BK,
        BV=BV,
        USE_G=USE_G,
        USE_G_GAMMA=USE_G_GAMMA,
        IS_VARLEN=IS_VARLEN,
        STATE_V_FIRST=STATE_V_FIRST,
    )


@launch(chunk_local_cumsum_scalar_kernel)
def retention_parallel_chunk_local_cumsum_scalar_kernel(T, B=33, H=2, D=64):
    # one of the 4 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    B = 33
    H = 2
    BT = 128
    REVERSE = False
    HAS_SCALE = True
    IS_VARLEN = False
    USE_GRAPH = False
    s = tensor("float32", B, T, 2)
    o = tensor("float32", B, T, 2)
    return (cdiv(T, BT) * B * H,), dict(
        s=s,
        o=o,
        scale=scalar("fp32"),
        cu_seqlens=None,
        chunk_indices=None,
        T=T,
        B=B,
        H=H,
        BT=BT,
        REVERSE=REVERSE,
        HAS_SCALE=HAS_SCALE,
        IS_VARLEN=IS_VARLEN,
        USE_GRAPH=USE_GRAPH,
    )


@launch(parallel_simple_gla_fwd_kernel)
def retention_parallel_parallel_simple_gla_fwd_kernel(T, B=33, H=2, D=64):
    # one of the 12 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    B = 33
    H = 2
    K = 64
    V = 64
    BT = 128
    BS = 32
    BK = 64
    BV = 64
    NV = 1
    OUTPUT_ATTENTIONS = False
    IS_VARLEN = False
    USE_G = True
    q = tensor("float16", B, T, 2, 64)
    k = tensor("float16", B, T, 2, 64)
    v = tensor("float16", B, T, 2, 64)
    g = tensor("float32", B, T, 2)
    o = tensor("float16", 1, B, T, 2, 64)
    return (cdiv(T, BT), B * H), dict(
        q=q,
        k=k,
        v=v,
        g=g,
        o=o,
        attn=None,
        scale=scalar("fp32"),
        cu_seqlens=None,
        chunk_indices=None,
        T=T,
        B=B,
        H=H,
        K=K,
        V=V,
        BT=BT,
        BS=BS,
        BK=BK,
        BV=BV,
        NV=NV,
        OUTPUT_ATTENTIONS=OUTPUT_ATTENTIONS,
        IS_VARLEN=IS_VARLEN,
        USE_G=USE_G,
    )


@launch(parallel_simple_gla_bwd_kernel)
def retention_parallel_parallel_simple_gla_bwd_kernel(T, B=33, H=2, D=64):
    # one of the 3 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    B = 33
    H = 2
    K = 64
    V = 64
    BT = 128
    BS = 32
    BK = 64
    BV = 64
    NV = 1
    IS_VARLEN = False
    USE_G = True
    q = tensor("float16", B, T, 2, 64)
    k = tensor("float16", B, T, 2, 64)
    v = tensor("float16", B, T, 2, 64)
    g = tensor("float32", B, T, 2)
    do = tensor("float16", B, T, 2, 64)
    dq = tensor("float16", 1, B, T, 2, 64)
    dk = tensor("float16", 1, B, T, 2, 64)
    dv = tensor("float16", 1, B, T, 2, 64)
    dg = tensor("float32", 1, B, T, 2)
    return (cdiv(T, BT), B * H), dict(
        q=q,
        k=k,
        v=v,
        g=g,
        do=do,
        dq=dq,
        dk=dk,
        dv=dv,
        dg=dg,
        scale=scalar("fp32"),
        cu_seqlens=None,
        chunk_indices=None,
        T=T,
        B=B,
        H=H,
        K=K,
        V=V,
        BT=BT,
        BS=BS,
        BK=BK,
        BV=BV,
        NV=NV,
        IS_VARLEN=IS_VARLEN,
        USE_G=USE_G,
    )


@launch(chunk_global_cumsum_scalar_kernel)
def retention_parallel_chunk_global_cumsum_scalar_kernel(T, B=33, H=2, D=64):
    # one of the 48 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    B = 33
    H = 2
    BT = 32
    REVERSE = True
    HAS_SCALE = False
    IS_VARLEN = False
    s = tensor("float32", B, T, 2)
    o = tensor("float32", B, T, 2)
    return (B * H,), dict(
        s=s,
        o=o,
        scale=None,
        cu_seqlens=None,
        T=T,
        B=B,
        H=H,
        BT=BT,
        REVERSE=REVERSE,
        HAS_SCALE=HAS_SCALE,
        IS_VARLEN=IS_VARLEN,
    )


@launch(chunk_global_cumsum_vector_kernel)
def linear_attention_chunk_global_cumsum_vector_kernel(T, B=33, H=2, D=64):
    # one of the 48 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    B = 33
    H = 2
    S = 64
    BT = 16
    BS = 32
    REVERSE = False
    HAS_SCALE = False
    IS_VARLEN = False
    s = tensor("float16", B, T, 2, 64)
    o = tensor("float16", B, T, 2, 64)
    return (4 * B,), dict(
        s=s,
        o=o,
        scale=None,
        cu_seqlens=None,
        T=T,
        B=B,
        H=H,
        S=S,
        BT=BT,
        BS=BS,
        REVERSE=REVERSE,
        HAS_SCALE=HAS_SCALE,
        IS_VARLEN=IS_VARLEN,
    )


@launch(chunk_hgrn_fwd_kernel_h)
def hgrn_chunk_hgrn_fwd_kernel_h(B, T, D=100):
    # one of the 12 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    D = 100
    BT = 128
    BD = 32
    USE_INITIAL_STATE = False
    x = tensor("float16", B, T, 100)
    g = tensor("float32", B, T, 100)
    gc = tensor("float32", B, T, 100)
    o = tensor("float32", B, T, 100)
    return (4 * cdiv(T, BT), B), dict(
        x=x, g=g, gc=gc, o=o, h0=None, T=T, D=D, BT=BT, BD=BD, USE_INITIAL_STATE=USE_INITIAL_STATE
    )


@launch(chunk_hgrn_fwd_kernel_o)
def hgrn_chunk_hgrn_fwd_kernel_o(B, T, D=100):
    D = 100
    BT = 128
    BD = 64
    gc = tensor("float32", B, T, 100)
    o = tensor("float32", B, T, 100)
    return (2, B), dict(gc=gc, o=o, s_b=T * D, s_t=100, s_d=1, T=T, D=D, BT=BT, BD=BD)


@launch(chunk_hgrn_bwd_kernel_h)
def hgrn_chunk_hgrn_bwd_kernel_h(B, T, D=100):
    # one of the 12 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    D = 100
    BT = 128
    BD = 32
    g = tensor("float32", B, T, 100)
    gc = tensor("float32", B, T, 100)
    dx = tensor("float32", B, T, 100)
    do = tensor("float16", B, T, 100)
    return (4 * cdiv(T, BT), B), dict(g=g, gc=gc, dx=dx, do=do, T=T, D=D, BT=BT, BD=BD)


@launch(chunk_hgrn_bwd_kernel_o)
def hgrn_chunk_hgrn_bwd_kernel_o(B, T, D=100):
    D = 100
    BT = 128
    BD = 64
    g = tensor("float32", B, T, 100)
    gc = tensor("float32", B, T, 100)
    o = tensor("float16", B, T, 100)
    dx = tensor("float32", B, T, 100)
    dg = tensor("float32", B, T, 100)
    return (2, B), dict(g=g, gc=gc, o=o, dx=dx, dg=dg, s_b=T * D, s_t=100, s_d=1, T=T, D=D, BT=BT, BD=BD)


@launch(fused_recurrent_hgrn_fwd_kernel)
def hgrn_recurrent_fused_recurrent_hgrn_fwd_kernel(B, T, D=100):
    # one of the 12 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    D = 100
    BD = 32
    USE_INITIAL_STATE = False
    STORE_FINAL_STATE = False
    IS_VARLEN = False
    x = tensor("float16", B, T, 100)
    g = tensor("float32", B, T, 100)
    o = tensor("float16", B, T, 100)
    return (4 * B,), dict(
        x=x,
        g=g,
        o=o,
        h0=None,
        ht=None,
        cu_seqlens=None,
        T=T,
        D=D,
        BD=BD,
        USE_INITIAL_STATE=USE_INITIAL_STATE,
        STORE_FINAL_STATE=STORE_FINAL_STATE,
        IS_VARLEN=IS_VARLEN,
    )


@launch(fused_recurrent_hgrn_bwd_kernel)
def hgrn_recurrent_fused_recurrent_hgrn_bwd_kernel(B, T, D=100):
    # one of the 12 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    D = 100
    BD = 32
    USE_INITIAL_STATE = False
    USE_FINAL_STATE_GRADIENT = False
    IS_VARLEN = False
    g = tensor("float32", B, T, 100)
    o = tensor("float16", B, T, 100)
    dx = tensor("float32", B, T, 100)
    dg = tensor("float32", B, T, 100)
    do = tensor("float16", B, T, 100)
    return (4 * B,), dict(
        g=g,
        o=o,
        h0=None,
        dx=dx,
        dg=dg,
        do=do,
        dht=None,
        dh0=None,
        cu_seqlens=None,
        T=T,
        D=D,
        BD=BD,
        USE_INITIAL_STATE=USE_INITIAL_STATE,
        USE_FINAL_STATE_GRADIENT=USE_FINAL_STATE_GRADIENT,
        IS_VARLEN=IS_VARLEN,
    )


@launch(mean_pooling_fwd_kernel)
def pooling_mean_pooling_fwd_kernel(B, T, H=2, D=64):
    # one of the 16 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    D = 64
    BT = 64
    BD = 16
    IS_VARLEN = False
    x = tensor("float16", B, T, 2, 64)
    o = tensor("float16", B, cdiv(T, D), 2, 64)
    return (4 * cdiv(T, D), B * H), dict(
        x=x, o=o, cu_seqlens=None, chunk_indices=None, T=T, H=H, D=D, BT=BT, BD=BD, IS_VARLEN=IS_VARLEN
    )


@launch(mean_pooling_bwd_kernel)
def pooling_mean_pooling_bwd_kernel(B, T, H=2, D=64):
    # one of the 16 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    H = 2
    D = 64
    BT = 64
    BD = 16
    IS_VARLEN = False
    do = tensor("float16", B, cdiv(T, D), 2, 64)
    dx = tensor("float16", B, T, 2, 64)
    return (4 * cdiv(T, D), B * H), dict(
        do=do, dx=dx, cu_seqlens=None, chunk_indices=None, T=T, H=H, D=D, BT=BT, BD=BD, IS_VARLEN=IS_VARLEN
    )


@launch(softmax_fwd_kernel)
def rows_softmax_softmax_fwd_kernel(N, D=100):
    # one of the 6 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    D = 100
    B = 128
    x = tensor("float32", N, 100)
    p = tensor("float32", N, 100)
    return (N,), dict(x=x, p=p, D=D, B=B)


@launch(softmax_bwd_kernel)
def rows_softmax_softmax_bwd_kernel(N, D=100):
    # one of the 6 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    D = 100
    B = 128
    p = tensor("float32", N, 100)
    dp = tensor("float32", N, 100)
    ds = tensor("float32", N, 100)
    return (N,), dict(p=p, dp=dp, ds=ds, D=D, B=B)
