import type { User } from '@perch/contract/users';

import { m } from '../../../language/messages.ts';

/** The username, with the email where the account has one. */
export const titleOf = ({ username, email }: User): string =>
  email === '' ? username : m.users.nameAndEmail({ name: username, email });
