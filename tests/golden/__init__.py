"""Whole games and counts of positions, written down: any change of the rules, however small, shows as a difference.

`python -m tests.golden` writes all files anew; review what changed before you commit it.
"""
