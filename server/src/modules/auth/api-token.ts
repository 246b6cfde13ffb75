import type { UserRow } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { isId } from '../../random.ts';
import { isSameSecret } from '../../secret.ts';
import type { Services } from '../../services.ts';
import { findUser } from '../users/find-user.ts';

// api_<16 characters of the user's id>_<43 characters that prove it>
const prefix = 'api_';
const idEnd = prefix.length + 16;
const tokenLength = idEnd + 1 + 43;

type Owner = Pick<UserRow, 'id' | 'token_version'>;

/** The token for ShareX and scripts: derived, so that it can be shown again without being stored. */
export function apiTokenOf({ secret }: Services, { id, token_version }: Owner): string {
  return `${prefix}${id}_${secret.derive('api-token', `${id}:${token_version}`)}`;
}

/** Whether this has the form of an API token; a session's token is shorter. */
export const isApiToken = (token: string) =>
  token.length === tokenLength && token.startsWith(prefix);

/** Whose token this is; undefined for one that was replaced or never given. */
export async function findUserByApiToken(
  services: Services,
  token: string,
): Promise<UserRow | undefined> {
  const id = token.slice(prefix.length, idEnd);
  const user = isId(id) ? await findUser(services, id) : undefined;
  return user && isSameSecret(token, apiTokenOf(services, user)) ? user : undefined;
}

/** Replaces the token: the old one stops working at once. */
export async function rotateApiToken(services: Services, userId: string): Promise<string> {
  const user = await services.db
    .updateTable('users')
    .set(({ eb }) => ({ token_version: eb('token_version', '+', 1) }))
    .where('id', '=', userId)
    .returning(['id', 'token_version'])
    .executeTakeFirst();
  if (!user) throw new AppError('not_found', 'There is no such user.');
  return apiTokenOf(services, user);
}
