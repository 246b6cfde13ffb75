import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { copySqliteTemplate, postgresTemplateOf } from '../database/template.ts';
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

async function inCluster(statement: string): Promise<unknown[]> {
  const client = new Bun.SQL(clusterUrl(), { max: 1 });
  try {
    return [...(await client.unsafe(statement))];
  } finally {
    await client.close();
  }
}

function urlOf(database: string): string {
  const url = new URL(clusterUrl());
  url.pathname = `/${database}`;
  return url.href;
}

/** A database in the tests' cluster: empty, or with today's schema. */
export async function createDatabase({ hasSchema = false } = {}) {
  const name = `perch_${randomUUID().replaceAll('-', '')}`;
  const template = hasSchema ? await postgresTemplateOf({ run: inCluster, urlOf }) : 'template1';
  await inCluster(`create database ${name} template ${template}`);
  return { url: urlOf(name), drop: () => inCluster(`drop database ${name} with (force)`) };
}

/**
 * An installation on the database and the storage of this test run: empty, or with the schema that
 * the first start makes.
 */
export async function createInstallation({ hasSchema = false } = {}): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'perch-test-'));
  const database = usesPostgres ? await createDatabase({ hasSchema }) : undefined;
  if (!usesPostgres && hasSchema) await copySqliteTemplate(join(dataDir, 'perch.db'));
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
