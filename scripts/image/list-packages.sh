#!/bin/sh
# list-packages.sh ROOT
#
# Of a Debian whose packages lie in ROOT, unpacked and not installed: writes which files each has, where dpkg writes it
# when it installs them. mmdebstrap calls it (--extract-hook) while it has the packages.
set -eu
for package in "$1"/var/cache/apt/archives/*.deb; do
    name=$(dpkg-deb --field "$package" Package)
    dpkg-deb --fsys-tarfile "$package" | tar --list |
        sed -e 's/^\.//' -e 's/\/$//' >"$1/var/lib/dpkg/info/$name.list"
done
