import type { NewToken, Token } from '@perch/contract/accounts/tokens';
import type { Profile } from '@perch/contract/uploads/profiles';

import type { TestServer } from '../servers/server.ts';
import type { Person } from './accounts.ts';
import { send } from './client.ts';

type Server = Pick<TestServer, 'origin'>;

/** A token as a body names it; everything but the name may be left out. */
export type TokenFields = Partial<NewToken>;

/** Makes a token, by a session that is confirmed or with the password; it must be accepted. */
export async function makeToken(
  server: Server,
  { token }: Pick<Person, 'token'>,
  fields: TokenFields = {},
): Promise<{ token: Token; secret: string }> {
  const body = { name: 'Program', ...fields };
  const answer = await send(server.origin, 'POST', '/api/tokens', { token, body });
  if (answer.status !== 201) throw new Error(`Expected 201: ${await answer.text()}`);
  return (await answer.json()).data;
}

export async function listTokens(server: Server, token: string): Promise<Token[]> {
  const answer = await send(server.origin, 'GET', '/api/tokens', { token });
  return (await answer.json()).data.tokens;
}

/** Makes a profile, which must be accepted. */
export async function makeProfile(
  server: Server,
  { token }: Pick<Person, 'token'>,
  body: Record<string, unknown>,
): Promise<Profile> {
  const answer = await send(server.origin, 'POST', '/api/profiles', { token, body });
  if (answer.status !== 201) throw new Error(`Expected 201: ${await answer.text()}`);
  return (await answer.json()).data.profile;
}
