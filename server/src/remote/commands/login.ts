import { parseOptions } from '../../lib/command-line.ts';
import { exitCodes } from '../exit-codes.ts';
import { requirePerch, requireUploadToken } from '../http/check-server.ts';
import type { RemoteContext } from '../remote-context.ts';
import { RemoteFailure, wrongUsage } from '../remote-failure.ts';
import { checkedToken } from '../servers/choose-server.ts';
import { readSavedServers, savedServersFile, writeSavedServers } from '../servers/saved-servers.ts';
import { isCleartext, parseServerAddress, tokensPage } from '../servers/server-address.ts';
import { askSecret, readSecretFile } from '../terminal/read-secret.ts';

export const help = [
  '',
  '  --token-file FILE  Reads the token from the first line of a file.',
  '  --list             Lists the servers that you are signed in to; * is the default.',
  '  --default URL      Makes one of them the default.',
  '',
  'Create the token in the web app under Settings → Tokens & profiles, with the scope "upload".',
  'In scripts, set PERCH_URL and PERCH_TOKEN instead.',
];

/** `perch login`: keeps a token that the server has accepted. */
export async function run(args: string[], context: RemoteContext): Promise<number> {
  const { values, positionals } = parseOptions({
    args,
    options: {
      'token-file': { type: 'string' },
      token: { type: 'string' },
      list: { type: 'boolean' },
      default: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [address, ...others] = positionals;
  if (values.token !== undefined || others.length > 0) {
    throw wrongUsage(
      'Other users of this machine can read a token given as an argument: leave it out to be asked for it, or use --token-file.',
    );
  }
  if (values.list) return list(context);
  if (values.default !== undefined) return makeDefault(parseServerAddress(values.default), context);
  if (address === undefined)
    throw wrongUsage('Give the server: perch login https://files.example.com');
  return login(parseServerAddress(address), values['token-file'], context);
}

async function login(
  origin: string,
  tokenFile: string | undefined,
  { environment, terminal, signal }: RemoteContext,
): Promise<number> {
  // A file that cannot be kept is told before a token is typed.
  const kept = await readSavedServers(environment);
  await requirePerch(origin, signal);
  if (isCleartext(origin)) {
    terminal.tell(`${origin} has no TLS: the token and files can be read in transit.`);
  }
  const token = checkedToken(await readToken(origin, tokenFile, { terminal }));
  await requireUploadToken({ origin, token }, signal);
  const servers = { ...kept.servers, [origin]: { token } };
  await writeSavedServers(environment, { default: origin, servers });
  terminal.tell(`Signed in to ${origin}; the token is stored in ${savedServersFile(environment)}.`);
  return exitCodes.done;
}

async function readToken(
  origin: string,
  tokenFile: string | undefined,
  { terminal }: Pick<RemoteContext, 'terminal'>,
): Promise<string> {
  if (tokenFile !== undefined) return readSecretFile(tokenFile);
  if (process.stdin.isTTY) {
    terminal.tell(`Create a token with the scope "upload": ${tokensPage(origin)}`);
  }
  return askSecret('Token: ');
}

async function list({ environment, terminal }: RemoteContext): Promise<number> {
  const kept = await readSavedServers(environment);
  for (const origin of Object.keys(kept.servers).toSorted()) {
    terminal.print(`${origin === kept.default ? '*' : ' '} ${origin}`);
  }
  return exitCodes.done;
}

async function makeDefault(
  origin: string,
  { environment, terminal }: RemoteContext,
): Promise<number> {
  const { servers } = await readSavedServers(environment);
  if (!servers[origin]) {
    throw new RemoteFailure(
      'signedOut',
      `You are not signed in to ${origin}: run perch login ${origin}`,
    );
  }
  await writeSavedServers(environment, { default: origin, servers });
  terminal.tell(`Files now go to ${origin}.`);
  return exitCodes.done;
}
