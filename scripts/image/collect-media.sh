#!/bin/sh
# collect-media.sh ROOT TREE MEDIA
#
# Collects into the folder MEDIA what the image `media` has beside the files of TREE, which collect-tree.sh has made:
# of a Debian that lies in ROOT the programs that make pictures of films, sound and photographs, all that these need,
# fonts, and their licences. deploy/Dockerfile and scripts/build-image.mjs both take their files from here.
set -eu

root=${1%/} tree=$2 media=$3

umask 022
architecture=$(basename "$tree"/usr/lib/*-linux-gnu)
libraries="usr/lib/$architecture"
loader=$(echo "$tree"/usr/lib*/ld-linux-*)
mkdir -p "$media/usr/bin" "$media/$libraries" "$media/usr/share/doc"

# What has been taken of ROOT, a path a line.
taken=$(mktemp)
trap 'rm -f "$taken"' EXIT

# take FILE PATH: copies a file of ROOT. Links in ROOT may be absolute: from where they lead, with a merged /usr and without.
take() {
    mkdir -p "$(dirname "$media/$2")"
    cp -L "$1" "$media/$2"
    echo "${1#"$root"}" >>"$taken"
}

# The folders in which packages keep libraries for themselves, or for a link that only an installation makes: all of them
# are copied to where the loader looks without being told.
folders="$root/$libraries:$root/lib/$architecture"
for own in pulseaudio blas lapack; do folders="$folders:$root/$libraries/$own"; done

# take_libraries FILE…: those that the loader finds for these files and that TREE does not have.
take_libraries() {
    for file in "$@"; do
        "$loader" --inhibit-cache --library-path "$folders" --list "$file"
    done | sed -n 's/^[[:space:]]*\([^ /]*\) => \([^ ]*\).*/\1 \2/p' | sort -u |
        while read -r name path; do
            case $path in
            "$root"/*) ;;
            *)
                echo "$name is not in $root." >&2
                exit 1
                ;;
            esac
            [ -e "$tree/$libraries/$name" ] || [ -e "$media/$libraries/$name" ] ||
                take "$path" "$libraries/$name"
        done
}

# take_programs NAME…
take_programs() {
    for name in "$@"; do
        for folder in usr/bin bin; do
            [ ! -e "$root/$folder/$name" ] || break
        done
        take "$root/$folder/$name" "usr/bin/$name"
        take_libraries "$root/$folder/$name"
    done
}

take_programs ffmpeg ffprobe heif-convert
# The limits of these programs are set by a shell, and heif-convert writes only files.
take_programs dash cat rm
ln -s dash "$media/usr/bin/sh"

# ExifTool is one for Perl, of which it needs for reading no more than Debian's smallest; without its translations.
take_programs perl
take "$root/usr/bin/exiftool" usr/bin/exiftool
for folder in "$libraries/perl-base" usr/share/perl5/Image usr/share/perl5/File; do
    find "$root/$folder" -name Lang -prune -o -type f ! -name '*.pod' -print |
        while read -r file; do take "$file" "${file#"$root/"}"; done
done
find "$media/$libraries/perl-base" -name '*.so' | while read -r file; do take_libraries "$file"; done

# Of each script one font: painter.ts takes regular weights only, the smallest first.
for file in "$root"/usr/share/fonts/truetype/noto/NotoSans*-Regular.ttf \
    "$root/usr/share/fonts/truetype/noto/NotoSerifTibetan-Regular.ttf" \
    "$root/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf" \
    "$root/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"; do
    case $file in
    *UI-Regular.ttf | *Display-Regular.ttf | *Mono-Regular.ttf | *SignWriting-Regular.ttf) ;;
    *) take "$file" "${file#"$root/"}" ;;
    esac
done

# The packages that a path is of are known by dpkg, in the places from before /usr was merged.
awk '
    FILENAME == ARGV[1] { sub(/^\/usr/, ""); taken[$0]; next }
    { sub(/^\/usr/, "") }
    $0 in taken { name = FILENAME; sub(/.*\//, "", name); sub(/(:[^.]*)?\.list$/, "", name); packages[name] }
    END { for (name in packages) print name }
' "$taken" "$root"/var/lib/dpkg/info/*.list | while read -r package; do
    take "$root/usr/share/doc/$package/copyright" "usr/share/doc/$package/copyright"
done
# To which they refer.
cp -R "$root/usr/share/common-licenses" "$media/usr/share/common-licenses"

find "$media" -type f ! -path '*/usr/bin/*' -exec chmod 644 {} +
chmod 755 "$media"/usr/bin/*
