"""The tests of Burgle; `python -m tests.soak` and `python -m tests.golden` run from the root of the checkout."""
