import type { Transaction } from 'kysely';

import { ConfigError } from '../config/config.ts';
import type { InstanceRow } from '../database/internal-tables.ts';
import { acquireLock } from '../database/lock.ts';
import type { Db } from '../database/open.ts';
import type { Schema } from '../database/schema.ts';
import { sharedNow } from '../database/shared-clock.ts';
import { type Clock, minuteMs, secondMs } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import { newId } from '../lib/random.ts';

const beatEveryMs = 10 * secondMs;
const deadAfterMs = minuteMs;

interface MemberServices {
  db: Db;
  clock: Clock;
  log: Log;
}

/** This process as a member of the cluster: of all processes that serve the database. */
export interface ClusterMember {
  id: string;
  /** Leaves the cluster, and frees its jobs and what it has reserved. Never rejects. */
  close(): Promise<void>;
}

/** Takes back what processes that have ended had reserved. */
type Release = (transaction: Transaction<Schema>, ids: readonly string[]) => Promise<void>;

type About = Pick<InstanceRow, 'home' | 'storage' | 'secret'>;

/**
 * Enters this process into the cluster, in the place of an earlier process with the same home. Throws
 * ConfigError where its storage is not the other members' or its secret key not the installation's.
 */
export async function joinCluster(
  services: MemberServices,
  about: About,
  release: Release,
): Promise<ClusterMember> {
  const { db, clock, log } = services;
  const id = newId();
  const row = { id, ...about, started_at: clock.now() };
  await db.transaction().execute(async (transaction) => {
    await acquireLock(transaction, 'instances', clock);
    await removeMembers(transaction, await findGone(transaction, clock, about.home), release);
    await refuseOtherStorage(transaction, about);
    await rememberSecret(transaction, about);
    await transaction
      .insertInto('instances')
      .values({ ...row, seen_at: sharedNow(transaction, clock) })
      .execute();
  });
  let beating = Promise.resolve();
  const timer = setInterval(() => {
    beating = beat(services, row).catch((error: unknown) =>
      log.warn('cluster.heartbeat_failed', { error }),
    );
  }, beatEveryMs);
  timer.unref();
  return {
    id,
    async close() {
      clearInterval(timer);
      // It would enter this process again.
      await beating;
      try {
        await db.transaction().execute((transaction) => removeMembers(transaction, [id], release));
      } catch (error) {
        log.warn('cluster.leave_failed', { error });
      }
    },
  };
}

/** Removes members that have not been seen for a minute, and frees what they held. */
export async function removeDeadMembers(
  { db, clock, log }: MemberServices,
  release: Release,
): Promise<void> {
  const dead = await db.transaction().execute(async (transaction) => {
    const gone = await findGone(transaction, clock);
    await removeMembers(transaction, gone, release);
    return gone;
  });
  if (dead.length > 0) log.info('cluster.dead_members_removed', { count: dead.length });
}

async function beat({ db, clock }: MemberServices, row: Omit<InstanceRow, 'seen_at'>) {
  const seen = { seen_at: sharedNow(db, clock) };
  await db
    .insertInto('instances')
    .values({ ...row, ...seen })
    // Another member may have taken this one for dead, perhaps while the machine slept.
    .onConflict((conflict) => conflict.column('id').doUpdateSet(seen))
    .execute();
}

/** The ids of members that must have ended: not seen for a minute, or replaced by the process that has their home now. */
async function findGone(
  transaction: Transaction<Schema>,
  clock: Clock,
  home?: string,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('instances')
    .select('id')
    .where(({ eb, or }) =>
      or([
        eb('seen_at', '<', eb(sharedNow(transaction, clock), '-', deadAfterMs)),
        ...(home === undefined ? [] : [eb('home', '=', home)]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

async function removeMembers(
  transaction: Transaction<Schema>,
  ids: string[],
  release: Release,
): Promise<void> {
  if (ids.length === 0) return;
  await transaction.deleteFrom('instances').where('id', 'in', ids).execute();
  // The owner stays noted: one that was only asleep renews its claim unless another has taken the job.
  await transaction.updateTable('jobs').set({ free_at: 0 }).where('owner_id', 'in', ids).execute();
  await release(transaction, ids);
}

async function refuseOtherStorage(transaction: Transaction<Schema>, { storage }: About) {
  const other = await transaction
    .selectFrom('instances')
    .select('storage')
    .where('storage', '<>', storage)
    .executeTakeFirst();
  if (!other) return;
  throw new ConfigError(
    `Another Perch uses this database with its files in ${other.storage}, but this one in ${storage}; several servers need the same S3 bucket.`,
  );
}

/** API tokens and deletion links are derived from the key, and secrets encrypted with it, so it may change only while there are none. */
async function rememberSecret(transaction: Transaction<Schema>, { secret }: About): Promise<void> {
  const known = await transaction
    .selectFrom('facts')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirst();
  if (known?.value === secret) return;
  if (known && (await isInUse(transaction))) {
    throw new ConfigError(
      'SECRET_KEY is not the key of this installation, so every API token, deletion link and authenticator app would stop working. Set SECRET_KEY to the content of secret.key in the data folder where Perch ran before, or run "perch secret replace" to use the new key.',
    );
  }
  await writeSecret(transaction, secret);
}

/** Stores this as the fingerprint of the installation's key. */
export async function writeSecret(db: Db, value: string): Promise<void> {
  await db
    .insertInto('facts')
    .values({ name: 'secret', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

async function isInUse(transaction: Transaction<Schema>): Promise<boolean> {
  const user = await transaction.selectFrom('users').select('id').limit(1).executeTakeFirst();
  const other = await transaction.selectFrom('instances').select('id').limit(1).executeTakeFirst();
  return user !== undefined || other !== undefined;
}
