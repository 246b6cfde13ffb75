import { UsageError } from '../../../lib/command-line.ts';
import type { Terminal } from '../command.ts';

/** Reads a password from standard input: other users of the machine can read arguments. */
export function readPassword(terminal: Terminal, isOnInput: boolean | undefined): string {
  if (isOnInput) return terminal.readInput().replace(/\r?\n$/, '');
  throw new UsageError('Give the password on standard input (--password-stdin).');
}
