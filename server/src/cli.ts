import { AppError } from './lib/errors.ts';
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

/** Every command of `perch`. */
const commands: Command[] = [
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

/** Runs one command, beside a server that may be running. Gives the exit code; throws errors with a sentence for the terminal. */
export async function runCommand(args: string[], context: CommandContext): Promise<number> {
  const [first] = args;
  if (first === 'help' || first === '--help') {
    context.terminal.print(usage());
    return 0;
  }
  if (first === '--version') return runCommand(['version', ...args.slice(1)], context);
  if (first === runImportWord) return runImport(args.slice(1), context);
  for (const command of commands) {
    const words = command.name.split(' ');
    if (words.every((word, index) => args[index] === word)) {
      return command.run(args.slice(words.length), context);
    }
  }
  throw new AppError('invalid_request', () => `Unknown command: ${args.join(' ')}\n${usage()}`);
}

function usage(): string {
  const lines = [...commands, ...remoteCommands].map(({ name, options, description }) => {
    return `  perch ${[name, options].filter(Boolean).join(' ')}\n      ${description}`;
  });
  return `Usage:\n  perch [serve]\n      Starts the server, with the settings of the environment.\n  perch --env-file FILE COMMAND\n      Reads settings from FILE first, as systemd's EnvironmentFile= does.\n${lines.join('\n')}`;
}
