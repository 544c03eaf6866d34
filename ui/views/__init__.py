"""One file per region of the screen, one per page and sheet: pure functions from what is known to HTML."""
