import { join } from 'node:path';

import { createBucket } from '../test/support/services/bucket.ts';
import { startCeph } from '../test/support/services/ceph.ts';
import { startPostgres } from '../test/support/services/postgres.ts';
import { startInstalled } from './perch.ts';
import { projectRoot } from './programs.ts';

/** Database and storage of one measurement, gone when they are disposed of. */
export interface Stores extends AsyncDisposable {
  isPostgres: boolean;
  /** Variables of the server's environment. */
  env: Record<string, string> & { DATABASE_URL: string };
  bucket: Awaited<ReturnType<typeof createBucket>> | undefined;
}

/**
 * `stack` is `sqlite`, `postgres` or `postgres-s3`. A database that DATABASE_URL names is used instead of one of its
 * own, and stays.
 */
export async function openStores(stack: string, folder: string): Promise<Stores> {
  const { DATABASE_URL: url } = process.env;
  if (url !== undefined) {
    return {
      isPostgres: !url.startsWith('sqlite:'),
      // The next server with it has another data folder.
      env: {
        DATABASE_URL: url,
        SECRET_KEY: 'the same for each measurement, and of no use elsewhere',
      },
      bucket: undefined,
      [Symbol.asyncDispose]: async () => {},
    };
  }
  if (stack === 'sqlite') {
    return {
      isPostgres: false,
      env: { DATABASE_URL: `sqlite:${join(folder, 'perch.db')}` },
      bucket: undefined,
      [Symbol.asyncDispose]: async () => {},
    };
  }
  const cluster = await startPostgres({ isDurable: true });
  const ceph = stack === 'postgres-s3' ? await startCeph() : undefined;
  if (ceph) {
    const { endpoint, region, accessKeyId, secretAccessKey } = ceph;
    const location = { endpoint, region, accessKeyId, secretAccessKey };
    process.env['PERCH_TEST_S3'] = JSON.stringify(location);
  }
  const bucket = ceph && (await createBucket());
  return {
    isPostgres: true,
    env: { DATABASE_URL: cluster.url, ...bucket?.env },
    bucket,
    async [Symbol.asyncDispose]() {
      await bucket?.[Symbol.asyncDispose]();
      await ceph?.[Symbol.asyncDispose]();
      await cluster[Symbol.asyncDispose]();
    },
  };
}

/** A server on filled stores, with its other files in `folder`; see startInstalled. */
export const startOnStores = (
  { env }: Stores,
  folder: string,
  port: number,
  owner: Parameters<typeof startInstalled>[3],
) => startInstalled(join(folder, 'server'), port, { ...env, LOG_LEVEL: 'warn' }, owner);

export function openDatabase({ isPostgres, env: { DATABASE_URL: url } }: Stores): Bun.SQL {
  return isPostgres
    ? new Bun.SQL(url, { max: 1 })
    : new Bun.SQL({ adapter: 'sqlite', filename: url.slice('sqlite:'.length) });
}

/**
 * Fills the database with rows of uploads, of users with 50 each (see seed.ts), and with what `seed` adds. One that
 * DATABASE_URL names is filled the first time alone.
 */
export async function fillStores(
  stores: Stores,
  uploads: number,
  seed: (database: Bun.SQL) => Promise<void>,
): Promise<void> {
  if (!(await hasTable(stores, 'uploads'))) await seedUploads(stores, uploads);
  if (await hasTable(stores, 'bench_filled')) return;
  const database = openDatabase(stores);
  await seed(database);
  await database.unsafe('create table bench_filled (at bigint)');
  await analyze(stores, database);
  await database.close();
}

async function hasTable(stores: Stores, name: string): Promise<boolean> {
  const database = openDatabase(stores);
  const [found] = stores.isPostgres
    ? await database`select tablename from pg_tables where tablename = ${name}`
    : await database`select name from sqlite_master where name = ${name}`;
  await database.close();
  return found !== undefined;
}

async function seedUploads({ env }: Stores, uploads: number): Promise<void> {
  const users = String(Math.max(2, uploads / 50));
  const seeding = Bun.spawn([process.execPath, 'bench/seed.ts', String(uploads), users], {
    cwd: projectRoot,
    env: { ...process.env, ...env, LOG_LEVEL: 'warn' },
  });
  if ((await seeding.exited) !== 0) throw new Error('The database could not be filled');
}

/** What PostgreSQL does by itself within minutes; SQLite has no such habit and gets none. */
async function analyze({ isPostgres }: Stores, database: Bun.SQL): Promise<void> {
  if (isPostgres) await database.unsafe('vacuum analyze');
}

/** Gives the account of `owner` a tenth of all uploads; returns its id. */
export async function giveTenth(database: Bun.SQL, uploads: number): Promise<string> {
  const [{ id }] = await database`select id from users where username = 'seed'`;
  await database`update uploads set user_id = ${id}
    where id in (select id from uploads where user_id <> ${id} limit ${uploads * 0.08})`;
  await database`delete from upload_totals`;
  await database`insert into upload_totals (user_id, category, uploads, bytes)
    select user_id, category, count(*), sum(size) from uploads group by user_id, category`;
  await database`delete from daily_totals where user_id <> ''`;
  await database`insert into daily_totals (user_id, day, uploads, bytes)
    select user_id, created_at / 86400000, count(*), sum(size) from uploads
    group by user_id, created_at / 86400000`;
  return id;
}
