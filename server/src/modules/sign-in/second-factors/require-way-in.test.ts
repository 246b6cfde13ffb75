import { afterEach, beforeEach, expect, test } from 'bun:test';

import { sampleSignIns } from '../../../../../test/support/database/sample-sign-ins.ts';
import { outcomeOf } from '../../../../../test/support/wait.ts';
import { type Db, openDatabase } from '../../../database/open.ts';
import { createLog } from '../../../lib/log.ts';
import { createPasswords } from '../../../passwords/passwords.ts';
import { createUser } from '../../accounts/create-user.ts';
import { requireWayIn } from './require-way-in.ts';

let db: Db;
let userId = '';
beforeEach(async () => {
  db = await openDatabase(
    'sqlite::memory:',
    createLog('error', () => {}),
  );
  const account = { username: 'ann', email: 'ann@example.org', password: 'correct horse' };
  const services = { db, clock: { now: () => 1000 }, passwords: createPasswords() };
  ({ id: userId } = await createUser(services, { ...account, role: 'user', status: 'approved' }));
});
afterEach(() => db.destroy());

const takePassword = () =>
  db.updateTable('users').set({ password_hash: '' }).where('id', '=', userId).execute();
const check = (passwordLogin = true) =>
  db
    .transaction()
    .execute((transaction) => requireWayIn(transaction, { config: { passwordLogin } }, userId));
const lastWayIn = { code: 'last_sign_in_method' };

test('a password is a way in, where passwords sign in', async () => {
  expect(await check()).toBeUndefined();
  expect(await outcomeOf(check(false))).toThrow(expect.objectContaining(lastWayIn));
});

test('without it, an authenticator app with recovery codes is none', async () => {
  await takePassword();
  const { totp, recovery_codes } = sampleSignIns;
  await db
    .insertInto('totp')
    .values({ ...totp, user_id: userId, confirmed_at: 1 })
    .execute();
  await db
    .insertInto('recovery_codes')
    .values({ ...recovery_codes, user_id: userId })
    .execute();
  expect(await outcomeOf(check())).toThrow(expect.objectContaining(lastWayIn));
});

test('without it, a passkey or an identity is one', async () => {
  await takePassword();
  const { passkeys, identities } = sampleSignIns;
  await db
    .insertInto('passkeys')
    .values({ ...passkeys, user_id: userId })
    .execute();
  expect(await check()).toBeUndefined();
  await db.deleteFrom('passkeys').execute();
  expect(await outcomeOf(check())).toThrow(expect.objectContaining(lastWayIn));
  await db
    .insertInto('identities')
    .values({ ...identities, user_id: userId })
    .execute();
  expect(await check()).toBeUndefined();
});
