import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

import { RemoteFailure } from '../remote-failure.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface Kind {
  variable: string;
  windowsVariable: string;
  /** Below the home folder. */
  unix: string;
  mac: string;
}

// XDG Base Directory 0.8 where its variables are set; else each system's own place.
const config: Kind = {
  variable: 'XDG_CONFIG_HOME',
  windowsVariable: 'APPDATA',
  unix: '.config/perch',
  mac: 'Library/Application Support/perch',
};
const state: Kind = {
  variable: 'XDG_STATE_HOME',
  windowsVariable: 'LOCALAPPDATA',
  unix: '.local/state/perch',
  mac: 'Library/Application Support/perch/state',
};

/** The folder of what a user has chosen: servers and tokens. Throws RemoteFailure. */
export const configFolder = (environment: Environment) => folderOf(config, environment);

/** The folder of uploads that can be resumed. Throws RemoteFailure. */
export const stateFolder = (environment: Environment) => folderOf(state, environment);

function folderOf(
  { variable, windowsVariable, unix, mac }: Kind,
  environment: Environment,
): string {
  const chosen = environment[variable];
  // A relative one has to be ignored.
  if (chosen !== undefined && isAbsolute(chosen)) return join(chosen, 'perch');
  if (process.platform === 'win32') {
    const own = environment[windowsVariable];
    if (own !== undefined && isAbsolute(own)) return join(own, 'perch');
  }
  return join(homeOf(environment, variable), process.platform === 'darwin' ? mac : unix);
}

function homeOf({ HOME: home }: Environment, variable: string): string {
  const folder = home === undefined || home === '' ? systemHome() : home;
  if (folder !== undefined && isAbsolute(folder)) return folder;
  throw new RemoteFailure('signedOut', `There is no home folder; set HOME or ${variable}.`);
}

function systemHome(): string | undefined {
  try {
    return homedir();
  } catch {
    // The user has no entry in the system's list of accounts.
    return undefined;
  }
}
