"""The table for eyes: in words, and as data for pictures."""
