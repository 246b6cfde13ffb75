import type { IdentityRow } from '../../../database/rows/sign-in-rows.ts';
import { newId } from '../../../lib/random.ts';

/** The row that links an account of a provider with this user's. */
export const identityOf = (
  { issuer, subject, name }: Pick<IdentityRow, 'issuer' | 'subject' | 'name'>,
  userId: string,
  now: number,
): IdentityRow => ({
  id: newId(),
  user_id: userId,
  issuer,
  subject,
  name,
  created_at: now,
  last_used_at: now,
});
