import { recordAudit } from '../../../audit.ts';
import type { UserRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { subjectOf } from '../../users/change-user.ts';
import type { ProviderAccount } from './provider-account.ts';

/** Throws `provider_refused`, and audits it, for an account in none of the allowed groups. */
export async function requireAllowedGroup(
  { db, clock }: Services,
  { issuer, subject, name, groups, policy: { allowedGroups } }: ProviderAccount,
  known: UserRow | undefined,
  address: string,
): Promise<void> {
  if (allowedGroups.length === 0 || groups.some((group) => allowedGroups.includes(group))) return;
  await recordAudit(db, clock, {
    actor: null,
    action: 'user.provider_refused',
    subject: known ? subjectOf(known) : { type: 'user', id: '', name },
    address,
    detail: `${issuer} ${subject}: in none of the allowed groups`,
  });
  throw new AppError('provider_refused', (m) => m.signIn.providerRefused);
}
