"""A database of each released schema, as text: `schema-N.sqlite.sql` and `schema-N.postgres.sql`.

They are written once, when the schema is released, and never again: `python -m tests.table.releases` adds the newest.
"""
