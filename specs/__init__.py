"""tileprove specs: the address mathematics of each system, written once as symbolic terms; a package a system."""

# the built-in systems: each is a package here that defines SYSTEM; `tileprove check` takes them in this order
SYSTEMS = (
    "swizzle",
    "hardware",
    "im2col",
    "mma_loader",
    "v_strips",
    "banks",
    "block_scaled",
    "preshuffle",
    "subtile_loader",
    "epilogue",
    "roundtrip",
    "nvidia",
    "executors",
)
