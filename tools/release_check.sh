#!/bin/sh
# Look at what a release is made of: each wheel in a clean environment, with pipx, and the files for hosts.
# `make release-check` runs it when dist/ has the wheels.
set -eu
cd "$(dirname "$0")/.."
tools=$PWD/.release/bin
.venv/bin/python tools/try_wheel.py dist/*.whl

pure=$(ls "$PWD"/dist/*-none-any.whl)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
PIPX_HOME="$folder/pipx" "$tools/pipx" run --spec "$pure" burgle --version

"$tools/hadolint" packaging/Containerfile
"$tools/check-jsonschema" --builtin-schema vendor.compose-spec packaging/compose.yaml
"$tools/cibuildwheel" --print-build-identifiers --platform linux .
if command -v systemd-analyze >/dev/null; then
    sed "s#/opt/burgle/bin/burgle#$PWD/.venv/bin/burgle#" packaging/burgle.service >"$folder/burgle.service"
    systemd-analyze verify "$folder/burgle.service"
    systemd-analyze security --offline=yes --threshold=30 "$folder/burgle.service" | tail -n 1
else
    echo "burgle: systemd-analyze is not here; the unit was not checked"
fi
echo "burgle: the release holds"
