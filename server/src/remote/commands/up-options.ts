import { uploadFlags, type UploadOptionName } from '@perch/contract/uploads/options';

import { parseOptions } from '../../lib/command-line.ts';
import { wrongUsage } from '../remote-failure.ts';

/** What `perch up` was told. */
export interface UpOptions {
  files: string[];
  server: string | undefined;
  /** The name of the one file, in place of its own. */
  name: string | undefined;
  isRecursive: boolean;
  isQuiet: boolean;
  isJson: boolean;
  asksPassword: boolean;
  passwordFile: string | undefined;
  /** How long a lost connection is tried again without any progress. */
  retryMs: number;
  /** Options of the uploads but the password, as texts. */
  options: ReadonlyMap<UploadOptionName, string>;
}

// Arguments can be read by other users of the machine: `--password` asks for it.
const argumentFlags = uploadFlags.filter(({ isSecret }) => !isSecret);

const retrySecondsDefault = 300;
const retrySecondsMax = 7 * 24 * 3600;

const ownOptions = {
  server: { type: 'string' },
  name: { type: 'string' },
  recursive: { type: 'boolean', short: 'r' },
  quiet: { type: 'boolean', short: 'q' },
  json: { type: 'boolean' },
  password: { type: 'boolean' },
  'password-file': { type: 'string' },
  'retry-seconds': { type: 'string' },
} as const;

/** Reads the arguments of `perch up`. Throws RemoteFailure and UsageError. */
export function readUpOptions(args: string[]): UpOptions {
  if (args.some((arg) => arg.startsWith('--password='))) {
    throw wrongUsage(
      'Other users of this machine can read a password given as an argument: --password asks for it, --password-file reads it.',
    );
  }
  const { values, positionals } = parseOptions({
    args,
    options: { ...optionsOfUploads(), ...ownOptions },
    allowPositionals: true,
  });
  const files = requireFiles(positionals);
  const options = new Map<UploadOptionName, string>();
  for (const { name, flag } of argumentFlags) {
    const value: unknown = Object.entries(values).find(([key]) => key === flag)?.[1];
    if (value === true) options.set(name, 'true');
    if (typeof value === 'string') options.set(name, requireLine(flag, value));
  }
  const isOne = files.length === 1 && !values.recursive;
  if (options.has('slug') && !isOne) throw wrongUsage('--slug is for one link: send one file.');
  if (values.name !== undefined && !isOne) throw wrongUsage('--name is for one file.');
  if (values.password && values['password-file'] !== undefined) {
    throw wrongUsage('Give --password or --password-file, not both.');
  }
  if (values.password && files.includes('-')) {
    throw wrongUsage(
      'The file is read from standard input: give the password with --password-file.',
    );
  }
  return {
    files,
    server: values.server,
    name: values.name === undefined ? undefined : requireLine('name', values.name),
    isRecursive: values.recursive ?? false,
    isQuiet: values.quiet ?? false,
    isJson: values.json ?? false,
    asksPassword: values.password ?? false,
    passwordFile: values['password-file'],
    retryMs: readRetrySeconds(values['retry-seconds']) * 1000,
    options,
  };
}

const optionsOfUploads = () =>
  Object.fromEntries(
    argumentFlags.map(({ flag, isSwitch }): [string, { type: 'boolean' | 'string' }] => [
      flag,
      { type: isSwitch ? 'boolean' : 'string' },
    ]),
  );

function requireFiles(files: string[]): string[] {
  if (files.length === 0)
    throw wrongUsage('Give the files: perch up FILE…, or - for standard input.');
  if (files.filter((file) => file === '-').length > 1) {
    throw wrongUsage('Standard input can only be read once: give - once.');
  }
  return files;
}

function requireLine(flag: string, value: string): string {
  if (value.trim() !== '' && !/\p{Cc}/u.test(value)) return value;
  throw wrongUsage(`--${flag} needs a value on one line.`);
}

function readRetrySeconds(text: string | undefined): number {
  if (text === undefined) return retrySecondsDefault;
  if (/^\d{1,6}$/.test(text) && Number(text) <= retrySecondsMax) return Number(text);
  throw wrongUsage(`--retry-seconds is a number from 0 to ${retrySecondsMax}.`);
}

const described: [string, string][] = [
  [
    '--server URL',
    'One of the servers that you are signed in to; else PERCH_URL, else the default.',
  ],
  ['--name NAME', 'The name of the file; for standard input, stdin or stdin.txt by default.'],
  ['-r, --recursive', 'Also uploads the files in folders; links to folders are not followed.'],
  ['--json', 'Prints one line of JSON for each file, including failures.'],
  ['-q, --quiet', 'Shows no progress.'],
  [
    `--retry-seconds N`,
    `How long to retry a lost connection without progress: ${retrySecondsDefault}; 0: not at all.`,
  ],
  ['--password', 'Asks for the password of the links; in scripts, set PERCH_LINK_PASSWORD.'],
  ['--password-file FILE', 'Reads it from the first line of a file.'],
];

const asPlain = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replaceAll('`', '')}.`;

/** The lines of `perch up --help`. */
export const upHelp: readonly string[] = [
  '',
  'Upload options:',
  ...argumentFlags.map(({ flag, isSwitch, example, description }) =>
    isSwitch
      ? `  --${flag}\n      ${asPlain(description.replace('`true`: ', ''))}`
      : `  --${flag} ${example}\n      ${asPlain(description)}`,
  ),
  'Others:',
  ...described.map(([flags, text]) => `  ${flags}\n      ${text}`),
];
