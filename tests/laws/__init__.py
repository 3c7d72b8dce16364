"""The twelve laws every game obeys; laws.py is the door."""
