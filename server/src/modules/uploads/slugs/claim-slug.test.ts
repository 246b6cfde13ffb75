import { expect, test } from 'bun:test';

import { sampleRows } from '../../../../../test/support/database/sample-rows.ts';
import { openDatabase } from '../../../database/open.ts';
import { createLog } from '../../../lib/log.ts';
import { removeEndedNames } from './claim-slug.ts';

const now = 1_800_000_000_000;

test('aliases that have ended go, and names on domains that are no more', async () => {
  const db = await openDatabase(
    'sqlite::memory:',
    createLog('error', () => {}),
  );
  try {
    await db.insertInto('users').values(sampleRows.users).execute();
    await db.insertInto('domains').values(sampleRows.domains).execute();
    const nameOf = (slug: string, space: string, until: number | null) =>
      ({ slug, stem: slug, space, until, upload_id: sampleRows.uploads.id }) as const;
    await db
      .insertInto('link_names')
      .values([
        nameOf('in-force', '', null),
        nameOf('alias', '', now + 1),
        nameOf('ended', '', now),
        nameOf('on-domain', sampleRows.domains.id, null),
        nameOf('no-domain', 'aDomainThatIsNo1', null),
      ])
      .execute();
    await removeEndedNames({ db, clock: { now: () => now } });
    const left = await db.selectFrom('link_names').select('slug').orderBy('slug').execute();
    expect(left.map(({ slug }) => slug)).toEqual(['alias', 'in-force', 'on-domain']);
  } finally {
    await db.destroy();
  }
});
