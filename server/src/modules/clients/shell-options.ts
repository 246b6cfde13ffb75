// The parts of the shell scripts that read options and send them with each file.
import { uploadFlags, type UploadOptionName } from '@perch/contract/uploads/options';

import { quoteShellWord } from '../../lib/command-line.ts';

// Escapes a shell's ${…} within a template literal.
const dollar = '$';

/** The options as a script has them: each in a variable, which is empty where it is not given. */
const shellOptions = uploadFlags.map(({ name, flag, isSwitch, example }) => ({
  name,
  flag: `--${flag}`,
  variable: flag.replaceAll('-', '_'),
  isSwitch,
  example,
}));

/** The variables of all options; `defaults` are what a script sends where its caller does not choose. */
export const optionVariables = (
  defaults: Partial<Record<UploadOptionName, string | undefined>>,
): string =>
  shellOptions
    .map(({ name, variable }) => `${variable}=${quoteShellWord(defaults[name] ?? '')}`)
    .join('\n');

/** A comment for the beginning of a script. */
export const optionsHelp = `# Options: ${shellOptions
  .map(({ flag, isSwitch, example }) =>
    isSwitch ? flag : `${flag} ${quoteShellWord(`${example}`)}`,
  )
  .join(', ')}
# As FILE, - is a text from standard input; its link leads to a page.`;

// All fields go to curl by its configuration, which other users of the machine cannot read.
export const optionFields = String.raw`# A field of the form as a line of curl's configuration; none where its text is empty.
field() {
  [ -z "$2" ] && return
  printf 'form-string = "%s=%s"\n' "$1" "$(printf %s "$2" | sed 's/[\\"]/\\&/g')"
}

settings() {
  printf 'header = "Authorization: Bearer %s"\n' "$token"
${shellOptions.map(({ name, variable }) => `  field ${name} "$${variable}"`).join('\n')}
}
`;

// Burning is one download: either choice on the command line takes the place of both defaults.
const others: Partial<Record<UploadOptionName, string>> = {
  burn: 'max_downloads=',
  maxDownloads: 'burn=',
};

const assign = ({ name, variable }: (typeof shellOptions)[number], value: string) =>
  [`${variable}=${value}`, others[name] ?? []].flat().join('; ');

const switches = shellOptions.filter(({ isSwitch }) => isSwitch);
const valued = shellOptions.filter(({ isSwitch }) => !isSwitch);

/** Takes the options off the script's arguments, up to the first that is none; `--odd.txt` is a file where there is one. */
export const readOptions = String.raw`wrong() {
  printf '%s\n' "$1" >&2
  exit 2
}

while [ "$#" -gt 0 ]; do
  case $1 in
${switches.map((option) => `    ${option.flag}) ${assign(option, 'true')} ;;`).join('\n')}
    ${valued.map(({ flag }) => flag).join(' | ')})
      [ -n "${dollar}{2-}" ] || wrong "$1 needs a value."
      case $2 in *"$newline"*) wrong "The value of $1 must be one line." ;; esac
      case $1 in
${valued.map((option) => `        ${option.flag}) ${assign(option, '$2')} ;;`).join('\n')}
      esac
      shift
      ;;
    --)
      shift
      break
      ;;
    --*)
      [ -e "$1" ] && break
      wrong "Unknown option $1."
      ;;
    *) break ;;
  esac
  shift
done`;
