"""Connected components: where each vertex begins, `nidx`, comes from a file, and nobody looks whether it is in order."""

from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("cc_init.buggy.O3.ptx", "init", block=256, grid="blocks")
def any_file(nodes, edges, blocks):
    given(nodes + 256 * blocks < 2**31, edges < 2**31)
    return {
        "nodes": nodes,
        "nidx": tensor("int32", nodes + 1),
        "nlist": tensor("int32", edges),
        "nstat": tensor("int32", nodes),
    }


@cuda_launch("cc_init.buggy.O3.ptx", "init", block=256, grid="blocks")
def right_file(nodes, edges, blocks):
    given(nodes + 256 * blocks < 2**31, edges < 2**31)
    return {
        "nodes": nodes,
        "nidx": tensor("int32", nodes + 1, monotone=True, first=0, last=edges),
        "nlist": tensor("int32", edges),
        "nstat": tensor("int32", nodes, written=True),
    }
