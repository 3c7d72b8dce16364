"""Tests of the room: the store, tables without any web, and a real server from outside."""
