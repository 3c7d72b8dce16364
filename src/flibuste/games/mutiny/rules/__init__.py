"""The rules, chapter by chapter: what is legal, what is forbidden, what an act does."""
