"""How costs grow: with players, with the length of a game, with the tables a server keeps."""
