import type { User } from '@perch/contract/users';

/** Who may use the admin panel. */
export function isAdministrator(account: User | undefined): boolean {
  return account?.role === 'admin' || account?.isAdmin === true;
}
