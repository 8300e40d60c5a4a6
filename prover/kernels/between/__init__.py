"""The ways through a kernel: blocks in order, loops, what they carry, when they end."""
