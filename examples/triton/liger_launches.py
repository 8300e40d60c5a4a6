# type: ignore
"""Launches of Liger-Kernel 0.8.5, learnt by `tileprove triton capture liger_wrappers.py`."""

import triton.language as tl
from liger_kernel.ops.cross_entropy import liger_cross_entropy_kernel
from liger_kernel.ops.dyt import _dyt_bwd_kernel, _dyt_fwd_kernel
from liger_kernel.ops.fused_add_rms_norm import _fused_add_rms_norm_backward_kernel, _fused_add_rms_norm_forward_kernel
from liger_kernel.ops.geglu import _geglu_tanh_backward_kernel, _geglu_tanh_forward_kernel
from liger_kernel.ops.group_norm import _group_norm_backward_kernel, _group_norm_forward_kernel
from liger_kernel.ops.jsd import _jsd_kernel
from liger_kernel.ops.kl_div import _kldiv_kernel_backward, _kldiv_kernel_forward
from liger_kernel.ops.layer_norm import _layer_norm_backward_kernel, _layer_norm_forward_kernel
from liger_kernel.ops.relu_squared import _relu_squared_backward_kernel, _relu_squared_forward_kernel
from liger_kernel.ops.rms_norm import _rms_norm_backward_kernel, _rms_norm_forward_kernel
from liger_kernel.ops.rope import _triton_rope
from liger_kernel.ops.softmax import _softmax_single_block_backward_kernel, _softmax_single_block_forward_kernel
from liger_kernel.ops.swiglu import _swiglu_backward_kernel, _swiglu_forward_kernel
from liger_kernel.ops.tvd import _tv_distance_kernel

from tileprove.triton import cdiv, given, launch, next_power_of_2, scalar, tensor


@launch(_swiglu_forward_kernel)
def swiglu_swiglu_forward_kernel(B, T, H=256):
    n_cols = 256
    BLOCK_SIZE = 256
    a_ptr = tensor("float32", B * T, H)
    b_ptr = tensor("float32", B * T, H)
    c_ptr = tensor("float32", B * T, H)
    given(next_power_of_2(H) == 256)
    return (B * T,), dict(
        a_ptr=a_ptr,
        b_ptr=b_ptr,
        c_ptr=c_ptr,
        stride=H,
        gate_multiplier=scalar("fp32"),
        n_cols=n_cols,
        BLOCK_SIZE=BLOCK_SIZE,
    )


@launch(_swiglu_backward_kernel)
def swiglu_swiglu_backward_kernel(B, T, H=256):
    n_cols = 256
    BLOCK_SIZE = 256
    dc_ptr = tensor("float32", B * T, H)
    a_ptr = tensor("float32", B * T, H)
    b_ptr = tensor("float32", B * T, H)
    given(next_power_of_2(H) == 256)
    return (B * T,), dict(
        dc_ptr=dc_ptr,
        a_ptr=a_ptr,
        b_ptr=b_ptr,
        stride=H,
        gate_multiplier=scalar("fp32"),
        n_cols=n_cols,
        BLOCK_SIZE=BLOCK_SIZE,
    )


@launch(_geglu_tanh_forward_kernel)
def geglu_geglu_tanh_forward_kernel(B, T, H=256):
    n_cols = 256
    BLOCK_SIZE = 256
    a = tensor("float32", B * T, H)
    b = tensor("float32", B * T, H)
    c = tensor("float32", B * T, H)
    given(next_power_of_2(H) == 256)
    return (B * T,), dict(a=a, b=b, c=c, stride=H, n_cols=n_cols, BLOCK_SIZE=BLOCK_SIZE)


@launch(_geglu_tanh_backward_kernel)
def geglu_geglu_tanh_backward_kernel(B, T, H=256):
    n_cols = 256
    BLOCK_SIZE = 256
    dc = tensor("float32", B * T, H)
    a = tensor("float32", B * T, H)
    b = tensor("float32", B * T, H)
    given(next_power_of_2(H) == 256)
    return (B * T,), dict(dc=dc, a=a, b=b, stride=H, n_cols=n_cols, BLOCK_SIZE=BLOCK_SIZE)


