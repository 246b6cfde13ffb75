import type { Token } from '@perch/contract/accounts/tokens';

import { AppError } from '../../lib/errors.ts';
import { isId } from '../../lib/random.ts';
import type { Services } from '../../services.ts';
import { selectTokens, toToken } from './to-token.ts';

type ListServices = Pick<Services, 'db' | 'clock'>;

export const noSuchToken = () => new AppError('not_found', (m) => m.tokens.noSuchToken);

/** An account's tokens, newest first. */
export async function listTokens(services: ListServices, userId: string): Promise<Token[]> {
  const rows = await selectTokens(services.db)
    .where('tokens.user_id', '=', userId)
    .orderBy('tokens.created_at', 'desc')
    .orderBy('tokens.id', 'desc')
    .execute();
  return rows.map((row) => toToken(services, row));
}

/** One of an account's tokens. Throws `not_found`. */
export async function requireToken(
  services: ListServices,
  { id, userId }: { id: string; userId: string },
): Promise<Token> {
  const row = isId(id)
    ? await selectTokens(services.db)
        .where('tokens.id', '=', id)
        .where('tokens.user_id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw noSuchToken();
  return toToken(services, row);
}
