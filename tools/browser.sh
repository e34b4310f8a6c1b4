#!/bin/sh
# Find a Chromium for the tests, or get Debian's: as root, with sudo, or unpacked beside the environment without either.
# What was found can be run as FOLDER/bin/chromium from then on; BURGLE_BROWSER names one by hand.
# Usage: tools/browser.sh FOLDER
set -eu
folder=$1 package=chromium
mkdir -p "$folder/bin"
wrapper=$(cd "$folder/bin" && pwd)/chromium
spare=$(cd "$folder" && pwd)/browser # where packages are unpacked if they cannot be installed

runs() { [ -x "$1" ] && "$1" --version >/dev/null 2>&1; }

found() { # a program and what must be set before it is run
    printf '#!/bin/sh\n%s\nexec "%s" "$@"\n' "$2" "$1" >"$wrapper.new"
    chmod +x "$wrapper.new"
    runs "$wrapper.new" || return 1
    mv "$wrapper.new" "$wrapper"
    exit 0
}

look() {
    for name in ${BURGLE_BROWSER:-chromium chromium-browser google-chrome google-chrome-stable}; do
        program=$(command -v "$name" 2>/dev/null) || continue
        [ "$program" = "$wrapper" ] || found "$program" : || continue
    done
}

install_it() {
    sudo=
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null && sudo -n true 2>/dev/null || return 1
        sudo="sudo -n"
    fi
    echo "burgle: installing Debian's $package for the tests ..." >&2
    $sudo apt-get update -q >/dev/null &&
        $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $package >/dev/null
}

unpack_it() { # the package and all it needs that the system does not have
    echo "burgle: unpacking Debian's $package for the tests, as it cannot be installed ..." >&2
    mkdir -p "$spare/state/lists/partial" "$spare/cache/archives/partial"
    set -- -q -y -o "Dir::State=$spare/state" -o "Dir::State::status=${DPKG_STATUS:-/var/lib/dpkg/status}" \
        -o "Dir::Cache=$spare/cache" -o Debug::NoLocking=1 -o APT::Sandbox::User= --no-install-recommends
    apt-get "$@" update >/dev/null && apt-get "$@" --download-only install $package fonts-dejavu-core >/dev/null || return 1
    for deb in "$spare"/cache/archives/*.deb; do dpkg-deb -x "$deb" "$spare/root" || return 1; done
    rm -rf "$spare/cache" "$spare/state"
}

unpacked() {
    [ -x "$spare/root/usr/lib/chromium/chromium" ] || return 0
    set -- "$spare"/root/usr/lib/*-linux-gnu*
    found "$spare/root/usr/lib/chromium/chromium" "export LD_LIBRARY_PATH=$1 XDG_DATA_DIRS=$spare/root/usr/share:/usr/share
[ -d /etc/fonts ] || export FONTCONFIG_PATH=$spare/root/etc/fonts" || return 0
}

! runs "$wrapper" || [ -n "${BURGLE_BROWSER:-}" ] || exit 0
look
if command -v apt-get >/dev/null; then
    unpacked
    if install_it; then look; fi
    if unpack_it; then unpacked; fi
fi
rm -f "$wrapper" "$wrapper.new"
echo "burgle: the tests need a browser and none can be had: install $package, or name one with BURGLE_BROWSER=..." >&2
exit 1