@launch(_rms_norm_forward_kernel)
def rms_norm_rms_norm_forward_kernel(B, T, H):
    casting_mode = 0
    elementwise_affine = True
    BLOCK_SIZE = 256
    Y_ptr = tensor("float32", B * T, H)
    X_ptr = tensor("float32", B * T, H)
    W_ptr = tensor("float32", H)
    RSTD_ptr = tensor("float32", B * T)
    given(next_power_of_2(H) == 256)
    return (B * T,), dict(
        Y_ptr=Y_ptr,
        Y_row_stride=H,
        X_ptr=X_ptr,
        X_row_stride=H,
        W_ptr=W_ptr,
        W_row_stride=1,
        RSTD_ptr=RSTD_ptr,
        RSTD_row_stride=1,
        n_cols=H,
        eps=scalar("fp32"),
        offset=scalar("fp32"),
        casting_mode=casting_mode,
        elementwise_affine=elementwise_affine,
        BLOCK_SIZE=BLOCK_SIZE,
    )


@launch(_rms_norm_backward_kernel)
def rms_norm_rms_norm_backward_kernel(B, T, H):
    X_dtype = tl.float32
    casting_mode = 0
    elementwise_affine = True
    BLOCK_SIZE = 256
    COMPUTE_DW = True
    dY_ptr = tensor("float32", B * T, H)
    dX_ptr = tensor("float32", B * T, H)
    X_ptr = tensor("float32", B * T, H)
    W_ptr = tensor("float32", H)
    RSTD_ptr = tensor("float32", B * T)
    dW_ptr = tensor("float32", 132, H)
    given(next_power_of_2(H) == 256)
    return (132,), dict(
        dY_ptr=dY_ptr,
        dY_row_stride=H,
        dX_ptr=dX_ptr,
        dX_row_stride=H,
        X_ptr=X_ptr,
        X_row_stride=H,
        X_dtype=X_dtype,
        W_ptr=W_ptr,
        W_row_stride=1,
        RSTD_ptr=RSTD_ptr,
        RSTD_row_stride=1,
        dW_ptr=dW_ptr,
        dW_row_stride=H,
        n_rows=B * T,
        n_cols=H,
        offset=scalar("fp32"),
        rows_per_program=cdiv(B * T, 132),
        casting_mode=casting_mode,
        elementwise_affine=elementwise_affine,
        BLOCK_SIZE=BLOCK_SIZE,
        COMPUTE_DW=COMPUTE_DW,
    )


@launch(_fused_add_rms_norm_forward_kernel)
def fused_add_rms_norm_fused_add_rms_norm_forward_kernel(B, T, H):
    casting_mode = 0
    BLOCK_SIZE = 256
    Y_ptr = tensor("float32", B * T, H)
    S_ptr = tensor("float32", B * T, H)
    X_ptr = tensor("float32", B * T, H)
    R_ptr = tensor("float32", B * T, H)
    W_ptr = tensor("float32", H)
    RSTD_ptr = tensor("float32", B * T)
    given(next_power_of_2(H) == 256)
    return (B * T,), dict(
        Y_ptr=Y_ptr,
        Y_row_stride=H,
        S_ptr=S_ptr,
        S_row_stride=H,
        X_ptr=X_ptr,
        X_row_stride=H,
        R_ptr=R_ptr,
        R_row_stride=H,
        W_ptr=W_ptr,
        W_row_stride=1,
        RSTD_ptr=RSTD_ptr,
        RSTD_row_stride=1,
        n_cols=H,
        eps=scalar("fp32"),
        offset=scalar("fp32"),
        casting_mode=casting_mode,
        BLOCK_SIZE=BLOCK_SIZE,
    )


