"""The journal of every table, kept: SQLite, checksums, versions of the file.  Knows no games."""
