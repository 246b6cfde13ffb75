import type { PublicSettings } from '@perch/contract/settings';
import type { Account, User } from '@perch/contract/users';

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

/** Why an account may not use the app yet; undefined where it may. */
export function obstacleOf({
  status,
  termsRequired,
  needsSecondFactor,
}: Pick<Account, 'status' | 'termsRequired' | 'needsSecondFactor'>) {
  if (status !== 'approved') return { kind: 'pending' } as const;
  // An answer without the fields, as of a server before an update, asks for nothing.
  if (typeof termsRequired === 'number') return { kind: 'terms', version: termsRequired } as const;
  return needsSecondFactor === true ? ({ kind: 'second factor' } as const) : undefined;
}
