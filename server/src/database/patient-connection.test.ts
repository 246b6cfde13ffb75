import { Database } from 'bun:sqlite';
import { expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';

import { createLog } from '../log.ts';
import { openDatabase } from './open.ts';

test('after somebody has waited in vain the next one is refused at once, whoever reads in between', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perch-patience-'));
  const path = join(folder, 'perch.db');
  const db = await openDatabase(
    `sqlite:${path}`,
    createLog('error', () => {}),
  );
  const other = new Database(path);
  const write = async () => {
    const beganAt = performance.now();
    await expect(
      sql`update totals set value = value`.execute(db).then(() => 'written'),
    ).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    return performance.now() - beganAt;
  };
  const read = () => sql`select name from totals`.execute(db);
  try {
    other.run('begin immediate');
    const waitedMs = await write();
    await read();
    expect(await write()).toBeLessThan(waitedMs / 5);
    other.run('rollback');
    await sql`update totals set value = value`.execute(db);
  } finally {
    other.close();
    await db.destroy();
    await rm(folder, { recursive: true });
  }
}, 20_000);
