"""The words of Low tide."""
