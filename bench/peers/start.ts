import { join, resolve } from 'node:path';

import type { PeerOption } from '../options.ts';
import { MissingProgram } from '../programs.ts';
import type { Adapter, Peer } from './peer.ts';

/** Starts a product; the folder is its own, and not there yet. */
export type Starter = (folder: string) => Promise<Peer>;

/** Those whose programs are installed, ended with the stack; of the others how to get them. */
export async function startInstalledOf(
  starters: readonly Starter[],
  folder: string,
  stack: AsyncDisposableStack,
): Promise<{ peers: Peer[]; missing: string[] }> {
  const peers: Peer[] = [];
  const missing: string[] = [];
  for (const [index, start] of starters.entries()) {
    try {
      peers.push(stack.use(await start(join(folder, `peer-${index}`))));
    } catch (error) {
      if (!(error instanceof MissingProgram)) throw error;
      missing.push(error.message);
    }
  }
  return { peers, missing };
}

/** The process that another product's adapter file starts. */
export const starterOf =
  ({ name, adapter, url }: PeerOption): Starter =>
  async (folder) => {
    const module: { default: Adapter } = await import(resolve(adapter));
    return module.default({ name, folder, ...(url !== undefined && { url }) });
  };
