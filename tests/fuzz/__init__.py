"""What nobody should send, made in great numbers and always the same."""
