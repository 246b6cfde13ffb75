#!/bin/sh
# collect-tree.sh ROOT EXECUTABLE LICENCE TREE
#
# Collects into the folder TREE all that the small container image has: the executable file, and of a Debian that
# lies in ROOT the libraries that it needs, bubblewrap with its own, and their licences. deploy/Dockerfile
# and scripts/build-image.mjs both take their files from here.
set -eu

root=${1%/} executable=$2 licence=$3 tree=$4
account=10001

case $(uname -m) in
x86_64) architecture=x86_64-linux-gnu loader=ld-linux-x86-64.so.2 loader_folder=lib64 ;;
aarch64) architecture=aarch64-linux-gnu loader=ld-linux-aarch64.so.1 loader_folder=lib ;;
*)
    echo "There is no image for $(uname -m)." >&2
    exit 1
    ;;
esac

umask 022
mkdir -p "$tree/etc" "$tree/usr/bin" "$tree/usr/lib/$architecture" "$tree/usr/$loader_folder"
ln -s usr/bin "$tree/bin"
ln -s usr/lib "$tree/lib"
[ "$loader_folder" = lib ] || ln -s "usr/$loader_folder" "$tree/$loader_folder"
mkdir -m 1777 "$tree/tmp"
mkdir -m 700 "$tree/data"

# Links in ROOT may be absolute: the files that they lead to are copied, from where Debian has them
# with a merged /usr and without.
copy_library() {
    for folder in "$root/usr/lib/$architecture" "$root/lib/$architecture"; do
        if [ -e "$folder/$1" ]; then
            cp -L "$folder/$1" "$2"
            return
        fi
    done
    echo "$1 is not in $root." >&2
    exit 1
}

for library in libc.so.6 libdl.so.2 libm.so.6 libpthread.so.0 libcap.so.2 libpcre2-8.so.0 libselinux.so.1; do
    copy_library "$library" "$tree/usr/lib/$architecture/$library"
done
copy_library "$loader" "$tree/usr/$loader_folder/$loader"
chmod 755 "$tree/usr/$loader_folder/$loader"
cp "$root/usr/bin/bwrap" "$tree/usr/bin/bwrap"
cp "$executable" "$tree/usr/bin/perch"
chmod 755 "$tree/usr/bin/bwrap" "$tree/usr/bin/perch"

for package in bubblewrap libc6 libcap2 libpcre2-8-0 libselinux1; do
    mkdir -p "$tree/usr/share/doc/$package"
    cp -L "$root/usr/share/doc/$package/copyright" "$tree/usr/share/doc/$package/copyright"
done
mkdir -p "$tree/usr/share/doc/perch"
cp "$licence" "$tree/usr/share/doc/perch/copyright"
chmod 644 "$tree"/usr/share/doc/*/copyright "$tree/usr/lib/$architecture"/*

cat >"$tree/etc/passwd" <<END
root:x:0:0:root:/:/nonexistent
perch:x:$account:$account:Perch:/data:/nonexistent
END
cat >"$tree/etc/group" <<END
root:x:0:
perch:x:$account:
END
echo 'hosts: files dns' >"$tree/etc/nsswitch.conf"
[ "$(id -u)" != 0 ] || chown "$account:$account" "$tree/data"
