"""State machines: a referee, a table and a house, driven by whatever hypothesis thinks of."""
