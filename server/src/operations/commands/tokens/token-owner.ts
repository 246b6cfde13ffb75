import { ExistingEmail, ExistingUsername } from '@perch/contract/accounts/account-fields';

import type { UserRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import { accountKey } from '../../../modules/accounts/account-key.ts';
import { findUserByEmail } from '../../../modules/accounts/find-user.ts';
import type { CommandServices } from '../../../services.ts';
import { parseValues } from '../option-values.ts';

/** The options by which a command names an account. */
export const ownerOptions = {
  email: { type: 'string' },
  username: { type: 'string' },
} as const;

/** The option by which a command names this account, for a shell. */
export const optionOf = ({ username, email }: Pick<UserRow, 'username' | 'email'>): string =>
  email === '' ? `--username ${quoted(username)}` : `--email ${quoted(email)}`;

const quoted = (text: string) =>
  /^[\w.@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\\''`)}'`;

/** The account that the options name. Throws `not_found`, and UsageError without either option. */
export async function requireOwner(
  { db }: Pick<CommandServices, 'db'>,
  { email, username }: { email?: string | undefined; username?: string | undefined },
): Promise<UserRow> {
  const owner =
    username === undefined
      ? await findUserByEmail({ db }, parseValues(ExistingEmail, email))
      : await db
          .selectFrom('users')
          .selectAll()
          .where('username_key', '=', accountKey(parseValues(ExistingUsername, username)))
          .executeTakeFirst();
  if (owner) return owner;
  throw new AppError('not_found', () => `There is no account ${username ?? email}.`);
}
