"""The room: tables that friends and bots play at, over the web, with no account."""
