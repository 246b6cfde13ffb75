import { backupCommand } from './commands/backup.ts';
import { checkCommand } from './commands/check.ts';
import type { Command, CommandContext } from './commands/command.ts';
import { doctor } from './commands/doctor.ts';
import { migrateCommand } from './commands/migrate.ts';
import { restoreCommand } from './commands/restore.ts';
import { replaceSecretCommand } from './commands/secret-replace.ts';
import { createUserCommand } from './commands/user-create.ts';
import { listUsersCommand } from './commands/user-list.ts';
import { resetPasswordCommand } from './commands/user-reset-password.ts';
import { AppError } from './errors.ts';

/** Everything that `perch` can do. */
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

/** Runs one command beside a server that may be running. Gives the exit code; throws a sentence. */
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
  const lines = commands.map(({ name, options, does }) => {
    return `  perch ${[name, options].filter(Boolean).join(' ')}\n      ${does}`;
  });
  return `Usage:\n${lines.join('\n')}`;
}
