"""The room on the web: routes, sockets, the page, and who may do what, with no account."""
