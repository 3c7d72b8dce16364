"""The pages for readers say what is so."""
