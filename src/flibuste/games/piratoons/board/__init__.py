"""The view as a board: in text, in colour, and what an act would do on it."""
