import type { PublicSettings } from '@perch/contract/settings';
import type { User } from '@perch/contract/users';

import { formatBytes } from '../format/size.ts';
import { m } from '../language/messages.ts';

/** The account's quota, else the server's default, as text. */
export function storageLimit(
  account: User | undefined,
  settings: PublicSettings | undefined,
): string {
  const bytes = quotaOf(account, settings);
  return bytes === null ? m.controls.noLimit : formatBytes(bytes);
}

/** The account's quota, else the server's default, in bytes; null: no limit. */
export const quotaOf = (
  account: User | undefined,
  settings: PublicSettings | undefined,
): number | null => account?.quota ?? settings?.userQuota ?? null;

/** Whether the account may use the admin panel. */
export function isAdministrator(account: User | undefined): boolean {
  return account?.role === 'admin' || account?.isAdmin === true;
}
