"""The table in the terminal: a screen in colour, and a line mode for pipes and screen readers.

``session`` is the table itself and does no input or output; ``plain`` and ``app`` are two faces
of it.  Neither knows any game.
"""
