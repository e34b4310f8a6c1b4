#!/bin/sh
# Build wheels for every Python and system that cibuildwheel knows here, as a build server does: into dist/.
# The settings are in pyproject.toml ([tool.cibuildwheel]); on Linux it needs Docker or Podman.
set -eu
cd "$(dirname "$0")/.."
exec "${CIBUILDWHEEL:-cibuildwheel}" --output-dir dist "$@"
