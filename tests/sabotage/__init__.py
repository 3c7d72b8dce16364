"""Break every rule once, on a copy, and see that a test that names it notices."""
