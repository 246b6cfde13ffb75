import { usageExitCode } from '../lib/command-line.ts';

/** How `perch up` and its companions end, for scripts; docs/command-line.md has the same table. */
export const exitCodes = {
  /** Everything was sent. */
  done: 0,
  /** Some file was not sent, for a reason that has no number of its own, or for several. */
  failed: 1,
  /** The command line is wrong; no server was contacted. */
  usage: usageExitCode,
  /** No server is signed in to, or it refuses the token. */
  signedOut: 3,
  /** A file is too large, or the quota does not suffice. */
  tooLarge: 4,
  /** The server cannot be reached, or is no Perch. */
  unreachable: 5,
  /** Ctrl-C, as shells number it. */
  interrupted: 130,
} as const;

export type ExitName = keyof typeof exitCodes;
