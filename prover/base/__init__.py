"""What every room may use and nothing of tileprove's own: files on disk, extras that may be missing, TOML."""