@launch(_fused_add_rms_norm_backward_kernel)
def fused_add_rms_norm_fused_add_rms_norm_backward_kernel(B, T, H):
    X_dtype = tl.float32
    rows_per_program = 9
    given(cdiv(B * T, 132) == 9)  # said by hand: one of the values that the wrapper gives it
    casting_mode = 0
    BLOCK_SIZE = 256
    has_dS_out = True
    COMPUTE_DW = True
    dY_ptr = tensor("float32", B * T, H)
    dS_out_ptr = tensor("float32", B * T, H)
    dX_ptr = tensor("float32", B * T, H)
    X_ptr = tensor("float32", B * T, H)
    W_ptr = tensor("float32", H)
    RSTD_ptr = tensor("float32", B * T)
    dW_ptr = tensor("float32", 132, H)
    given(next_power_of_2(H) == 256)
    return (132,), dict(
        dY_ptr=dY_ptr,
        dY_row_stride=H,
        dS_out_ptr=dS_out_ptr,
        dS_out_row_stride=H,
        dX_ptr=dX_ptr,
        dX_row_stride=H,
        X_ptr=X_ptr,
        X_row_stride=H,
        X_dtype=X_dtype,
        W_ptr=W_ptr,
        W_row_stride=1,
        RSTD_ptr=RSTD_ptr,
        RSTD_row_stride=1,
        dW_ptr=dW_ptr,
        dW_row_stride=H,
        n_rows=B * T,
        n_cols=H,
        offset=scalar("fp32"),
        rows_per_program=rows_per_program,
        casting_mode=casting_mode,
        BLOCK_SIZE=BLOCK_SIZE,
        has_dS_out=has_dS_out,
        COMPUTE_DW=COMPUTE_DW,
    )


@launch(_layer_norm_forward_kernel)
def layer_norm_layer_norm_forward_kernel(B, T, H):
    BLOCK_SIZE = 256
    Y_ptr = tensor("float32", B * T, H)
    X_ptr = tensor("float32", B * T, H)
    W_ptr = tensor("float32", H)
    B_ptr = tensor("float32", H)
    Mean_ptr = tensor("float32", B * T)
    RSTD_ptr = tensor("float32", B * T)
    given(next_power_of_2(H) == 256)
    return (B * T,), dict(
        Y_ptr=Y_ptr,
        Y_row_stride=H,
        X_ptr=X_ptr,
        X_row_stride=H,
        W_ptr=W_ptr,
        W_row_stride=1,
        B_ptr=B_ptr,
        B_row_stride=1,
        Mean_ptr=Mean_ptr,
        Mean_row_stride=1,
        RSTD_ptr=RSTD_ptr,
        RSTD_row_stride=1,
        n_cols=H,
        eps=scalar("fp32"),
        BLOCK_SIZE=BLOCK_SIZE,
    )


@launch(_layer_norm_backward_kernel)
def layer_norm_layer_norm_backward_kernel(B, T, H):
    rows_per_program = 9
    given(cdiv(B * T, 132) == 9)  # said by hand: one of the values that the wrapper gives it
    BLOCK_SIZE = 256
    COMPUTE_DW = True
    COMPUTE_DB = True
    X_ptr = tensor("float32", B * T, H)
    W_ptr = tensor("float32", H)
    Mean_ptr = tensor("float32", B * T)
    RSTD_ptr = tensor("float32", B * T)
    DX_ptr = tensor("float32", B * T, H)
    DW_ptr = tensor("float32", 132, H)
    DB_ptr = tensor("float32", 132, H)
    DY_ptr = tensor("float32", B * T, H)
    given(next_power_of_2(H) == 256)
    return (132,), dict(
        X_ptr=X_ptr,
        stride_x=H,
        W_ptr=W_ptr,
        Mean_ptr=Mean_ptr,
        stride_mean=1,
        RSTD_ptr=RSTD_ptr,
        stride_rstd=1,
        DX_ptr=DX_ptr,
        stride_dx=H,
        DW_ptr=DW_ptr,
        stride_dw=H,
        DB_ptr=DB_ptr,
        stride_db=H,
        DY_ptr=DY_ptr,
        stride_dy=H,
        n_rows=B * T,
        n_cols=H,
        rows_per_program=rows_per_program,
        BLOCK_SIZE=BLOCK_SIZE,
        COMPUTE_DW=COMPUTE_DW,
        COMPUTE_DB=COMPUTE_DB,
    )


