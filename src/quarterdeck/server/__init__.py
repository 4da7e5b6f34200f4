"""The server: live tables, sockets, HTTP, the page."""
