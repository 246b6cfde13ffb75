import type { Identity } from '@perch/contract/accounts/identities';

import { recordAudit } from '../../../audit.ts';
import type { Config } from '../../../config/config.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { subjectOf } from '../../accounts/change-user.ts';
import {
  actorOfCall,
  requireConfirmation,
  type SensitiveCall,
} from '../confirmation/confirmation.ts';
import { requireWayIn } from '../second-factors/require-way-in.ts';

/** The user's accounts at other providers, in the order in which they were linked. */
export async function listIdentities(
  { db, config }: Pick<Services, 'db' | 'config'>,
  userId: string,
): Promise<Identity[]> {
  const rows = await db
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    provider: providerNameOf(config, row.issuer),
    name: row.name,
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
  }));
}

function providerNameOf({ oidc }: Pick<Config, 'oidc'>, issuer: string): string {
  if (!URL.canParse(issuer)) return issuer;
  const { href, host } = new URL(issuer);
  if (oidc && new URL(oidc.issuer).href === href) return oidc.name;
  return host || issuer;
}

/** Unlinks an account of the caller's. Throws `not_found`, `last_sign_in_method`, and what `requireConfirmation` throws. */
export async function removeIdentity(
  services: Services,
  call: SensitiveCall,
  id: string,
): Promise<void> {
  const asConfirmed = await requireConfirmation(services, call);
  await asConfirmed(async (transaction, user) => {
    const removed = await transaction
      .deleteFrom('identities')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returning(['issuer', 'name'])
      .executeTakeFirst();
    if (!removed) throw new AppError('not_found', (m) => m.signIn.noSuchIdentity);
    await requireWayIn(transaction, services, user.id);
    await recordAudit(transaction, services.clock, {
      actor: actorOfCall(call),
      action: 'user.identity_removed',
      subject: subjectOf(user),
      detail: `${removed.issuer} ${removed.name}`,
    });
  });
}
