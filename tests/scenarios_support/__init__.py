"""Golden cases as data: `schema` and `reader` read the files, `situation` sets the table, `runner` plays and checks."""
