import { join } from 'node:path';

import { z } from 'zod';

import { RemoteFailure } from '../remote-failure.ts';
import { readOwnFile, writeOwnFile } from './own-file.ts';
import { configFolder } from './own-folders.ts';

const SavedServers = z.object({
  /** The origin of the server that is meant where none is named. */
  default: z.string().nullable(),
  /** By their origins. */
  servers: z.record(z.string(), z.object({ token: z.string() })),
});

export type SavedServers = z.infer<typeof SavedServers>;

type Environment = Readonly<Record<string, string | undefined>>;

/** The file of servers and tokens. */
export const savedServersFile = (environment: Environment) =>
  join(configFolder(environment), 'servers.json');

/** The servers that were signed in to. Throws RemoteFailure where the file is broken or open to others. */
export async function readSavedServers(environment: Environment): Promise<SavedServers> {
  const path = savedServersFile(environment);
  const text = await readOwnFile(path);
  if (text === undefined) return { default: null, servers: {} };
  const { data } = SavedServers.safeParse(parsed(text));
  if (data) return data;
  throw new RemoteFailure(
    'signedOut',
    `${path} is damaged; remove it, then sign in again with perch login.`,
  );
}

/** Writes them, whole or not at all. Throws RemoteFailure. */
export const writeSavedServers = (environment: Environment, servers: SavedServers) =>
  writeOwnFile(savedServersFile(environment), `${JSON.stringify(servers, null, 2)}\n`);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
