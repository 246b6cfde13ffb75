import { Email } from '@perch/contract/accounts/account-fields';
import type { Transaction } from 'kysely';

import { recordAudit } from '../../../audit.ts';
import type { IdentityRow } from '../../../database/rows/sign-in-rows.ts';
import type { Schema, UserRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import { newId } from '../../../lib/random.ts';
import type { Services } from '../../../services.ts';
import { emailKeys } from '../../accounts/account-key.ts';
import { changeUser, requireUser, subjectOf } from '../../accounts/change-user.ts';
import { createUser, hasAdministrator, takenError } from '../../accounts/create-user.ts';
import { lockUser } from '../../accounts/lock-user.ts';
import { recordRegistration } from '../registration/register.ts';
import { recordRegistrationNews } from '../registration/registration-mail.ts';
import type { SessionOrigin } from '../session/sessions.ts';
import { findFreeUsername } from './free-username.ts';

/** What an operator lets a provider decide. */
interface ProviderPolicy {
  /** Compared exactly; empty: every account of the provider may sign in. */
  allowedGroups: readonly string[];
  /** Their members are administrators, and others are not; empty: roles are not the provider's. */
  adminGroups: readonly string[];
  /** Whether an account with the same email is entered where the provider has verified it. */
  linksVerifiedEmail: boolean;
}

/** An account at a provider that has just proven to be the client's. */
export interface ProviderAccount {
  issuer: string;
  subject: string;
  /** What the owner recognizes it by. */
  name: string;
  /** Empty where the provider names none. */
  email: string;
  isEmailVerified: boolean;
  /** The name that a new account would like to have; empty where the provider names none. */
  username: string;
  groups: readonly string[];
  policy: ProviderPolicy;
}

// Each try finds a name or an identity that a request at the same time has taken.
const triesMax = 5;

/**
 * The account that is linked with the provider's: a new one where there is none, as the registration mode
 * says. Its role follows the groups. It may be one that must not sign in, which `finishSignIn` refuses.
 * Throws `provider_refused`, `registration_closed`, `invite_invalid`, and `taken` where another account has
 * the email: its owner links it while signed in.
 */
export async function signInWithProvider(
  services: Services,
  proven: ProviderAccount,
  from: SessionOrigin,
): Promise<UserRow> {
  const account = { ...proven, name: asName(proven) };
  const known = await findUserOfIdentity(services, account);
  await requireAllowedGroup(services, account, known, from.address);
  const user =
    (known && (await touchIdentity(services, account, known))) ??
    (await enterFirstTime(services, account, from));
  await applyRoleOfGroups(services, user, account, from.address);
  return requireUser(services.db, user.id);
}

/** Undefined if the identity was removed meanwhile. */
async function touchIdentity(
  { db, clock }: Services,
  { issuer, subject, name }: ProviderAccount,
  user: UserRow,
): Promise<UserRow | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('identities')
    .set({ name, last_used_at: clock.now() })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? undefined : user;
}

async function enterFirstTime(
  services: Services,
  account: ProviderAccount,
  from: SessionOrigin,
): Promise<UserRow> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await linkOrCreate(services, account, from);
    } catch (error) {
      const isTaken = error instanceof AppError && error.code === 'taken';
      if (!isTaken || tries === triesMax) throw error;
      // In a transaction, so that it comes after the one that was first, also on SQLite.
      const linked = await services.db
        .transaction()
        .execute((db) => findUserOfIdentity({ db }, account));
      if (linked) return linked;
      // The name may have been taken, which the next try sees; an email that was not, stays so.
      if (error.cause === undefined) throw error;
    }
  }
}

async function linkOrCreate(
  services: Services,
  account: ProviderAccount,
  from: SessionOrigin,
): Promise<UserRow> {
  const email = Email.safeParse(account.email).data ?? '';
  const holders = email === '' ? [] : await findHolders(services, account.email);
  if (holders.length === 0) {
    return createProviderAccount(services, { ...account, email }, from.address);
  }
  const [holder] = holders;
  const { linksVerifiedEmail } = account.policy;
  const isCertain = linksVerifiedEmail && account.isEmailVerified && holders.length === 1;
  // A provider that errs about an email must not become an administrator by it.
  if (!holder || !isCertain || holder.role === 'admin') throw takenError();
  return linkIdentity(services, holder, account, from.address);
}

/** The accounts with this email in any notation. */
function findHolders({ db }: Services, email: string): Promise<UserRow[]> {
  const keys = emailKeys(email);
  return db.selectFrom('users').selectAll().where('email_key', 'in', keys).execute();
}

/** Links the account of a provider with this one. Throws `taken` if it is linked with another one. */
async function linkIdentity(
  { db, clock }: Services,
  { id, email_key }: UserRow,
  account: ProviderAccount,
  address: string,
): Promise<UserRow> {
  return db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, { id, email_key });
    if (!user || user.role === 'admin') throw takenError('changed meanwhile');
    const inserted = await transaction
      .insertInto('identities')
      .values(identityOf(account, user.id, clock.now()))
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) throw takenError('linked meanwhile');
    await recordAudit(transaction, clock, {
      actor: { id: user.id, username: user.username, address },
      action: 'user.identity_linked',
      subject: subjectOf(user),
      detail: `${account.issuer} ${account.name}, by its verified email`,
    });
    return user;
  });
}

