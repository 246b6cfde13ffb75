import type { AccountStatus, Role } from '@perch/contract/users';
import type { Transaction } from 'kysely';

import { isUniqueViolation } from '../../database/failures.ts';
import { acquireLock } from '../../database/lock.ts';
import type { Schema, UserRow } from '../../database/schema.ts';
import { addToTotal } from '../../database/totals.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/random.ts';
import { commandLineClient, type PasswordClient } from '../../passwords/hashing-flows.ts';
import type { Services } from '../../services.ts';
import { accountKey, emailKey } from './account-key.ts';

type AccountServices = Pick<Services, 'db' | 'passwords' | 'clock'>;

export interface NewUser {
  username: string;
  /** Empty for none. */
  email: string;
  /** Null for an account that signs in by other means. */
  password: string | null;
  role: Role;
  status: AccountStatus;
  /** Of the terms that it has accepted. */
  termsVersion?: number | null;
}

/** Steps that run in the transaction that inserts the account. */
interface Creation {
  client?: PasswordClient;
  /** Runs before the unique indexes are checked. */
  beforeInsert?(transaction: Transaction<Schema>): Promise<void>;
  afterInsert?(transaction: Transaction<Schema>, user: UserRow): Promise<void>;
}

/** Creates an account. Throws `taken` if another one has the username or the email. */
export async function createUser(
  services: AccountServices,
  account: NewUser,
  creation: Creation = {},
): Promise<UserRow> {
  const user = await toRow(services, account, creation.client);
  return toConflict(() =>
    services.db.transaction().execute(async (transaction) => {
      await creation.beforeInsert?.(transaction);
      await insertUser(transaction, user);
      await creation.afterInsert?.(transaction, user);
      return user;
    }),
  );
}

/** Creates the first administrator. Throws `setup_closed` if there is one, and `taken`. */
export function createFirstAdministrator(
  services: AccountServices,
  account: Omit<NewUser, 'role' | 'status'>,
  creation: Omit<Creation, 'firstly'>,
): Promise<UserRow> {
  const administrator = { ...account, role: 'admin', status: 'approved' } as const;
  return createUser(services, administrator, {
    ...creation,
    async beforeInsert(transaction) {
      // Serializes concurrent registrations with the setup link.
      await acquireLock(transaction, 'administrators', services.clock);
      if (await hasAdministrator(transaction)) {
        throw new AppError('setup_closed', (m) => m.errors.setupClosed);
      }
    },
  });
}

/** Whether an administrator exists; until then the setup link works. */
export async function hasAdministrator(db: Services['db'] | Transaction<Schema>): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

async function toRow(
  services: AccountServices,
  account: NewUser,
  client = commandLineClient,
): Promise<UserRow> {
  const { username, email, password, role, status, termsVersion = null } = account;
  const id = newId();
  return {
    ...unused,
    id,
    username,
    username_key: accountKey(username),
    email,
    // Unique; no email is equal to an id.
    email_key: email === '' ? id : emailKey(email),
    password_hash: password === null ? '' : await services.passwords.hash(password, client),
    role,
    status,
    created_at: services.clock.now(),
    terms_version: termsVersion,
  };
}

/** What an account has that was never used. */
const unused = {
  token_version: 1,
  default_token_off: 0,
  upload_count: 0,
  storage_bytes: 0,
  reserved_bytes: 0,
  quota_bytes: null,
  default_domain_id: null,
  keep_links: 0,
  language: null,
  theme: null,
  upload_defaults: null,
  page_title: null,
  page_description: null,
  page_colour: null,
  page_author: 0,
  page_components: null,
  mails_expiry: 0,
  gallery: 0,
  expiry_mailed_at: null,
  terms_version: null,
} satisfies Partial<UserRow>;

/** Takes the place of a deleted account, so that nobody can register with its name or email. */
export async function insertBlocked(
  transaction: Transaction<Schema>,
  deleted: UserRow,
): Promise<void> {
  const { id, username, username_key, email, email_key, created_at } = deleted;
  const names = { id, username, username_key, email, email_key, created_at };
  await transaction
    .insertInto('users')
    .values({ ...unused, ...names, password_hash: '', role: 'user', status: 'rejected' })
    .execute();
}

async function insertUser(transaction: Transaction<Schema>, user: UserRow): Promise<void> {
  await transaction.insertInto('users').values(user).execute();
  await addToTotal(transaction, 'users', 1);
  if (user.status === 'pending') await addToTotal(transaction, 'pending_users', 1);
}

export const takenError = (cause?: unknown) =>
  new AppError('taken', (m) => m.errors.accountTaken, { cause });

/** Throws `taken` for a violated unique index. */
export async function toConflict<T>(insert: () => Promise<T>): Promise<T> {
  try {
    return await insert();
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    throw takenError(cause);
  }
}
