import { AppError } from './lib/errors.ts';
import { backupCommand } from './operations/commands/backup.ts';
import { checkCommand } from './operations/commands/check.ts';
import type { Command, CommandContext } from './operations/commands/command.ts';
import { doctor } from './operations/commands/doctor.ts';
import { migrateCommand } from './operations/commands/migrate.ts';
import { restoreCommand } from './operations/commands/restore.ts';
import { replaceSecretCommand } from './operations/commands/secret-replace.ts';
import { createUserCommand } from './operations/commands/user-create.ts';
import { listUsersCommand } from './operations/commands/user-list.ts';
import { resetPasswordCommand } from './operations/commands/user-reset-password.ts';

/** Every command of `perch`. */
const commands: Command[] = [
  createUserCommand,
  listUsersCommand,
  resetPasswordCommand,
  backupCommand,
  restoreCommand,
  checkCommand,
  migrateCommand,
  replaceSecretCommand,
  doctor,
];

/** Runs one command, beside a server that may be running. Gives the exit code; throws errors with a sentence for the terminal. */
export async function runCommand(args: string[], context: CommandContext): Promise<number> {
  const [first] = args;
  if (first === 'help' || first === '--help') {
    context.terminal.print(usage());
    return 0;
  }
  for (const command of commands) {
    const words = command.name.split(' ');
    if (words.every((word, index) => args[index] === word)) {
      return command.run(args.slice(words.length), context);
    }
  }
  throw new AppError('invalid_request', `Unknown command: ${args.join(' ')}\n${usage()}`);
}

function usage(): string {
  const lines = commands.map(({ name, options, description }) => {
    return `  perch ${[name, options].filter(Boolean).join(' ')}\n      ${description}`;
  });
  return `Usage:\n${lines.join('\n')}`;
}
