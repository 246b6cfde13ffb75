import type { Release } from '@perch/contract/settings/releases';
import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Config } from '../../../config/config.ts';
import type { Schema } from '../../../database/schema.ts';
import { version } from '../../../lib/version.ts';
import { readFact } from '../../settings/stored-settings.ts';
import { isNewer } from './parse-release.ts';

/** The last request to the feed, and its response. */
export const NewestRelease = z.object({
  feed: z.string(),
  askedAt: z.number(),
  /** Null until the feed has named one. */
  release: z.object({ version: z.string(), url: z.string() }).nullable(),
});

export type NewestRelease = z.infer<typeof NewestRelease>;

/** The last request to this feed; undefined: there was none, or it was to another feed. */
export async function readNewestRelease(
  db: Kysely<Schema>,
  feed: string,
): Promise<NewestRelease | undefined> {
  const { data } = NewestRelease.safeParse(await readFact(db, 'newestRelease'));
  return data?.feed === feed ? data : undefined;
}

/** The release that is newer than this server; null: none is known, or updates are not checked. */
export async function findNewerRelease({
  db,
  config: { updateCheckUrl: feed },
}: {
  db: Kysely<Schema>;
  config: Pick<Config, 'updateCheckUrl'>;
}): Promise<Release | null> {
  if (feed === undefined) return null;
  const release = (await readNewestRelease(db, feed))?.release;
  return release && isNewer(release, version) ? release : null;
}
