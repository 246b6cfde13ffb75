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
import { runImportWord } from './modules/imports/run-import.ts';
import { backupCommand } from './operations/commands/backup.ts';
import { checkCommand } from './operations/commands/check.ts';
import type { Command, CommandContext } from './operations/commands/command.ts';
import { doctor } from './operations/commands/doctor.ts';
import { healthcheckCommand } from './operations/commands/healthcheck.ts';
import { importCommand } from './operations/commands/import.ts';
import { migrateCommand } from './operations/commands/migrate.ts';
import { restoreCommand } from './operations/commands/restore.ts';
import { runImport } from './operations/commands/run-import.ts';
import { replaceSecretCommand } from './operations/commands/secret-replace.ts';
import { getSettingsCommand } from './operations/commands/settings/settings-get.ts';
import { setSettingsCommand } from './operations/commands/settings/settings-set.ts';
import { setupLinkCommand } from './operations/commands/setup-link.ts';
import { createTokenCommand } from './operations/commands/tokens/token-create.ts';
import { listTokensCommand } from './operations/commands/tokens/token-list.ts';
import { revokeTokenCommand } from './operations/commands/tokens/token-revoke.ts';
import { createUserCommand } from './operations/commands/users/user-create.ts';
import { listUsersCommand } from './operations/commands/users/user-list.ts';
import { removeSecondFactorCommand } from './operations/commands/users/user-remove-second-factor.ts';
import { resetPasswordCommand } from './operations/commands/users/user-reset-password.ts';
import { signInLinkCommand } from './operations/commands/users/user-sign-in-link.ts';
import { versionCommand } from './operations/commands/version.ts';
import { remoteCommands } from './remote/remote-commands.ts';

/** The server itself, which is started before its arguments come here: these are more than it takes. */
const serveCommand: Command = {
  name: 'serve',
  options: '',
  description: 'Starts the server with the settings of the environment, as does perch alone.',
  async run(args) {
    parseOptions({ args, options: {} });
    throw new UsageError('serve takes no arguments.');
  },
};

/** Every command that runs here. */
const commands: Command[] = [
  serveCommand,
  setupLinkCommand,
  createUserCommand,
  listUsersCommand,
  resetPasswordCommand,
  removeSecondFactorCommand,
  signInLinkCommand,
  createTokenCommand,
  listTokensCommand,
  revokeTokenCommand,
  backupCommand,
  restoreCommand,
  checkCommand,
  migrateCommand,
  importCommand,
  getSettingsCommand,
  setSettingsCommand,
  replaceSecretCommand,
  doctor,
  healthcheckCommand,
  versionCommand,
];

const helpText: CommandText = {
  name: 'help',
  options: '[COMMAND]',
  description: 'Lists all commands, or explains one; so does --help or -h after it.',
};

const everyCommand: readonly CommandText[] = [...commands, ...remoteCommands, helpText];
const wordsOf = ({ name }: CommandText) => name.split(' ');
const seeHelp = 'perch help lists all commands.';

/** Runs one command, beside a server that may be running. Gives the exit code; throws errors with a sentence for the terminal. */
export async function runCommand(args: string[], context: CommandContext): Promise<number> {
  const [first = '', ...rest] = args;
  if (first === runImportWord) return runImport(rest, context);
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
  return command.run(args.slice(wordsOf(command).length), context);
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
  '      Reads settings from FILE first, as systemd’s EnvironmentFile= does.',
  '  perch -v, perch --version',
  '      Prints the version.',
];