@launch(_group_norm_forward_kernel)
def group_norm_group_norm_forward_kernel(B, G=2, C=8, N=64):
    BLOCK_SIZE = 256
    Y_ptr = tensor("float32", B, 2, 256)
    X_ptr = tensor("float32", B, 2, 256)
    Mean_ptr = tensor("float32", B, 2)
    RSTD_ptr = tensor("float32", B, 2)
    W_ptr = tensor("float32", 8)
    B_ptr = tensor("float32", 8)
    return (B, 2), dict(
        Y_ptr=Y_ptr,
        Y_row_stride=512,
        Y_col_stride=256,
        X_ptr=X_ptr,
        X_row_stride=512,
        X_col_stride=256,
        Mean_ptr=Mean_ptr,
        Mean_row_stride=2,
        Mean_col_stride=1,
        RSTD_ptr=RSTD_ptr,
        RSTD_row_stride=2,
        RSTD_col_stride=1,
        W_ptr=W_ptr,
        B_ptr=B_ptr,
        hidden_size=256,
        channels_per_group=4,
        eps=scalar("fp32"),
        BLOCK_SIZE=BLOCK_SIZE,
    )


@launch(_group_norm_backward_kernel)
def group_norm_group_norm_backward_kernel(B, G=2, C=8, N=64):
    hidden_size = 64
    channels_per_group = 4
    BLOCK_SIZE = 64
    dtype = tl.float32
    X_ptr = tensor("float32", B, 8, 64)
    W_ptr = tensor("float32", 8)
    Mean_ptr = tensor("float32", B, 2)
    RSTD_ptr = tensor("float32", B, 2)
    DX_ptr = tensor("float32", B, 2, 256)
    DW_ptr = tensor("float32", 8)
    DB_ptr = tensor("float32", 8)
    UPSTREAM_ptr = tensor("float32", B, 2, 256)
    return (B, 2), dict(
        X_ptr=X_ptr,
        X_row_stride=512,
        X_col_stride=64,
        W_ptr=W_ptr,
        Mean_ptr=Mean_ptr,
        Mean_ptr_row_stride=2,
        Mean_ptr_col_stride=1,
        RSTD_ptr=RSTD_ptr,
        DX_ptr=DX_ptr,
        DW_ptr=DW_ptr,
        DB_ptr=DB_ptr,
        UPSTREAM_ptr=UPSTREAM_ptr,
        hidden_size=hidden_size,
        channels_per_group=channels_per_group,
        BLOCK_SIZE=BLOCK_SIZE,
        dtype=dtype,
    )


@launch(_softmax_single_block_forward_kernel)
def softmax_softmax_single_block_forward_kernel(B, T, H):
    BLOCK_SIZE = 256
    Y_ptr = tensor("float32", B * T, H)
    X_ptr = tensor("float32", B * T, H)
    given(next_power_of_2(H) == 256)
    return (B * T,), dict(Y_ptr=Y_ptr, Y_row_stride=H, X_ptr=X_ptr, X_row_stride=H, n_cols=H, BLOCK_SIZE=BLOCK_SIZE)


@launch(_softmax_single_block_backward_kernel)
def softmax_softmax_single_block_backward_kernel(B, T, H):
    BLOCK_SIZE = 256
    dy_ptr = tensor("float32", B * T, H)
    y_ptr = tensor("float32", B * T, H)
    dx_ptr = tensor("float32", B * T, H)
    given(next_power_of_2(H) == 256)
    return (B * T,), dict(
        dy_ptr=dy_ptr, dy_stride=H, y_ptr=y_ptr, y_stride=H, dx_ptr=dx_ptr, dx_stride=H, n_cols=H, BLOCK_SIZE=BLOCK_SIZE
    )


@launch(_relu_squared_forward_kernel)
def relu_squared_relu_squared_forward_kernel(B, T, H=256):
    n_cols = 256
    BLOCK_SIZE = 256
    Y_ptr = tensor("float32", B * T, H)
    X_ptr = tensor("float32", B * T, H)
    given(next_power_of_2(H) == 256)
    return (B * T,), dict(Y_ptr=Y_ptr, Y_stride=H, X_ptr=X_ptr, X_stride=H, n_cols=n_cols, BLOCK_SIZE=BLOCK_SIZE)


@launch(_relu_squared_backward_kernel)
def relu_squared_relu_squared_backward_kernel(B, T, H=256):
    n_cols = 256
    BLOCK_SIZE = 256
    dX_ptr = tensor("float32", B * T, H)
    dY_ptr = tensor("float32", B * T, H)
    X_ptr = tensor("float32", B * T, H)
    given(next_power_of_2(H) == 256)
    return (B * T,), dict(
        dX_ptr=dX_ptr,
        dX_stride=H,
        dY_ptr=dY_ptr,
        dY_stride=H,
        X_ptr=X_ptr,
        X_stride=H,
        n_cols=n_cols,
        BLOCK_SIZE=BLOCK_SIZE,
    )


