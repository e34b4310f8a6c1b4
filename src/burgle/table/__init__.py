"""The table's server: tables, seats, persistence and bots. Nothing acknowledged is lost, nothing hidden is told."""
