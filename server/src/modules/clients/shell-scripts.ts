import type { Services } from '../../services.ts';
import type { ClientSettings } from './client-settings.ts';

/** One word of a shell's command, whatever is in it. */
export const shellWord = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

// The token goes to curl through a pipe: arguments can be read by everybody on the same machine.
// `--fail-with-body` keeps the sentence of a refusal; there is no -L, which would turn a redirected
// upload into a GET.
const sendFunctionTo = (address: string) => String.raw`
send() {
  quoted=$(printf %s "$1" | sed 's/[\\"]/\\&/g')
  set -- -sS --fail-with-body -F "file=@\"$quoted\""
  [ -n "$domain" ] && set -- --form-string "domain=$domain" "$@"
  printf 'header = "Authorization: Bearer %s"\n' "$token" | curl -K - "$@" "${address}"
}
`;

function head({ config }: Pick<Services, 'config'>, { apiToken, domain }: ClientSettings) {
  return `#!/bin/sh
# Keep this file to yourself: it holds your API token.
url=${shellWord(`${config.publicUrl}/api/upload`)}
token=${shellWord(apiToken)}
domain=${shellWord(domain ?? '')}
`;
}

/** A script that takes a screenshot, or a file, and puts the link into the clipboard. */
export const screenshotScriptOf = (
  services: Pick<Services, 'config'>,
  settings: ClientSettings,
) => String.raw`${head(services, settings)}
# Usage: perch-upload.sh [flameshot | spectacle | FILE]
# Needs curl 7.76 or later, jq, and wl-copy or xclip.
${sendFunctionTo('$url')}
tell() {
  if command -v notify-send >/dev/null 2>&1; then notify-send "$@"; fi
}

folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
file=$folder/$(date +%Y-%m-%d_%H-%M-%S).png
case ${'${1:-flameshot}'} in
  flameshot) flameshot gui --raw >"$file" 2>/dev/null ;;
  spectacle)
    spectacle -b -n -r -o "$file"
    # A Spectacle that is running already takes the picture after this one has returned.
    tries=0
    while [ ! -s "$file" ] && [ "$tries" -lt 120 ]; do
      sleep 0.5
      tries=$((tries + 1))
    done
    ;;
  *)
    file=$1
    if [ ! -f "$file" ]; then
      printf 'There is no file %s.\n' "$file" >&2
      exit 1
    fi
    ;;
esac
# Nothing was taken, or the choice was cancelled. A file that was named may be empty.
[ -s "$file" ] || [ "$file" = "$1" ] || exit 0

answer=$(send "$file" 2>"$folder/error")
status=$?
link=$(printf %s "$answer" | jq -r '.file.url // empty' 2>/dev/null)
if [ "$status" -ne 0 ] || [ -z "$link" ]; then
  reason=$(printf %s "$answer" | jq -r '.error // empty' 2>/dev/null)
  [ -n "$reason" ] || reason=$(cat "$folder/error")
  printf '%s\n' "$reason" >&2
  tell -u critical 'Upload failed' "$reason"
  exit 1
fi
printf '%s\n' "$link"
if [ -n "$WAYLAND_DISPLAY" ]; then
  printf %s "$link" | wl-copy
elif [ -n "$DISPLAY" ]; then
  printf %s "$link" | xclip -selection clipboard
fi
tell Uploaded "$link"
`;

/** A script that uploads files and prints their links, with nothing but curl. */
export const curlScriptOf = (
  services: Pick<Services, 'config'>,
  settings: ClientSettings,
) => String.raw`${head(services, settings)}
# Usage: perch-curl.sh FILE... ; prints one link a line.
# Needs curl 7.76 or later.
${sendFunctionTo('$url?format=text')}
if [ "$#" -eq 0 ]; then
  echo 'Usage: perch-curl.sh FILE...' >&2
  exit 2
fi
failures=0
for file in "$@"; do
  if answer=$(send "$file"); then
    printf '%s\n' "$answer"
  else
    printf '%s: %s\n' "$file" "$answer" >&2
    failures=1
  fi
done
exit "$failures"
`;
