import { parseOptions } from '../../lib/command-line.ts';
import { exitCodes } from '../exit-codes.ts';
import type { RemoteContext } from '../remote-context.ts';
import { RemoteFailure, wrongUsage } from '../remote-failure.ts';
import { readSavedServers, writeSavedServers } from '../servers/saved-servers.ts';
import { parseServerAddress, tokensPage } from '../servers/server-address.ts';

/** `perch logout`: forgets a token. */
export async function run(
  args: string[],
  { environment, terminal }: RemoteContext,
): Promise<number> {
  const { positionals } = parseOptions({ args, options: {}, allowPositionals: true });
  if (positionals.length > 1) throw wrongUsage('Give one server, or none for the default.');
  const [named] = positionals;
  const kept = await readSavedServers(environment);
  const origin = named === undefined ? kept.default : parseServerAddress(named);
  const { [origin ?? '']: found, ...others } = kept.servers;
  if (origin === null || !found) {
    throw new RemoteFailure('signedOut', `You are not signed in to ${origin ?? 'a server'}.`);
  }
  const [first = null] = Object.keys(others);
  const next = kept.default === origin ? first : kept.default;
  await writeSavedServers(environment, { default: next, servers: others });
  terminal.tell(
    `The token for ${origin} was removed from this machine. Revoke it at ${tokensPage(origin)}`,
  );
  if (next !== null && kept.default === origin) terminal.tell(`Files now go to ${next}.`);
  return exitCodes.done;
}
