"""Lets `python -m burgle` do what `burgle` does."""

import sys

from burgle.cli import main

if __name__ == "__main__":
    sys.exit(main())
