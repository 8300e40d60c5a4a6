"""The claims about a kernel: where each access goes, what it must be, when it happens."""