/**
 * Links an account of a provider with the account of a session that was confirmed when this began. Throws
 * `sign_in_expired` if the session has ended, `taken` if another account has the identity,
 * `provider_refused`.
 */
export async function linkForSession(
  services: Services,
  session: { id: string; userId: string },
  account: ProviderAccount,
  address: string,
): Promise<void> {
  const { db, clock } = services;
  const name = asName(account);
  const { issuer, subject } = account;
  await requireAllowedGroup(services, { ...account, name }, undefined, address);
  await db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, { id: session.userId, status: 'approved' });
    const alive = await transaction
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', session.id)
      .where('user_id', '=', session.userId)
      .where('expires_at', '>', clock.now())
      .executeTakeFirst();
    if (!user || !alive) throw new AppError('sign_in_expired', (m) => m.signIn.expired);
    const linked = await transaction
      .insertInto('identities')
      .values({
        ...identityOf({ issuer, subject, name }, user.id, clock.now()),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!linked) {
      const holder = await transaction
        .selectFrom('identities')
        .select('user_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      if (holder?.user_id === user.id) return;
      throw new AppError('taken', (m) => m.signIn.identityTaken);
    }
    await recordAudit(transaction, clock, {
      actor: { id: user.id, username: user.username, address },
      action: 'user.identity_linked',
      subject: subjectOf(user),
      detail: `${issuer} ${name}`,
    });
  });
}

/**
 * Creates an account without a password, linked with the provider's. Throws `registration_closed`,
 * `invite_invalid`, and `taken`, with a cause, for a name, an email or an identity that was taken meanwhile.
 */
async function createProviderAccount(
  services: Services,
  { issuer, subject, name, email, username }: ProviderAccount,
  address: string,
): Promise<UserRow> {
  const { registration: mode } = services.settings.current();
  if (mode === 'closed') {
    throw new AppError('registration_closed', (m) => m.errors.registrationClosed);
  }
  if (mode === 'invite') throw new AppError('invite_invalid', (m) => m.errors.inviteRequired);
  const { clock } = services;
  const status = mode === 'open' ? 'approved' : 'pending';
  const free = await findFreeUsername(services, [username, email, name]);
  const user = await createUser(
    services,
    { username: free, email, password: null, role: 'user', status },
    {
      async afterInsert(transaction, created) {
        await transaction
          .insertInto('identities')
          .values(identityOf({ issuer, subject, name }, created.id, clock.now()))
          .execute();
        await recordRegistration(transaction, clock, created, address);
        if (status === 'pending') await recordRegistrationNews(transaction, services, created.id);
      },
    },
  );
  await services.events.publish({ kind: 'user.registered', user });
  return user;
}

/**
 * Makes an account an administrator's or a user's by its groups at the provider. The first administrator is
 * the operator's to choose and the last one stays one, whatever the groups.
 */
async function applyRoleOfGroups(
  services: Services,
  { id, username, role, status }: UserRow,
  {
    issuer,
    groups,
    policy: { adminGroups },
  }: Pick<ProviderAccount, 'issuer' | 'groups' | 'policy'>,
  address: string,
): Promise<void> {
  if (adminGroups.length === 0 || status !== 'approved') return;
  const chosen = groups.some((group) => adminGroups.includes(group)) ? 'admin' : 'user';
  if (chosen === role) return;
  if (chosen === 'admin' && !(await hasAdministrator(services.db))) return;
  try {
    const reason = `by the groups at ${issuer}`;
    await changeUser(services, { id, username, address }, id, { role: chosen }, reason);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'last_administrator') throw error;
    services.log.warn('auth.last_administrator_kept', { user: id, issuer });
  }
}

/** Throws `provider_refused`, and audits it, for an account in none of the allowed groups. */
async function requireAllowedGroup(
  { db, clock }: Services,
  { issuer, subject, name, groups, policy: { allowedGroups } }: ProviderAccount,
  known: UserRow | undefined,
  address: string,
): Promise<void> {
  if (allowedGroups.length === 0 || groups.some((group) => allowedGroups.includes(group))) return;
  await recordAudit(db, clock, {
    actor: null,
    action: 'user.provider_refused',
    subject: known ? subjectOf(known) : { type: 'user', id: '', name },
    address,
    detail: `${issuer} ${subject}: in none of the allowed groups`,
  });
  throw new AppError('provider_refused', (m) => m.signIn.providerRefused);
}

/** The account that is linked with this one of a provider. */
export function findUserOfIdentity(
  { db }: { db: Services['db'] | Transaction<Schema> },
  { issuer, subject }: Pick<ProviderAccount, 'issuer' | 'subject'>,
): Promise<UserRow | undefined> {
  return db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .selectAll('users')
    .where('identities.issuer', '=', issuer)
    .where('identities.subject', '=', subject)
    .executeTakeFirst();
}

/** The row that links an account of a provider with this user's. */
const identityOf = (
  { issuer, subject, name }: Pick<IdentityRow, 'issuer' | 'subject' | 'name'>,
  userId: string,
  now: number,
): IdentityRow => ({
  id: newId(),
  user_id: userId,
  issuer,
  subject,
  name,
  created_at: now,
  last_used_at: now,
});

const nameLengthMax = 254;

/** In one line of bounded length, as the database takes it. */
const asName = ({ name, subject }: Pick<ProviderAccount, 'name' | 'subject'>): string =>
  (name || subject)
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, nameLengthMax)
    .toWellFormed();
