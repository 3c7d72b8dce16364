"""The chapters of the rules, one on top of another: the one on top owns the next decision."""
