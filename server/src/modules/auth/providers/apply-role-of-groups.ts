import type { UserRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { changeUser } from '../../users/change-user.ts';
import { hasAdministrator } from '../../users/create-user.ts';
import type { ProviderAccount } from './provider-account.ts';

/**
 * Makes an account an administrator's or a user's by its groups at the provider. The first administrator is
 * the operator's to choose and the last one stays one, whatever the groups.
 */
export async function applyRoleOfGroups(
  services: Services,
  { id, username, role, status }: UserRow,
  {
    issuer,
    groups,
    policy: { adminGroups },
  }: Pick<ProviderAccount, 'issuer' | 'groups' | 'policy'>,
  address: string,
): Promise<void> {
  if (adminGroups.length === 0 || status !== 'approved') return;
  const chosen = groups.some((group) => adminGroups.includes(group)) ? 'admin' : 'user';
  if (chosen === role) return;
  if (chosen === 'admin' && !(await hasAdministrator(services.db))) return;
  try {
    const reason = `by the groups at ${issuer}`;
    await changeUser(services, { id, username, address }, id, { role: chosen }, reason);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'last_administrator') throw error;
    services.log.warn('auth.last_administrator_kept', { user: id, issuer });
  }
}
