"""Which constants a map has in a kernel, found at drawn points. Nothing rests on it: `tileprove kernel check` proves."""
