"""What happens at tables: who sits there, what is asked and told, what has been.  Knows no web."""
