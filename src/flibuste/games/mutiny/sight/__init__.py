"""What each seat sees of a table, and the way back from a view or a written position."""
