import type { User } from '@perch/contract/users';
import type { Sentence } from '@perch/messages/catalogue';

import type { UserRow } from '../../../database/schema.ts';
import { presentUser } from '../../users/present-user.ts';

interface SignedIn {
  message: Sentence;
  token: string;
  data: { user: User };
}

/** A session that has begun, as every call that begins one answers. */
export const presentSignIn = ({ token, user }: { token: string; user: UserRow }): SignedIn => ({
  message: (m) => m.answers.signedIn,
  token,
  data: { user: presentUser(user) },
});
