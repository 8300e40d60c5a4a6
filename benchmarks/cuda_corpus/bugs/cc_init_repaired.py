"""Connected components: `nidx` is looked at before it is used; any file will do."""

from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("cc_init.fixed.O3.ptx", "init", block=256, grid="blocks")
def any_file(nodes, edges, blocks):
    given(nodes + 256 * blocks < 2**31, edges < 2**31)
    return {
        "nodes": nodes,
        "nidx": tensor("int32", nodes + 1),
        "nlist": tensor("int32", edges),
        "nstat": tensor("int32", nodes),
        "edges": edges,
    }
