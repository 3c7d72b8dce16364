"""Tests of La mutinerie."""
