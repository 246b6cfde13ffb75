import type { UserRow } from '../../database/schema.ts';
import type { CurrentSettings } from './settings.ts';

/** Whether the administrators require a second factor of this account. */
export function isSecondFactorRequired(
  { role }: Pick<UserRow, 'role'>,
  { requireSecondFactor: from }: Pick<CurrentSettings, 'requireSecondFactor'>,
): boolean {
  return from === 'all' || (from === 'admins' && role === 'admin');
}
