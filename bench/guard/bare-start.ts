// The least that a server of this runtime takes until its first answer and at rest, for bench/executable.ts; after the
// word `sqlite` with a database open, as Perch has.
import { Database } from 'bun:sqlite';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const { DATA_DIR = '', PORT } = process.env;
if (process.argv.includes('sqlite')) {
  mkdirSync(DATA_DIR, { recursive: true });
  const database = new Database(join(DATA_DIR, 'bare.db'));
  database.run('pragma journal_mode = wal');
  database.run('create table if not exists answers (id integer primary key) strict');
}
Bun.serve({ port: Number(PORT), hostname: '::', fetch: () => new Response('ok') });
