import { Email } from '@perch/contract/accounts/account-fields';

import { recordAudit } from '../../../audit.ts';
import type { UserRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { emailKeys } from '../../users/account-key.ts';
import { requireUser, subjectOf } from '../../users/change-user.ts';
import { takenError } from '../../users/create-user.ts';
import { lockUser } from '../../users/lock-user.ts';
import type { SessionOrigin } from '../session/sessions.ts';
import { applyRoleOfGroups } from './apply-role-of-groups.ts';
import { asName } from './as-name.ts';
import { createProviderAccount } from './create-provider-account.ts';
import { findUserOfIdentity } from './find-user-of-identity.ts';
import { identityOf } from './identity-of.ts';
import type { ProviderAccount } from './provider-account.ts';
import { requireAllowedGroup } from './require-allowed-group.ts';

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
