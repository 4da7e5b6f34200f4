"""What developers run to write files of the repository."""
