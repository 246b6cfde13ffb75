import { importSources } from '@perch/contract/imports/sources';

import { runImportCommand } from './interop/imports/run-import.ts';
import {
  type CommandText,
  findQuestion,
  helpOf,
  parseOptions,
  unknownWord,
  UsageError,
} from './lib/command-line.ts';
import { findNearest } from './lib/nearest.ts';
import { versionLine } from './lib/version.ts';
import type { Command, CommandContext } from './operations/commands/command.ts';
import { remoteCommands } from './remote/remote-commands.ts';

/** Every command that runs here. Each is loaded when it is called: `perch token list` needs no importer. */
const commands: readonly Command[] = [
  {
    name: 'serve',
    options: '',
    description:
      'Starts the server with the settings from the environment; so does perch without a command.',
    // It is started before its arguments come here: these are more than it takes.
    load: async () => ({
      async run(args) {
        parseOptions({ args, options: {} });
        throw new UsageError('serve takes no arguments.');
      },
    }),
  },
  {
    name: 'setup-link',
    options: '',
    description:
      'Prints the setup link, which creates the first administrator. The server also prints it when it starts.',
    load: () => import('./operations/commands/setup-link.ts'),
  },
  {
    name: 'user create',
    options: '--username U [--email E] [--admin] [--approved] --password-stdin',
    description:
      'Creates an account; reads the password from standard input. The email may be left out with EMAIL_REQUIRED=off.',
    load: () => import('./operations/commands/users/user-create.ts'),
  },
  {
    name: 'user list',
    options: '[--json]',
    description: 'Lists all accounts, oldest first.',
    load: () => import('./operations/commands/users/user-list.ts'),
  },
  {
    name: 'user reset-password',
    options: '--email E | --username U, --password-stdin',
    description:
      'Sets a new password, read from standard input; ends the account’s sessions and API token.',
    load: () => import('./operations/commands/users/user-reset-password.ts'),
  },
  {
    name: 'user remove-second-factor',
    options: '--email E | --username U [--reason R]',
    description:
      'Removes an account’s authenticator app, recovery codes and passkeys; ends its sessions and emails its owner.',
    load: () => import('./operations/commands/users/user-remove-second-factor.ts'),
  },
  {
    name: 'user sign-in-link',
    options: '--email E | --username U',
    description:
      'Prints a link that signs the account in once within 15 minutes, even with PASSWORD_LOGIN=off; a second factor is still required.',
    load: () => import('./operations/commands/users/user-sign-in-link.ts'),
  },
  {
    name: 'token create',
    options:
      '--email E | --username U, --name N [--scopes upload,files:read] [--expires 90d] [--cidrs 203.0.113.0/24] [--profile P [--lock]] [--bytes-per-day N]',
    description: 'Creates a token for an account and prints it once.',
    load: () => import('./operations/commands/tokens/token-create.ts'),
  },
  {
    name: 'token list',
    options: '--email E | --username U [--json]',
    description: 'Lists the tokens of an account, newest first, without their secrets.',
    load: () => import('./operations/commands/tokens/token-list.ts'),
  },
  {
    name: 'token revoke',
    options: '--email E | --username U, --id ID',
    description: 'Revokes a token of an account; running servers refuse it within five seconds.',
    load: () => import('./operations/commands/tokens/token-revoke.ts'),
  },
  {
    name: 'backup',
    options: 'DIR [--keep N] [--verify]',
    description:
      'Adds a snapshot to DIR, even while the server runs; --keep N deletes older snapshots, --verify checks the files that are already in DIR.',
    load: () => import('./operations/commands/backup.ts'),
  },
  {
    name: 'restore',
    options: 'DIR [--snapshot NAME] [--without-damaged]',
    description: 'Restores the newest or the named snapshot of DIR into an empty installation.',
    load: () => import('./operations/commands/restore.ts'),
  },
  {
    name: 'check',
    options: '[--deep] [--repair [--from DIR]]',
    description:
      'Compares rows, files and totals; --deep verifies SHA-256, --repair corrects totals and removes leftovers, and with --from also restores files from a backup.',
    load: () => import('./operations/commands/check.ts'),
  },
  {
    name: 'migrate',
    options: '[--to-database URL] [--to-s3 | --to-disk]',
    description:
      'Migrates a stopped server’s rows to another database, its files to the S3 bucket in the settings or back to the disk; resumes after an interruption.',
    load: () => import('./operations/commands/migrate.ts'),
  },
  {
    name: 'import',
    options: `${importSources.join('|')} --database URL --files DIR|s3://BUCKET/PREFIX… [--host NAME]… [--link hard|copy|move] [--admins] [--owner USERNAME] [--max-views drop|page] [--file-route /u] [--link-route /go] [--ignore-column NAME]… [--strip gps|all] [--dry-run] [--report FILE]`,
    description:
      'Imports accounts, files and their links from another product, or continues an import; exits with 3 if rows were skipped.',
    load: () => import('./operations/commands/import.ts'),
  },
  {
    name: 'strip',
    options: '--user U [--all] [--dry-run]',
    description:
      'Removes the location from the photos and videos that an account has, with --all all metadata; --dry-run only counts them. Ends with 3 where a file cannot lose it.',
    load: () => import('./operations/commands/strip.ts'),
  },
  {
    name: 'settings get',
    options: '[NAME]',
    description: 'Prints every setting that can be changed in the app, or the value of one.',
    load: () => import('./operations/commands/settings/settings-get.ts'),
  },
  {
    name: 'settings set',
    options: 'NAME (VALUE | --file FILE | --default)',
    description:
      'Changes a setting; running servers apply it within two seconds. `--default` restores the default.',
    load: () => import('./operations/commands/settings/settings-set.ts'),
  },
  {
    name: 'secret replace',
    options: '[--previous-key-stdin]',
    description:
      'Accepts the current secret key for this installation; API tokens and deletion links of the previous key stop working. Authenticator apps keep working if the previous key is given on standard input.',
    load: () => import('./operations/commands/secret-replace.ts'),
  },
  {
    name: 'doctor',
    options: '[--jobs]',
    description:
      'Diagnoses the installation, with or without a running server, and reports what to change, problems first. --jobs lists every job.',
    load: () => import('./operations/commands/doctor.ts'),
  },
  {
    name: 'healthcheck',
    options: '',
    description:
      'Checks whether the server on this HOST and PORT is alive; exits with 1 if it is not.',
    load: () => import('./operations/commands/healthcheck.ts'),
  },
  {
    name: 'version',
    options: '',
    description:
      'Prints the version, and with UPDATE_CHECK_URL any newer one that the server knows.',
    load: () => import('./operations/commands/version.ts'),
  },
];

