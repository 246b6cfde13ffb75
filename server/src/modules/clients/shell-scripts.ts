import type { Services } from '../../services.ts';
import type { ClientSettings } from './client-settings.ts';

/** One word of a shell's command, whatever is in it. */
export const shellWord = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

// The answer is the bare link or the bare reason, so no JSON has to be read. The token goes to curl
// through a pipe: arguments can be read by everybody on the same machine. --fail-with-body keeps the
// reason of a refusal; there is no -L, which would turn a redirected upload into a GET.
const sendFunction = String.raw`
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT

# Prints the link, or fails and prints why.
send() {
  quoted=$(printf %s "$1" | sed 's/[\\"]/\\&/g')
  set -- -sS --fail-with-body -F "file=@\"$quoted\""
  [ -n "$domain" ] && set -- --form-string "domain=$domain" "$@"
  answer=$(printf 'header = "Authorization: Bearer %s"\n' "$token" |
    curl -K - "$@" "$url" 2>"$folder/error")
  failed=$?
  [ -n "$answer" ] || answer=$(cat "$folder/error")
  printf '%s\n' "$answer"
  return "$failed"
}`;

function head({ config }: Pick<Services, 'config'>, { apiToken, domain }: ClientSettings) {
  return `#!/bin/sh
# Keep this file to yourself: it holds your API token.
url=${shellWord(`${config.publicUrl}/api/upload?format=text`)}
token=${shellWord(apiToken)}
domain=${shellWord(domain ?? '')}`;
}

const screenshotSteps = String.raw`
tell() {
  if command -v notify-send >/dev/null 2>&1; then notify-send "$@"; fi
}

need() {
  command -v "$1" >/dev/null 2>&1 && return
  printf '%s is not installed.\n' "$1" >&2
  exit 1
}

file=$folder/$(date +%Y-%m-%d_%H-%M-%S).png
program=$1
[ -n "$program" ] || program=flameshot
case $program in
  flameshot)
    need flameshot
    flameshot gui --raw >"$file" 2>/dev/null
    ;;
  spectacle)
    need spectacle
    spectacle -b -n -r -o "$file"
    # A Spectacle that is running already takes the picture after this one has returned.
    tries=0
    while [ ! -s "$file" ] && [ "$tries" -lt 120 ]; do
      sleep 0.5
      tries=$((tries + 1))
    done
    ;;
  *)
    file=$program
    if [ ! -f "$file" ]; then
      printf 'There is no file %s.\n' "$file" >&2
      exit 1
    fi
    ;;
esac
# The choice was cancelled. A file that was named may be empty.
[ -s "$file" ] || [ "$file" = "$program" ] || exit 0

if ! link=$(send "$file"); then
  printf '%s\n' "$link" >&2
  tell -u critical 'Upload failed' "$link"
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

const curlSteps = String.raw`
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

/** A script that takes a screenshot, or a file, and puts the link into the clipboard. */
export const screenshotScriptOf = (
  services: Pick<Services, 'config'>,
  settings: ClientSettings,
) => `${head(services, settings)}

# Usage: perch-upload.sh [flameshot | spectacle | FILE]
# Needs curl 7.76 or later, and for the clipboard wl-copy or xclip.
${sendFunction}
${screenshotSteps}`;

/** A script that uploads files and prints their links, with nothing but curl. */
export const curlScriptOf = (
  services: Pick<Services, 'config'>,
  settings: ClientSettings,
) => `${head(services, settings)}

# Usage: perch-curl.sh FILE...
# Prints one link a line. Needs curl 7.76 or later.
${sendFunction}
${curlSteps}`;
