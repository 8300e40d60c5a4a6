"""Terms simplified by what is known of ranges."""
