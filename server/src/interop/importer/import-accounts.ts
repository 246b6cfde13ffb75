import { Email, Username } from '@perch/contract/accounts/account-fields';
import type { Transaction } from 'kysely';

import { recordAudit } from '../../audit.ts';
import type { Schema, UserRow } from '../../database/schema.ts';
import { emailKeys } from '../../modules/accounts/account-key.ts';
import { createUser } from '../../modules/accounts/create-user.ts';
import { findFreeUsername } from '../../modules/sign-in/providers/free-username.ts';
import { sealTotpSecret } from '../../modules/sign-in/second-factors/totp-secret.ts';
import { isKnownHash } from '../../passwords/hash-forms.ts';
import type { ImportRun } from './import-run.ts';
import { importToken, reportTokenSettings } from './import-tokens.ts';
import { findImported } from './imported-rows.ts';
import type { SourceAccount } from './source.ts';

/** Imports all accounts; gives the id that each has here, by its key in the source. */
export async function importAccounts(run: ImportRun): Promise<Map<string, string>> {
  const { report, services, importId, source } = run;
  const ids = new Map<string, string>();
  for await (const read of source.accounts()) {
    report.count('accounts', 'found');
    await run.onProgress(0);
    if ('problem' in read) {
      const sentence = `it cannot be read: ${read.problem}`;
      report.skip('accounts', read.key, { reason: 'unreadable', sentence });
      continue;
    }
    const known = await findImported(services.db, importId, 'account', [read.key]);
    const id = known.get(read.key);
    if (id === undefined) {
      ids.set(read.key, await importAccount(run, read));
      report.count('accounts', 'imported');
    } else {
      report.count('accounts', 'known');
      if (await exists(run, id)) ids.set(read.key, id);
    }
    await importToken(run, read, ids.get(read.key));
  }
  reportTokenSettings(run);
  return ids;
}

const exists = async ({ services: { db } }: ImportRun, id: string) =>
  (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

async function importAccount(run: ImportRun, account: SourceAccount): Promise<string> {
  const { services, report, isDryRun } = run;
  const username = await chooseUsername(run, account);
  const email = await chooseEmail(run, account);
  const hash = chooseHash(run, account);
  const totp = chooseTotpSecret(run, account);
  if (account.isAdmin && !run.hasAdmins) {
    report.note('accounts', account.key, `${username} was an administrator, and is a user here`);
  }
  if (!account.isActive) {
    report.note('accounts', account.key, `${username} was not active: it waits for approval`);
  }
  if (isDryRun) return account.key;
  const created = await createUser(
    services,
    {
      username,
      email,
      password: null,
      role: account.isAdmin && run.hasAdmins ? 'admin' : 'user',
      status: account.isActive ? 'approved' : 'pending',
    },
    {
      async afterInsert(transaction, { id, role }) {
        await transaction
          .updateTable('users')
          .set(columnsOf(run, account, hash))
          .where('id', '=', id)
          .execute();
        if (totp !== null) await addApp(transaction, run, id, totp);
        await transaction
          .insertInto('import_rows')
          .values({ ...run.keyOf('account', account.key), target_id: id })
          .execute();
        await recordAudit(transaction, services.clock, {
          actor: null,
          action: 'user.created',
          subject: { type: 'user', id, name: username },
          detail: `${role}, imported from ${run.sourceName}`,
        });
      },
    },
  );
  return created.id;
}

/** What `createUser` does not take. */
function columnsOf(
  { services: { clock } }: ImportRun,
  { createdAt, isActive, quotaBytes }: SourceAccount,
  hash: string,
): Partial<UserRow> {
  const now = clock.now();
  return {
    password_hash: hash,
    quota_bytes: quotaBytes,
    created_at: Math.min(createdAt ?? now, now),
    // Its files were served although it could not sign in.
    keep_links: isActive ? 0 : 1,
  };
}

async function chooseUsername(run: ImportRun, { key, username }: SourceAccount): Promise<string> {
  const free = await findFreeUsername(run.services, [username, `user-${key}`]);
  if (free !== username) {
    const why = Username.safeParse(username).success ? 'is taken' : 'cannot be a username';
    run.report.note('accounts', key, `${JSON.stringify(username)} ${why}: it is called ${free}`);
  }
  return free;
}

async function chooseEmail(run: ImportRun, { key, email }: SourceAccount): Promise<string> {
  if (email === '') return '';
  const parsed = Email.safeParse(email);
  const { report, services } = run;
  if (!parsed.success) {
    report.note('accounts', key, 'its email is not valid and was left out');
    return '';
  }
  const taken = await services.db
    .selectFrom('users')
    .select('id')
    .where('email_key', 'in', emailKeys(parsed.data))
    .executeTakeFirst();
  if (!taken) return parsed.data;
  report.note('accounts', key, 'its email belongs to another account and was left out');
  return '';
}

/** Empty, so that its owner needs a new password, where the hash is of no known form. */
function chooseHash({ report }: ImportRun, { key, passwordHash }: SourceAccount): string {
  if (passwordHash !== null && isKnownHash(passwordHash)) return passwordHash;
  if (passwordHash !== null) {
    report.note('accounts', key, 'its password has an unknown format and must be reset');
  }
  return '';
}

const base32 = /^[A-Z2-7]{16,128}$/;

/** The secret of its authenticator app as Perch keeps it; null: it has none, or one that no app would take. */
function chooseTotpSecret(
  { report }: ImportRun,
  { key, totpSecret }: SourceAccount,
): string | null {
  if (totpSecret === null) return null;
  const secret = totpSecret.toUpperCase().replaceAll(/[\s=]/g, '');
  if (base32.test(secret)) {
    report.note('accounts', key, 'its authenticator app keeps working, without recovery codes');
    return secret;
  }
  report.note(
    'accounts',
    key,
    'its authenticator app was left out: its secret has an unknown format',
  );
  return null;
}

async function addApp(
  transaction: Transaction<Schema>,
  { services: { secret: sealingKey, clock } }: ImportRun,
  userId: string,
  secret: string,
): Promise<void> {
  const now = clock.now();
  const sealed = sealTotpSecret(sealingKey, userId, secret);
  await transaction
    .insertInto('totp')
    .values({ user_id: userId, secret: sealed, created_at: now, confirmed_at: now, last_step: 0 })
    .execute();
}
