"""What is proved of a kernel, attacked: threads run in the concrete interpreter, and held against every proved claim."""
