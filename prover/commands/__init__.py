"""The commands of `tileprove`, a module each; `cli` loads one when it is called."""
