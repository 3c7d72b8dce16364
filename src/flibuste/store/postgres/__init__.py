"""The store in a database of PostgreSQL: the same journals, chained in the same way."""
