import { join } from 'node:path';

import { keepTotals } from './keep-totals.ts';
import { seededCount, seededUpload } from './seeded-uploads.ts';

// bun test/support/database/seed-uploads.ts <data folder>: fills a stopped SQLite installation that has one
// account and no uploads. Only rows: thousands of files would take minutes with their syncs, and
// lists read none. So previews of these uploads fail; deleting them works.

const [, , dataDir] = process.argv;
if (!dataDir) throw new Error('Name the data folder.');

const minuteMs = 60_000;
const rowsPerStatement = 500;
const now = Date.now();

const database = new Bun.SQL({ adapter: 'sqlite', filename: join(dataDir, 'perch.db') });
const [owner]: { id: string }[] = await database`select id from users`;
if (!owner) throw new Error('There is no account yet.');
await database.begin(async (transaction) => {
  for (let from = 1; from <= seededCount; from += rowsPerStatement) {
    const rows = Array.from({ length: rowsPerStatement }, (_, index) => rowOf(from + index));
    const objects = rows.map(({ storage_key: key }) => ({ key, content: null, refs: 1, crc32: 0 }));
    await transaction`insert into objects ${transaction(objects)}`;
    await transaction`insert into uploads ${transaction(rows)}`;
  }
});
await keepTotals(database);
await database.close();

function rowOf(n: number) {
  const { id, slug, name, size, mimeType, category } = seededUpload(n);
  return {
    id,
    slug,
    user_id: owner?.id ?? '',
    original_name: name,
    name_key: name,
    size,
    mime_type: mimeType,
    category,
    sha256: '0'.repeat(64),
    storage_key: n.toString(16).padStart(32, '0'),
    // There is nothing to make one of.
    thumbnail_key: '',
    views: 0,
    downloads: 0,
    // Five weeks up to now, the last one the newest.
    created_at: now - (seededCount - n) * 5 * minuteMs,
  };
}
