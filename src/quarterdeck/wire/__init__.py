"""What is said over the wire: every message of sockets and HTTP, typed, and the news of a table as messages."""
