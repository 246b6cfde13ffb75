import { expect, test } from 'bun:test';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Kysely, sql } from 'kysely';

import type { Schema } from '../schema.ts';
import { needsPreallocation, preallocate } from './preallocate.ts';
import { sqliteDialect } from './sqlite.ts';

test('workers that start together reserve room side by side, and leave no table', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perch-preallocation-'));
  const path = join(folder, 'perch.db');
  const workers = Array.from(
    { length: 4 },
    () => new Kysely<Schema>({ dialect: sqliteDialect(path) }),
  );
  try {
    await Promise.all(workers.map(preallocate));
    const [one] = workers;
    if (!one) throw new Error('There is no worker.');
    expect(await needsPreallocation(one)).toBe(false);
    // Blocks of 512 bytes that the file takes up on the disk.
    expect((await stat(path)).blocks * 512).toBeGreaterThan(6_000_000);
    const { rows } = await sql`select name from sqlite_master`.execute(one);
    expect(rows).toEqual([]);
  } finally {
    for (const worker of workers) await worker.destroy();
    await rm(folder, { recursive: true });
  }
});
