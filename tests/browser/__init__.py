"""Whole games in a real browser: a server, the built page, and hands that press only what is lit."""
