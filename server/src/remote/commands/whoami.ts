import { parseOptions } from '../../lib/command-line.ts';
import { exitCodes } from '../exit-codes.ts';
import { findUsername, requirePerch, requireUploadToken } from '../http/check-server.ts';
import type { RemoteContext } from '../remote-context.ts';
import { chooseServer } from '../servers/choose-server.ts';

/** `perch whoami`: the server and, where the token may read it, the account. */
export async function run(
  args: string[],
  { environment, terminal, signal }: RemoteContext,
): Promise<number> {
  const { values } = parseOptions({ args, options: { server: { type: 'string' } } });
  const server = await chooseServer(environment, values.server);
  const { version } = await requirePerch(server.origin, signal);
  await requireUploadToken(server, signal);
  const username = await findUsername(server, signal);
  const account = username === undefined ? '' : `${username} at `;
  terminal.print(`${account}${server.origin} (Perch ${version}); the token may upload`);
  return exitCodes.done;
}
