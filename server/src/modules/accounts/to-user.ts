import type { Account, User } from '@perch/contract/users';

import type { UserRow } from '../../database/schema.ts';

/** The API's representation of an account for its owner. */
export const toAccount = (
  user: UserRow,
  known: Pick<Account, 'pendingEmail' | 'termsRequired' | 'needsSecondFactor'>,
): Account => ({
  ...toUser(user),
  ...known,
  language: user.language,
  theme: user.theme,
  termsVersion: user.terms_version,
});

/** The API's representation of an account. */
export function toUser(user: UserRow): User {
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
