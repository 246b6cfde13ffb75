import type { PublicSettings } from '@perch/contract/settings';
import { formatBytes } from '@perch/contract/size';
import type { User } from '@perch/contract/users';

/** How much may be stored, for people to read: the account's own quota, else the server's for all. */
export function storageLimit(
  account: User | undefined,
  settings: PublicSettings | undefined,
): string {
  const bytes = account?.quota ?? settings?.userQuota ?? null;
  return bytes === null ? 'None' : formatBytes(bytes);
}

/** Who may use the admin panel. */
export function isAdministrator(account: User | undefined): boolean {
  return account?.role === 'admin' || account?.isAdmin === true;
}
