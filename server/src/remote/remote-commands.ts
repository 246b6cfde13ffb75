import type { CommandText } from '../lib/command-line.ts';
import type { RemoteContext } from './remote-context.ts';

/** A command for a Perch that runs elsewhere: it needs no settings of a server. */
export interface RemoteCommand extends CommandText {
  /** Loads it; `run` gives the exit code and throws RemoteFailure and UsageError. */
  load(): Promise<{
    run(args: string[], context: RemoteContext): Promise<number>;
    /** More for `--help`, in lines. */
    help?: readonly string[];
  }>;
}

/** Each of them is loaded when it is called: a start is quicker. */
export const remoteCommands: readonly RemoteCommand[] = [
  {
    name: 'up',
    options: '[OPTION]… FILE…',
    description:
      'Uploads files, or - for standard input, to another Perch server and prints one link per line.',
    load: () => import('./commands/up.ts'),
  },
  {
    name: 'login',
    options: 'URL [--token-file FILE] | --list | --default URL',
    description:
      'Stores a token for another Perch server; the token is asked for, or read from standard input.',
    load: () => import('./commands/login.ts'),
  },
  {
    name: 'logout',
    options: '[URL]',
    description: 'Removes the stored token for another Perch server.',
    load: () => import('./commands/logout.ts'),
  },
  {
    name: 'whoami',
    options: '[--server URL]',
    description: 'Shows where `perch up` uploads to, and whether the token works.',
    load: () => import('./commands/whoami.ts'),
  },
];

export const isRemoteWord = (word: string | undefined): boolean =>
  remoteCommands.some(({ name }) => name === word);
