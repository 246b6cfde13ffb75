import type { Account, User } from '@perch/contract/users';

import type { UserRow } from '../../database/schema.ts';

/** An account as the API presents it to its owner. */
export const presentAccount = (
  user: UserRow,
  known: Pick<Account, 'pendingEmail' | 'termsRequired' | 'needsSecondFactor'>,
): Account => ({
  ...presentUser(user),
  ...known,
  language: user.language,
  theme: user.theme,
  termsVersion: user.terms_version,
});

/** A user as the API presents it. */
export function presentUser(user: UserRow): User {
  return {
    _id: user.id,
    username: user.username,
    email: user.email,
    role: user.role,
    isAdmin: user.role === 'admin',
    status: user.status,
    createdAt: new Date(user.created_at).toISOString(),
    uploadCount: user.upload_count,
    storage: user.storage_bytes,
    quota: user.quota_bytes,
    keepLinks: user.keep_links === 1,
  };
}
