"""The table put into messages: what happened, what may be done, what things are called."""
