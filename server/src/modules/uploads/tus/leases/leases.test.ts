import { afterEach, beforeEach, expect, test } from 'bun:test';

import type { KyselyPlugin, QueryId } from 'kysely';

import { sampleRows } from '../../../../../../test/support/database/sample-rows.ts';
import { waitFor } from '../../../../../../test/support/wait.ts';
import { type Db, openDatabase } from '../../../../database/open.ts';
import { createLog } from '../../../../lib/log.ts';
import { claimLease } from './lease-rows.ts';
import { createUploadLeases, type UploadLeases } from './leases.ts';

type Kind = 'UpdateQueryNode' | 'SelectQueryNode';

/** A database whose answers come late: each has been found when it is asked for, and waits for `hold`. */
class LateAnswers implements KyselyPlugin {
  readonly #kinds = new WeakMap<QueryId, string>();
  /** How many statements of this kind have been executed. */
  readonly executed = { UpdateQueryNode: 0, SelectQueryNode: 0 };
  hold: (kind: Kind) => Promise<unknown> = async () => {};

  transformQuery: KyselyPlugin['transformQuery'] = ({ queryId, node }) => {
    this.#kinds.set(queryId, node.kind);
    return node;
  };

  transformResult: KyselyPlugin['transformResult'] = async ({ queryId, result }) => {
    const kind = this.#kinds.get(queryId);
    if (kind !== 'UpdateQueryNode' && kind !== 'SelectQueryNode') return result;
    this.executed[kind] += 1;
    await this.hold(kind);
    return result;
  };
}

const log = createLog('error', () => {});
const id = sampleRows.resumable_uploads.id;
let now: number;
let db: Db;
let answers: LateAnswers;
let leases: UploadLeases;

beforeEach(async () => {
  now = 1_000_000;
  db = await openDatabase('sqlite::memory:', log);
  answers = new LateAnswers();
  const clock = { now: () => now };
  leases = createUploadLeases({ db: db.withPlugin(answers), clock, log }, 'home');
  await db.insertInto('users').values(sampleRows.users).execute();
});
afterEach(() => db.destroy());

const write = (lease: { locked_by: string | null; locked_until: number }) =>
  db
    .insertInto('resumable_uploads')
    .values({ ...sampleRows.resumable_uploads, upload_id: null, ...lease })
    .execute();

const holderOf = async () =>
  (await db.selectFrom('resumable_uploads').select('locked_by').executeTakeFirstOrThrow())
    .locked_by;

test('a lease that is claimed while the leases are being read is kept', async () => {
  await write({ locked_by: 'elsewhere/1', locked_until: now - 1 });
  const claimed = Promise.withResolvers<void>();
  answers.hold = async (kind) => {
    // The first claim finds it taken; meanwhile the leases of this process are read, without it.
    if (kind === 'SelectQueryNode') return claimed.promise;
    if (answers.executed.UpdateQueryNode > 1) return undefined;
    return waitFor('the leases to be read', () => answers.executed.SelectQueryNode > 0);
  };
  const lease = await leases.tryAcquire(id);
  expect(await holderOf()).toBe(leases.holder);
  claimed.resolve();
  await waitFor('the next time', () => answers.executed.SelectQueryNode > 1);
  expect(lease?.signal.aborted).toBe(false);
  if (lease) await leases.release(lease);
  expect(await holderOf()).toBeNull();
});

test('a lease that was claimed again since the leases were read is not released', async () => {
  await write({ locked_by: null, locked_until: 0 });
  const again = Promise.withResolvers<void>();
  const lease = await leases.tryAcquire(id);
  answers.hold = async (kind) => (kind === 'SelectQueryNode' ? again.promise : undefined);
  await waitFor('the leases to be read', () => answers.executed.SelectQueryNode > 0);
  if (lease) await leases.release(lease);
  now += 5;
  expect(await claimLease(db, id, leases.columns(), 'free')).toBe(true);
  const before = answers.executed.UpdateQueryNode;
  again.resolve();
  await waitFor('the others to be released', () => answers.executed.UpdateQueryNode > before);
  expect(await holderOf()).toBe(leases.holder);
});
