import { parseArgs } from 'node:util';

import { Email, NewPassword, Username } from '@perch/contract/auth';
import { z } from 'zod';

import type { Config } from './config.ts';
import { AppError } from './errors.ts';
import { parseInput } from './http/invalid-input.ts';
import type { Log } from './log.ts';
import { createUser } from './modules/users/create-user.ts';
import { openCommandServices } from './services.ts';

export interface Terminal {
  /** Standard input to its end. */
  readInput(): string;
  print(line: string): void;
}

const usage = `Usage:
  perch user create --username U --email E [--admin] [--approved] --password-stdin`;

/** Runs one command beside a server that may be running. Gives the exit code; throws a sentence. */
export async function runCommand(
  args: string[],
  config: Config,
  log: Log,
  terminal: Terminal,
): Promise<number> {
  const [subject, verb, ...rest] = args;
  if (subject === 'user' && verb === 'create') {
    await createUserCommand(rest, config, log, terminal);
    return 0;
  }
  if (subject === 'help' || subject === '--help') {
    terminal.print(usage);
    return 0;
  }
  throw new AppError('invalid_request', `Unknown command: ${args.join(' ')}\n${usage}`);
}

const NewAccount = z.strictObject({ username: Username, email: Email, password: NewPassword });

async function createUserCommand(args: string[], config: Config, log: Log, terminal: Terminal) {
  const options = readOptions(args);
  const account = parseInput(NewAccount, {
    username: options.username,
    email: options.email,
    password: terminal.readInput().replace(/\r?\n$/, ''),
  });
  const { services, close } = await openCommandServices(config, log);
  try {
    const user = await createUser(services, {
      ...account,
      role: options.admin ? 'admin' : 'user',
      status: options.admin || options.approved ? 'approved' : 'pending',
    });
    terminal.print(`Created ${user.role} ${user.username} (${user.status}).`);
  } finally {
    await close();
  }
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      username: { type: 'string' },
      email: { type: 'string' },
      admin: { type: 'boolean' },
      approved: { type: 'boolean' },
      'password-stdin': { type: 'boolean' },
    },
  });
  if (!values['password-stdin']) {
    throw new AppError(
      'invalid_request',
      'Give the password on standard input (--password-stdin).',
    );
  }
  return values;
}
