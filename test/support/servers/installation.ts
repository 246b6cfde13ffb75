import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Bucket, createBucket } from '../services/bucket.ts';

/**
 * What one server keeps: a data folder and, where the tests run on them, a PostgreSQL database and an
 * S3 bucket. Disposing removes everything.
 */
export interface Installation extends AsyncDisposable {
  dataDir: string;
  /** Where its files are, unless they are in the data folder. */
  bucket: Bucket | undefined;
  /** The variables that lead a process to it. */
  env: Record<string, string>;
}

export const usesS3 = process.env['PERCH_TEST_S3'] !== undefined;
export const usesPostgres = process.env['PERCH_TEST_DATABASE'] === 'postgres';

function clusterUrl() {
  const url = process.env['PERCH_TEST_POSTGRES_URL'];
  if (url) return url;
  throw new Error('There is no PostgreSQL; run: npm test -- integration:postgres <file>');
}

async function inCluster(statement: string) {
  const client = new Bun.SQL(clusterUrl(), { max: 1 });
  try {
    await client.unsafe(statement);
  } finally {
    await client.close();
  }
}

/** An empty database in the tests' cluster. */
export async function createDatabase() {
  const name = `perch_${randomUUID().replaceAll('-', '')}`;
  await inCluster(`create database ${name}`);
  const url = new URL(clusterUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => inCluster(`drop database ${name} with (force)`) };
}

/** An empty installation on the database and the storage of this test run. */
export async function createInstallation(): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'perch-test-'));
  const database = usesPostgres ? await createDatabase() : undefined;
  const bucket = usesS3 ? await createBucket() : undefined;
  return {
    dataDir,
    bucket,
    env: { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }), ...bucket?.env },
    async [Symbol.asyncDispose]() {
      await database?.drop();
      await bucket?.[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
