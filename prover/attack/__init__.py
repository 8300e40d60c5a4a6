"""The attack on what is proved: its budget, its seed and what it comes to, whoever's claims it runs."""
