"""The table: pure views, one dispatch, and three files that touch the browser (`dom`, `storage`, `main`)."""
