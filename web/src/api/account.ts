import type { PublicSettings } from '@perch/contract/settings';
import { formatBytes } from '@perch/contract/size';
import type { User } from '@perch/contract/users';

/** The account's quota, else the server's default, as text; `None` without a limit. */
export function storageLimit(
  account: User | undefined,
  settings: PublicSettings | undefined,
): string {
  const bytes = account?.quota ?? settings?.userQuota ?? null;
  return bytes === null ? 'None' : formatBytes(bytes);
}

/** Whether the account may use the admin panel. */
export function isAdministrator(account: User | undefined): boolean {
  return account?.role === 'admin' || account?.isAdmin === true;
}