@launch(_dyt_fwd_kernel)
def dyt_dyt_fwd_kernel(B, T, H=256):
    # one of the 18 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    HAVE_BETA = True
    N = 256
    BLOCK_N = 1024
    X = tensor("float32", B * T, H)
    Y = tensor("float32", B * T, H)
    Alpha = tensor("float32", 1)
    Gamma = tensor("float32", H)
    Beta = tensor("float32", H)
    return (1, B * T), dict(X=X, Y=Y, Alpha=Alpha, Gamma=Gamma, Beta=Beta, HAVE_BETA=HAVE_BETA, N=N, BLOCK_N=BLOCK_N)


@launch(_dyt_bwd_kernel)
def dyt_dyt_bwd_kernel(B, T, H=256):
    # one of the 18 configurations of its autotuner; for all of them leave away what it
    # chooses, make the grid a function, and check with --configs
    HAVE_BETA = True
    N = 256
    BLOCK_N = 1024
    DY = tensor("float32", B, T, H)
    DX = tensor("float32", B, T, H)
    DA = tensor("float32", 132, 1)
    DG = tensor("float32", 132, H)
    DB = tensor("float32", 132, H)
    X = tensor("float32", B * T, H)
    Alpha = tensor("float32", 1)
    Gamma = tensor("float32", H)
    return (1, 132), dict(
        DY=DY,
        DX=DX,
        DA=DA,
        DG=DG,
        DB=DB,
        X=X,
        Alpha=Alpha,
        Gamma=Gamma,
        HAVE_BETA=HAVE_BETA,
        M=B * T,
        N=N,
        BLOCK_N=BLOCK_N,
    )


@launch(_triton_rope)
def rope_triton_rope(T, B=5, HQ=4, HK=2, D=64):
    bs = 5
    cos_bs = 1
    n_qh = 4
    n_kh = 2
    hd = 64
    pad_n_qh = 4
    pad_n_kh = 2
    pad_hd = 64
    pad_rd = 64
    rd = 64
    BLOCK_SIZE = 4
    BACKWARD_PASS = False
    q_ptr = tensor("float32", B, T, 4, 64)
    k_ptr = tensor("float32", B, T, 2, 64)
    cos = tensor("float32", 1, T, 64)
    sin = tensor("float32", 1, T, 64)
    return (B * T,), dict(
        q_ptr=q_ptr,
        q_row_stride=256,
        k_ptr=k_ptr,
        k_row_stride=128,
        cos=cos,
        cos_row_stride=64,
        sin=sin,
        sin_row_stride=64,
        sl=T,
        bs=bs,
        cos_bs=cos_bs,
        n_qh=n_qh,
        n_kh=n_kh,
        hd=hd,
        pad_n_qh=pad_n_qh,
        pad_n_kh=pad_n_kh,
        pad_hd=pad_hd,
        pad_rd=pad_rd,
        rd=rd,
        BLOCK_SIZE=BLOCK_SIZE,
        BACKWARD_PASS=BACKWARD_PASS,
    )


@launch(liger_cross_entropy_kernel)
def cross_entropy_liger_cross_entropy_kernel(N, V):
    lse_square_scale = 0.0
    label_smoothing = 0.0
    reduction = "mean"
    RETURN_Z_LOSS = False
    RETURN_TOKEN_ACCURACY = False
    RETURN_PREDICTED_TOKENS = False
    BLOCK_SIZE = 512
    HAS_WEIGHT = False
    HAS_SOFTCAPPING = False
    HAS_GRADIENTS = True
    X_ptr = tensor("float32", N, V)
    Y_ptr = tensor("int64", N, values=(0, V), also=-100)  # what is ignored
    loss_ptr = tensor("float32", N)
    given(next_power_of_2(V) == 512)
    return (N,), dict(
        X_ptr=X_ptr,
        X_stride=V,
        Y_ptr=Y_ptr,
        Y_stride=1,
        weight_ptr=None,
        loss_ptr=loss_ptr,
        z_loss_ptr=None,
        loss_stride=1,
        token_accuracy_ptr=None,
        token_accuracy_stride=0,
        predicted_tokens_ptr=None,
        predicted_tokens_stride=0,
        n_cols=V,
        n_non_ignore=N,
        sum_non_ignore_weight=N,
        weight_sum=scalar("fp32"),
        ignore_index=-100,
        lse_square_scale=lse_square_scale,
        label_smoothing=label_smoothing,
        reduction=reduction,
        softcap=None,
        RETURN_Z_LOSS=RETURN_Z_LOSS,
        RETURN_TOKEN_ACCURACY=RETURN_TOKEN_ACCURACY,
        RETURN_PREDICTED_TOKENS=RETURN_PREDICTED_TOKENS,
        BLOCK_SIZE=BLOCK_SIZE,
        HAS_WEIGHT=HAS_WEIGHT,
        HAS_SOFTCAPPING=HAS_SOFTCAPPING,
        HAS_GRADIENTS=HAS_GRADIENTS,
    )


