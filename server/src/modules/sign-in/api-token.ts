import { type Actor, recordAudit } from '../../audit.ts';
import type { UserRow } from '../../database/schema.ts';
import { isSameSecret } from '../../installation/secret-key.ts';
import { isId } from '../../lib/random.ts';
import type { Services } from '../../services.ts';
import { findUser } from '../accounts/find-user.ts';
import {
  actorOfCall,
  requireConfirmation,
  type SensitiveCall,
} from './confirmation/confirmation.ts';

// api_<user id, 16 characters>_<HMAC, 43 characters>
const prefix = 'api_';
const idEnd = prefix.length + 16;
const tokenLength = idEnd + 1 + 43;

type Owner = Pick<UserRow, 'id' | 'token_version'>;

/** The Default token for ShareX and scripts, derived by HMAC so that it can be shown again without being stored. */
export function apiTokenOf({ secret }: Services, { id, token_version }: Owner): string {
  return `${prefix}${id}_${secret.derive('api-token', `${id}:${token_version}`)}`;
}

/** Whether the token has the form of an API token; session tokens are shorter. */
export const isApiToken = (token: string) =>
  token.length === tokenLength && token.startsWith(prefix);

/** The token's owner; undefined for a token that was replaced, is switched off or never was issued. */
export async function findUserByApiToken(
  services: Services,
  token: string,
): Promise<UserRow | undefined> {
  const id = token.slice(prefix.length, idEnd);
  const user = isId(id) ? await findUser(services, id) : undefined;
  const isOn = user?.default_token_off === 0;
  return isOn && isSameSecret(token, apiTokenOf(services, user)) ? user : undefined;
}

/** Replaces the API token, even a disabled one; the old one stops working immediately. Throws what `requireConfirmation` throws. */
export async function rotateApiToken(services: Services, call: SensitiveCall): Promise<string> {
  const asConfirmed = await requireConfirmation(services, call);
  return asConfirmed(async (transaction, { id, username }) => {
    const user = await transaction
      .updateTable('users')
      .set(({ eb }) => ({ token_version: eb('token_version', '+', 1), default_token_off: 0 }))
      .where('id', '=', id)
      .returning(['id', 'token_version'])
      .executeTakeFirstOrThrow();
    await recordAudit(transaction, services.clock, {
      actor: actorOfCall(call),
      action: 'user.token_replaced',
      subject: { type: 'user', id, name: username },
    });
    return apiTokenOf(services, user);
  });
}

/** Switches the Default token off, until it is replaced. */
export async function disableApiToken(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const disabled = await transaction
      .updateTable('users')
      .set({ default_token_off: 1 })
      .where('id', '=', actor.id)
      .where('default_token_off', '=', 0)
      .returning('username')
      .executeTakeFirst();
    if (!disabled) return;
    await recordAudit(transaction, clock, {
      actor,
      action: 'user.token_disabled',
      subject: { type: 'user', id: actor.id, name: disabled.username },
    });
  });
}
