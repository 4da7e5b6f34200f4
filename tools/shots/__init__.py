"""Pictures of the page at moments worth a look."""
