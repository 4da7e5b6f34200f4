"""State machines: a referee, a table, a house and browsers, driven by whatever hypothesis thinks of."""
