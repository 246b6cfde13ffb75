import { afterAll, describe, expect, test } from 'bun:test';

import { sampleRows } from '../../../../test/support/database/sample-rows.ts';
import {
  createSelection,
  findChecksums,
  findSelectedUploads,
  findSelection,
  removeExpiredArchives,
} from '../archives/selections.ts';
import { hasUnknownChecksums } from '../uploads/blobs/fill-checksums.ts';
import { isScan, openPlans, userId } from './query-plans.suite.ts';

const database = await openPlans();
afterAll(() => database[Symbol.asyncDispose]());
const { services, plansOf } = database;

describe('an index gives, without a scan,', () => {
  test('objects whose CRC-32 is not known, and the files of an archive with theirs', async () => {
    const unknown = await plansOf(() => hasUnknownChecksums(services));
    expect(unknown.join('\n')).toContain('INDEX objects_without_crc32 (key>?)');
    const ids = ['0123456789abcdef'];
    await services.db
      .insertInto('uploads')
      .values({ ...sampleRows.uploads, id: ids[0] ?? '', user_id: userId, storage_key: 'k1' })
      .execute();
    const { token } = await createSelection(services, userId, ids);
    const find = await plansOf(() => findSelection(services, token));
    const chosen = await findSelection(services, token);
    if (!chosen) throw new Error('There is no selection');
    const selected = await plansOf(() => Array.fromAsync(findSelectedUploads(services, chosen)));
    expect(selected.join('\n')).toContain('uploads');
    const sums = await plansOf(() => findChecksums(services, ['k1', 'k2']));
    const ended = await plansOf(() => removeExpiredArchives(services));
    const steps = [...unknown, ...find, ...selected, ...sums, ...ended];
    expect(steps.filter(isScan)).toEqual([]);
    expect(ended.join('\n')).toContain('archives_by_end (expires_at<?)');
  });
});
