"""The laws every game obeys, for anybody who adds one: see checking.py, and ``flibuste laws``."""
