"""The wheel, as somebody installs it who has never seen the repository."""
