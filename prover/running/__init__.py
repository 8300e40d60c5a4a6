"""What there is to decide, decided in processes that may be killed, and remembered."""
