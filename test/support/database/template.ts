import { chmod, copyFile, readFile, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from '../../../scripts/project.mjs';
import { migrateAll } from './schemas.ts';

// A database with today's schema and nothing else in it. The first start of a server makes the same
// from an empty one, which takes a third of its time: the tests of a run make it once and copy it.

/** A name that another version of the schema does not have. */
async function nameOf(): Promise<string> {
  const folder = join(root, 'server/src/database');
  const paths = await Array.fromAsync(new Bun.Glob('**/*.ts').scan(folder));
  const hash = new Bun.CryptoHasher('sha256');
  for (const path of paths.toSorted()) hash.update(await readFile(join(folder, path)));
  return `perch_template_${hash.digest('hex').slice(0, 16)}`;
}

let sqliteTemplate: Promise<string> | undefined;
let postgresTemplate: Promise<string> | undefined;

async function createSqliteTemplate(): Promise<string> {
  const path = join(tmpdir(), `${await nameOf()}.db`);
  if (await Bun.file(path).exists()) return path;
  // Another process of the run may do the same.
  const own = `${path}.${process.pid}`;
  await migrateAll([[`sqlite:${own}`, 'latest']]);
  await chmod(own, 0o600);
  await rename(own, path);
  return path;
}

/** Puts a copy of the template at this path. */
export async function copySqliteTemplate(path: string): Promise<void> {
  sqliteTemplate ??= createSqliteTemplate();
  await copyFile(await sqliteTemplate, path);
}

/** A cluster of PostgreSQL: runs a statement, and tells where a database of it is. */
export interface Cluster {
  run: (statement: string) => Promise<unknown[]>;
  urlOf: (database: string) => string;
}

async function createPostgresTemplate({ run, urlOf }: Cluster): Promise<string> {
  const name = await nameOf();
  const exists = async () =>
    (await run(`select 1 from pg_database where datname = '${name}'`)).length > 0;
  if (await exists()) return name;
  const own = `${name}_${process.pid}`;
  await run(`create database ${own}`);
  await migrateAll([[urlOf(own), 'latest']]);
  try {
    await run(`alter database ${own} rename to ${name}`);
  } catch (error) {
    // Another process of the run was faster.
    await run(`drop database ${own}`);
    if (!(await exists())) throw error;
  }
  return name;
}

/** The name of a database of this cluster to make others from. */
export function postgresTemplateOf(cluster: Cluster): Promise<string> {
  postgresTemplate ??= createPostgresTemplate(cluster);
  return postgresTemplate;
}
