"""The journal of every table, kept: in a file or in PostgreSQL, with checksums and versions.

Knows no games.
"""
