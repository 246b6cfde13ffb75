import { quoteShellWord } from '../../lib/command-line.ts';
import type { Services } from '../../services.ts';
import type { ClientSettings } from './client-settings.ts';
import { optionFields, optionsHelp, optionVariables, readOptions } from './shell-options.ts';

// Escapes a shell's ${…} within a template literal.
const dollar = '$';

// With ?format=text the response is the link or the reason, so no JSON has to be parsed. The token and
// the options are piped to curl, because other users of the machine can read arguments. -q must come first and ignores
// .curlrc. --fail-with-body keeps the reason of a refusal. No -L, which would turn a redirected upload
// into a GET. In curl's -F a quoted name may contain ; and , but a single dash would mean standard input.
const sendFunction = String.raw`
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM

has() {
  command -v "$1" >/dev/null 2>&1
}

need() {
  has "$1" && return
  printf '%s is not installed.\n' "$1" >&2
  exit 1
}

# Says why this cannot be uploaded, and succeeds then.
refused() {
  if [ -d "$1" ]; then
    printf '%s is a folder; pack it into one file first.\n' "$1"
  elif [ ! -e "$1" ]; then
    printf 'There is no file %s.\n' "$1"
  elif [ ! -r "$1" ]; then
    printf '%s cannot be read.\n' "$1"
  else
    return 1
  fi
}

${optionFields}
# Prints the link, or fails and prints why.
send() {
  case $1 in
    -*) set -- "./$1" ;;
  esac
  # The point keeps a name's last line break.
  quoted=$(printf '%s.' "$1" | sed 's/[\\"]/\\&/g')
  # The options have to come before the file that they are for.
  answer=$(settings |
    curl -q -sS --fail-with-body -K - -F "file=@\"${dollar}{quoted%.}\"" "$url" 2>"$folder/error")
  failed=$?
  if [ "$failed" -eq 0 ]; then
    case $answer in
      *[[:space:]]*) ;;
      http://* | https://*)
        printf '%s\n' "$answer"
        return 0
        ;;
    esac
    echo 'The server did not answer with a link; is this the address of Perch?'
    return 1
  fi
  case $answer in
    '{'*) answer=$(printf %s "$answer" | sed -n 's/.*"error" *: *"\([^"]*\)".*/\1/p') ;;
    # The page of something else that stands in front of Perch.
    '<'*) answer= ;;
  esac
  [ -n "$answer" ] || answer=$(cat "$folder/error")
  printf '%s\n' "$answer"
  return "$failed"
}

# Uploads files, of which - is a text from standard input, prints the link of each, and keeps them in $links and the last reason in $reason.
send_all() {
  links=
  reason=
  for file in "$@"; do
    chosen_link=$link
    if [ "$file" = - ] && [ ! -e - ]; then
      file=$folder/paste.txt
      cat >"$file"
      link=${dollar}{link:-view}
    fi
    if sentence=$(refused "$file"); then
      printf '%s\n' "$sentence" >&2
      reason=$sentence
    elif answer=$(send "$file"); then
      printf '%s\n' "$answer"
      links=$links${dollar}{links:+$newline}$answer
    else
      [ "$#" -eq 1 ] || printf '%s: ' "$file" >&2
      printf '%s\n' "$answer" >&2
      reason=$answer
    fi
    link=$chosen_link
  done
  [ -z "$reason" ]
}

newline='
'
${readOptions}
need curl`;

function head({ config }: Pick<Services, 'config'>, { apiToken, domain, options }: ClientSettings) {
  return `#!/bin/sh
# Keep this file private: it contains your API token.
url=${quoteShellWord(`${config.publicUrl}/api/upload?format=text`)}
token=${quoteShellWord(apiToken)}
${optionVariables({ ...options, ...(domain !== undefined && { domain }) })}`;
}

const screenshotSteps = String.raw`
tell() {
  if has notify-send; then notify-send "$@"; fi
}

# Whatever keeps the clipboard goes on running, so it must not hold on to this script's output.
copy_with() {
  has "$1" && printf %s "$links" | "$@" >/dev/null 2>&1
}

copy() {
  if [ "$(uname -s)" = Darwin ]; then
    copy_with pbcopy && return
  elif [ -z "$WAYLAND_DISPLAY$DISPLAY" ]; then
    # There is no screen: it is a server.
    return
  fi
  [ -n "$WAYLAND_DISPLAY" ] && copy_with wl-copy && return
  copy_with xclip -selection clipboard && return
  copy_with xsel --clipboard --input && return
  echo 'The link is not in the clipboard: that needs wl-copy, xclip or xsel.' >&2
}

if [ "$#" -eq 0 ]; then
  if [ "$(uname -s)" = Darwin ]; then set -- screencapture; else set -- flameshot; fi
fi
picture=$folder/$(date +%Y-%m-%d_%H-%M-%S).png
case $1 in
  flameshot)
    need flameshot
    flameshot gui --raw >"$picture" 2>/dev/null
    ;;
  spectacle)
    need spectacle
    spectacle -b -n -r -o "$picture"
    # A Spectacle that is running already takes the picture after this one has returned.
    tries=0
    while [ ! -s "$picture" ] && [ "$tries" -lt 120 ]; do
      sleep 0.5
      tries=$((tries + 1))
    done
    ;;
  screencapture)
    need screencapture
    screencapture -i "$picture"
    ;;
  *)
    picture=
    ;;
esac
if [ -n "$picture" ]; then
  # The choice was cancelled.
  [ -s "$picture" ] || exit 0
  set -- "$picture"
fi

send_all "$@"
failures=$?
if [ -n "$links" ]; then
  copy
  tell Uploaded "$links"
fi
[ "$failures" -eq 0 ] || tell -u critical 'Upload failed' "$reason"
exit "$failures"
`;

const curlSteps = String.raw`
if [ "$#" -eq 0 ]; then
  echo 'Usage: perch-curl.sh [OPTION...] FILE...' >&2
  exit 2
fi
send_all "$@"
`;

/** A script that uploads a screenshot or files and copies the links to the clipboard. */
export const createScreenshotScript = (
  services: Pick<Services, 'config'>,
  settings: ClientSettings,
) => `${head(services, settings)}

# Usage: perch-upload.sh [OPTION...] [flameshot | spectacle | screencapture | FILE...]
${optionsHelp}
# Needs curl 7.76 or later, and for the clipboard wl-copy, xclip, xsel or pbcopy.
${sendFunction}
${screenshotSteps}`;

/** A script that uploads files with curl and prints their links. */
export const createCurlScript = (
  services: Pick<Services, 'config'>,
  settings: ClientSettings,
) => `${head(services, settings)}

# Usage: perch-curl.sh [OPTION...] FILE...
${optionsHelp}
# Prints one link a line. Needs curl 7.76 or later.
${sendFunction}
${curlSteps}`;
