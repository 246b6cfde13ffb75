import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What one server keeps: a data folder and, on PostgreSQL, a database. Disposing removes both. */
export interface Installation extends AsyncDisposable {
  dataDir: string;
  /** The variables that lead a process to it. */
  env: Record<string, string>;
}

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

/** An empty installation on the database that PERCH_TEST_DATABASE names. */
export async function createInstallation(): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'perch-test-'));
  const database = usesPostgres ? await createDatabase() : undefined;
  return {
    dataDir,
    env: { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) },
    async [Symbol.asyncDispose]() {
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