const helpText: CommandText = {
  name: 'help',
  options: '[COMMAND]',
  description: 'Lists all commands, or explains one, like --help or -h after it.',
};

const everyCommand: readonly CommandText[] = [...commands, ...remoteCommands, helpText];
const wordsOf = ({ name }: CommandText) => name.split(' ');
const seeHelp = 'perch help lists all commands.';

/** Runs one command, also while a server is running. Returns the exit code; throws errors with a sentence for the terminal. */
export async function runCommand(args: string[], context: CommandContext): Promise<number> {
  const [first = '', ...rest] = args;
  if (first === runImportCommand) {
    const { runImport } = await import('./operations/commands/run-import.ts');
    return runImport(rest, context);
  }
  const { print } = context.terminal;
  const question = findQuestion(args);
  if (first === 'help' || (first.startsWith('-') && question === 'help')) {
    for (const line of await explain(rest.filter((word) => !word.startsWith('-')))) print(line);
    return 0;
  }
  if (first.startsWith('-')) {
    if (question === undefined) {
      throw unknownWord('option', first, ['--help', '--version', '--env-file'], seeHelp);
    }
    print(versionLine);
    return 0;
  }
  const command = commands.find((each) => isNamed(each, args));
  if (!command) requireGroup(args);
  if (question === 'version') {
    print(versionLine);
    return 0;
  }
  if (question === 'help') {
    for (const line of await explain(command ? wordsOf(command) : [first])) print(line);
    return 0;
  }
  if (!command) {
    const names = groupOf(first).map((each) => wordsOf(each)[1]);
    throw new UsageError(`${first} takes one of: ${names.join(', ')}.`);
  }
  const { run } = await command.load();
  return run(args.slice(wordsOf(command).length), context);
}

const isNamed = (command: CommandText, args: readonly string[]) =>
  wordsOf(command).every((word, index) => args[index] === word);

/** The commands that begin with this word and have another one. */
const groupOf = (word: string) =>
  everyCommand.filter((each) => wordsOf(each).length > 1 && wordsOf(each)[0] === word);

/** Throws UsageError, with the nearest command, unless the first word is a group of commands and stands alone. */
function requireGroup([first = '', second]: readonly string[]): void {
  const isAlone = second === undefined || second.startsWith('-');
  const group = groupOf(first);
  if (group.length > 0 && isAlone) return;
  const names = everyCommand.map(({ name }) => name);
  const pair = `${first} ${second}`;
  if (!isAlone && (group.length > 0 || findNearest(pair, names, 2) !== undefined)) {
    throw unknownWord('command', pair, names, seeHelp);
  }
  const firstWords = everyCommand.flatMap((each) => wordsOf(each).slice(0, 1));
  throw unknownWord('command', first, [...firstWords, ...names], seeHelp);
}

/** The help for these words: for a command, for a group of commands, or for all of them. */
async function explain(words: readonly string[]): Promise<string[]> {
  const [first] = words;
  if (first === undefined) return usage();
  const command = everyCommand.find((each) => isNamed(each, words));
  if (!command) {
    requireGroup(words);
    return ['Usage:', ...groupOf(first).flatMap(linesOf)];
  }
  const remote = remoteCommands.find(({ name }) => name === command.name);
  return helpOf(command, (await remote?.load())?.help);
}

const linesOf = ({ name, options, description }: CommandText): string[] => [
  `  perch ${[name, options].filter(Boolean).join(' ')}`,
  `      ${description}`,
];

const usage = (): string[] => [
  'Usage:',
  ...everyCommand.flatMap(linesOf),
  '  perch --env-file FILE COMMAND',
  '      Reads settings from FILE first, like systemd’s EnvironmentFile=.',
  '  perch -v, perch --version',
  '      Prints the version.',
];
