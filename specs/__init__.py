"""tileprove specs: the address mathematics of each system, written once as symbolic terms."""
