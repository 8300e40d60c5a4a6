"""Channels of groups are mixed: number i % g of a group goes to i / g."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "hec__channelShuffle__main.ptx"


@cuda_launch(FILE, "ChannelShuffleNHWCKernel<float, 32>", block=256, grid="outer")
def ChannelShuffleNHWCKernel_float__32(groups, k, outer):
    given(groups * k <= 32, groups * k * outer < 2**31)
    return [groups, k, tensor("fp32", outer, groups, k), tensor("fp32", outer, groups, k)]


@cuda_launch(FILE, "ChannelShuffleNHWCKernel<float, 128>", block=256, grid="outer")
def ChannelShuffleNHWCKernel_float__128(groups, k, outer):
    given(groups * k <= 128, groups * k * outer < 2**31)
    return [groups, k, tensor("fp32", outer, groups, k), tensor("fp32", outer, groups, k)]


@cuda_launch(FILE, "ChannelShuffleNHWCKernel<float, 512>", block=256, grid="outer")
def ChannelShuffleNHWCKernel_float__512(groups, k, outer):
    given(groups * k <= 512, groups * k * outer < 2**31)
    return [groups, k, tensor("fp32", outer, groups, k), tensor("fp32", outer, groups, k)]


@cuda_launch(FILE, "ChannelShuffleNCHWKernel<float, false>", block=256, grid=("cdiv(hw, 256)", "n", "groups*k"))
def ChannelShuffleNCHWKernel_float__false(groups, k, hw, n):
    given(groups * k * hw * n < 2**31 - 256)
    return [groups, k, hw, tensor("fp32", n, groups, k, hw), tensor("fp32", n, groups, k, hw)]


@cuda_launch(FILE, "ChannelShuffleNCHWKernel<float, true>", block=256, grid=("n", "cdiv(hw, 256)", "groups*k"))
def ChannelShuffleNCHWKernel_float__true(groups, k, hw, n):
    given(groups * k * hw * n < 2**31 - 256)
    return [groups, k, hw, tensor("fp32", n, groups, k, hw), tensor("fp32", n, groups, k, hw)]
