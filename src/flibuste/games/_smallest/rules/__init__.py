"""The rules of Low tide."""