@launch(_kldiv_kernel_forward)
def kl_div_kldiv_kernel_forward(N, V):
    BLOCK_SIZE = 512
    reduction = 3
    log_target = False
    y_ptr = tensor("float32", N, V)
    gt_ptr = tensor("float32", N, V)
    loss_ptr = tensor("float32", N)
    given(next_power_of_2(V) == 512)
    return (N,), dict(
        y_ptr=y_ptr,
        y_stride=V,
        gt_ptr=gt_ptr,
        gt_stride=V,
        loss_ptr=loss_ptr,
        loss_stride=1,
        n_cols=V,
        eps=scalar("fp32"),
        BLOCK_SIZE=BLOCK_SIZE,
        reduction=reduction,
        log_target=log_target,
    )


@launch(_kldiv_kernel_backward)
def kl_div_kldiv_kernel_backward(N, V):
    BLOCK_SIZE = 512
    log_target = False
    target_ptr = tensor("float32", N, V)
    new_grads_ptr = tensor("float32", N, V)
    given(next_power_of_2(V) == 512)
    return (N,), dict(
        target_ptr=target_ptr,
        target_stride=V,
        new_grads_ptr=new_grads_ptr,
        new_grads_stride=V,
        n_cols=V,
        BLOCK_SIZE=BLOCK_SIZE,
        log_target=log_target,
    )


@launch(_jsd_kernel)
def jsd_jsd_kernel(N, V):
    beta = 0.5
    ignore_index = -100
    BLOCK_SIZE = 512
    HAS_LABEL = False
    X_ptr = tensor("float32", N, V)
    Y_ptr = tensor("float32", N, V)
    loss_ptr = tensor("float32", N, V)
    dX_ptr = tensor("float32", N, V)
    label_ptr = tensor("float32", 1)
    given(next_power_of_2(V) == 512)
    return (N,), dict(
        X_ptr=X_ptr,
        X_stride=V,
        Y_ptr=Y_ptr,
        Y_stride=V,
        loss_ptr=loss_ptr,
        loss_stride=V,
        dX_ptr=dX_ptr,
        dX_stride=V,
        label_ptr=label_ptr,
        beta=beta,
        n_non_ignore=N,
        ignore_index=ignore_index,
        n_cols=V,
        BLOCK_SIZE=BLOCK_SIZE,
        HAS_LABEL=HAS_LABEL,
    )


@launch(_tv_distance_kernel)
def tvd_tv_distance_kernel(N, V):
    ignore_index = -100
    BLOCK_SIZE = 512
    HAS_LABEL = False
    reduction = 3
    p_ptr = tensor("float32", N, V)
    q_ptr = tensor("float32", N, V)
    loss_ptr = tensor("float32", N)
    grads_ptr = tensor("float32", N, V)
    label_ptr = tensor("float32", 1)
    given(next_power_of_2(V) == 512)
    return (N,), dict(
        p_ptr=p_ptr,
        p_stride=V,
        q_ptr=q_ptr,
        q_stride=V,
        loss_ptr=loss_ptr,
        loss_stride=1,
        grads_ptr=grads_ptr,
        grads_stride=V,
        label_ptr=label_ptr,
        ignore_index=ignore_index,
        n_cols=V,
        scale=scalar("fp32"),
        BLOCK_SIZE=BLOCK_SIZE,
        HAS_LABEL=HAS_LABEL,
        reduction=reduction,
    )
