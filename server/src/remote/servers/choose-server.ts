import { RemoteFailure } from '../remote-failure.ts';
import { readSavedServers } from './saved-servers.ts';
import { parseServerAddress, tokensPage } from './server-address.ts';

/** A Perch elsewhere, and the token that it knows. */
export interface RemoteServer {
  origin: string;
  token: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The server that `--server` names, else PERCH_URL, else the default; its token is PERCH_TOKEN where that is meant for
 * it, else the one that is kept. Throws RemoteFailure.
 */
export async function chooseServer(
  environment: Environment,
  named: string | undefined,
): Promise<RemoteServer> {
  const { PERCH_URL: url = '', PERCH_TOKEN: token = '' } = environment;
  const ofEnvironment = url === '' ? undefined : parseServerAddress(url);
  const chosen = named === undefined ? ofEnvironment : parseServerAddress(named);
  // A token of the environment goes to no other server than that of the environment.
  const isMeant = token !== '' && (ofEnvironment === undefined || ofEnvironment === chosen);
  if (chosen !== undefined && isMeant) return { origin: chosen, token: checkedToken(token) };
  const kept = await readSavedServers(environment);
  const origin = chosen ?? kept.default;
  if (origin === null) {
    throw new RemoteFailure(
      'signedOut',
      'You are not signed in to a server: run perch login URL, or set PERCH_URL and PERCH_TOKEN.',
    );
  }
  if (isMeant) return { origin, token: checkedToken(token) };
  const found = kept.servers[origin];
  if (found) return { origin: parseServerAddress(origin), token: checkedToken(found.token) };
  throw new RemoteFailure(
    'signedOut',
    `You are not signed in to ${origin}: run perch login ${origin}`,
  );
}

/** A token as it can stand in a header. Throws RemoteFailure. */
export function checkedToken(text: string): string {
  const token = text.trim();
  if (/^[\x21-\x7e]{1,1024}$/.test(token)) return token;
  throw new RemoteFailure(
    'signedOut',
    'This is not a token: a token is one line without spaces, such as perch_…',
  );
}

/** A token that a server has refused. */
export const tokenRefused = (origin: string, sentence: string) =>
  `${origin} refuses the token: ${sentence} Create one at ${tokensPage(origin)}, then run perch login ${origin}`;
