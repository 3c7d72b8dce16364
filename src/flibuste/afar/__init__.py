"""A table of a room somewhere else, as one of its clients: docs/protocol.md from the other side."""
