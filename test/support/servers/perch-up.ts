import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { createTemporaryFolder } from '../files/temporary-folder.ts';
import { type Ended, type PerchProcess, runToEnd, startProcess } from './process.ts';

// The command line has to do without any setting of a server, and with broken ones.
const brokenSettings = {
  DATABASE_URL: 'nonsense://',
  PORT: 'no port',
  DATA_DIR: '/dev/null/nowhere',
};

/** A machine without a server, for commands that talk to one elsewhere. */
export interface Elsewhere extends AsyncDisposable {
  folder: string;
  /** The folder of servers and tokens. */
  config: string;
  /** The folder of uploads that can go on. */
  state: string;
  /** Runs a command to its end. */
  run(args: string[], env?: Record<string, string>, input?: string): Promise<Ended>;
  start(args: string[], env?: Record<string, string>): PerchProcess;
}

export async function createElsewhere(): Promise<Elsewhere> {
  const temporary = await createTemporaryFolder();
  const folder = temporary.path;
  const folders = {
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_STATE_HOME: join(folder, 'state'),
  };
  for (const path of Object.values(folders)) await mkdir(path);
  const all = (env: Record<string, string>) => ({ ...brokenSettings, ...folders, ...env });
  return {
    folder,
    config: join(folders.XDG_CONFIG_HOME, 'perch'),
    state: join(folders.XDG_STATE_HOME, 'perch', 'uploads'),
    run: (args, env = {}, input = '') => runToEnd(args, all(env), input),
    start: (args, env = {}) => startProcess(args, all(env)),
    [Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose](),
  };
}
