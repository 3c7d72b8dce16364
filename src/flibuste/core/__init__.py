"""The core: what a game is, and what can be done with any of them.  No I/O, no clock, no dice."""
