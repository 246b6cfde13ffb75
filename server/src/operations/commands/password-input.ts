import { AppError } from '../../lib/errors.ts';
import type { Terminal } from './command.ts';

/** A password never stands among the arguments, where every user of the machine could read it. */
export function readPassword(terminal: Terminal, isOnInput: boolean | undefined): string {
  if (isOnInput) return terminal.readInput().replace(/\r?\n$/, '');
  throw new AppError('invalid_request', 'Give the password on standard input (--password-stdin).');
}
