import {
  albumDescriptionLengthMax,
  albumNameLengthMax,
  albumsMax,
} from '@perch/contract/albums/limits';

import { addToCollectionTotals } from '../../database/collection-totals.ts';
import type { AlbumRow } from '../../database/rows/album-rows.ts';
import { cleanName } from '../../lib/clean-name.ts';
import { newId } from '../../lib/random.ts';
import { lockUser } from '../../modules/accounts/lock-user.ts';
import { albumNameKey } from '../../modules/album-membership/album-name-key.ts';
import { randomAlbumSlug } from '../../modules/albums/album-slug.ts';
import { isKnownHash, lockedHash } from '../../passwords/hash-forms.ts';
import { type ImportRun, ownerOf } from './import-run.ts';
import { findImported } from './imported-rows.ts';
import type { SkipReason } from './report.ts';
import type { SourceAlbum } from './source.ts';
import { writeAddresses } from './writing/write-addresses.ts';

const fallbackName = 'Album';

/** Imports all albums, without members; gives the id that each has here, by its key in the source. */
export async function importAlbums(
  run: ImportRun,
  accounts: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const { report, services, importId, source } = run;
  const ids = new Map<string, string>();
  for await (const read of source.albums()) {
    report.count('albums', 'found');
    await run.onProgress(0);
    if ('problem' in read) {
      const sentence = `it cannot be imported: ${read.problem}`;
      report.skip('albums', read.key, { reason: 'unreadable', sentence });
      continue;
    }
    const known = (await findImported(services.db, importId, 'album', [read.key])).get(read.key);
    if (known !== undefined) {
      report.count('albums', 'known');
      ids.set(read.key, known);
      continue;
    }
    if (read.expiresAt !== null && read.expiresAt <= services.clock.now()) {
      const sentence = `${JSON.stringify(read.name)}: it has ended`;
      report.skip('albums', read.key, { reason: 'ended', sentence });
      continue;
    }
    const owner = ownerOf(run, { accounts }, read.accountKey);
    const id = 'reason' in owner ? owner : await importAlbum(run, owner.id, read);
    if (typeof id === 'string') {
      report.count('albums', 'imported');
      ids.set(read.key, id);
    } else {
      const sentence = `${JSON.stringify(read.name)}: ${id.sentence}`;
      report.skip('albums', read.key, { ...id, sentence });
    }
  }
  return ids;
}

async function importAlbum(
  run: ImportRun,
  ownerId: string,
  album: SourceAlbum,
): Promise<string | SkipReason> {
  const row = toRow(run, ownerId, album);
  if (run.isDryRun) return row.id;
  return run.services.db.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, { id: ownerId })))
      return { reason: 'owner', sentence: 'its account is deleted' };
    const { count } = await transaction
      .selectFrom('albums')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', ownerId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= albumsMax)
      return { reason: 'limit', sentence: 'its account has too many albums' };
    await transaction.insertInto('albums').values(row).execute();
    await addToCollectionTotals(transaction, ownerId, { albums: 1 });
    await transaction
      .insertInto('import_rows')
      .values({ ...run.keyOf('album', album.key), target_id: row.id })
      .execute();
    await writeAddresses(transaction, run, 'albums', [{ ...album, targetId: row.id }]);
    return row.id;
  });
}

function toRow(run: ImportRun, ownerId: string, album: SourceAlbum): AlbumRow {
  const now = run.services.clock.now();
  const name = cleanName([...album.name].slice(0, albumNameLengthMax).join(''), albumNameLengthMax);
  if (name !== album.name) run.report.note('albums', album.key, 'its name was changed');
  if (album.ownersOnly !== undefined) {
    run.report.note('albums', album.key, `${album.ownersOnly}: its owner alone can open it`);
  }
  const createdAt = Math.min(album.createdAt ?? now, now);
  return {
    id: newId(),
    user_id: ownerId,
    slug: randomAlbumSlug(),
    name: name ?? fallbackName,
    name_key: albumNameKey(name ?? fallbackName),
    description: [...album.description.toWellFormed().replaceAll('\0', '')]
      .slice(0, albumDescriptionLengthMax)
      .join(''),
    visibility: album.isShown && album.ownersOnly === undefined ? 'unlisted' : 'private',
    cover_id: null,
    password_hash: passwordHashOf(run, album),
    expires_at: album.expiresAt,
    own_links: 'open',
    upload_count: 0,
    last_opened_at: 0,
    created_at: createdAt,
    changed_at: createdAt,
  };
}

/** Of an unknown form it fits no password: its owner can set another one. */
function passwordHashOf({ report }: ImportRun, { key, passwordHash }: SourceAlbum): string | null {
  if (passwordHash === null || isKnownHash(passwordHash)) return passwordHash;
  report.note('albums', key, 'its password has an unknown format: only its owner can open it');
  return lockedHash;
}
