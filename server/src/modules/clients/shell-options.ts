// The parts of the shell scripts that read options and send them with each file.

// Escapes a shell's ${…} within a template literal.
const dollar = '$';

/** A comment for the beginning of a script. */
export const optionsHelp = `# Options: --expires 7d, --max-downloads 5, --burn, --password TEXT, --slug NAME, --link raw|view, --domain NAME, --profile NAME
# As FILE, - is a text from standard input; its link leads to a page.`;

// All fields go to curl by its configuration, which other users of the machine cannot read.
export const optionFields = String.raw`# A field of the form as a line of curl's configuration; none where its text is empty.
field() {
  [ -z "$2" ] && return
  printf 'form-string = "%s=%s"\n' "$1" "$(printf %s "$2" | sed 's/[\\"]/\\&/g')"
}

settings() {
  printf 'header = "Authorization: Bearer %s"\n' "$token"
  field domain "$domain"
  field expires "$expires"
  field maxDownloads "$max_downloads"
  field burn "$burn"
  field password "$password"
  field slug "$slug"
  field link "$link"
  field profile "$profile"
}
`;

/** Takes the options off the script's arguments, up to the first that is none; `--odd.txt` is a file where there is one. */
export const readOptions = String.raw`wrong() {
  printf '%s\n' "$1" >&2
  exit 2
}

password=
slug=
while [ "$#" -gt 0 ]; do
  case $1 in
    --burn)
      burn=true
      max_downloads=
      ;;
    --domain | --expires | --max-downloads | --password | --slug | --link | --profile)
      [ -n "${dollar}{2-}" ] || wrong "$1 needs a value."
      case $2 in *"$newline"*) wrong "The value of $1 has to be one line." ;; esac
      case $1 in
        --domain) domain=$2 ;;
        --expires) expires=$2 ;;
        --max-downloads)
          max_downloads=$2
          burn=
          ;;
        --password) password=$2 ;;
        --slug) slug=$2 ;;
        --link) link=$2 ;;
        --profile) profile=$2 ;;
      esac
      shift
      ;;
    --)
      shift
      break
      ;;
    --*)
      [ -e "$1" ] && break
      wrong "There is no option $1."
      ;;
    *) break ;;
  esac
  shift
done`;
