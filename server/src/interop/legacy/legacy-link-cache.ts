import type { LegacyUploadKind } from '../../database/rows/import-rows.ts';
import { createLookupCache, type LookupCache } from '../../lib/lookup-cache.ts';

const entriesMax = 10_000;

/** Where an address of before leads: to an upload or an album, by its slug, or to a short link, by its id. */
export type LegacyLink =
  { kind: LegacyUploadKind | 'album'; slug: string } | { kind: 'link'; id: string };

/**
 * Legacy links by host and path. A row is written once and never changed, so that nothing has to be forgotten: one whose
 * upload is gone leads to a slug that nothing has.
 */
export type LegacyLinks = LookupCache<LegacyLink>;

export const createLegacyLinks = (): LegacyLinks => createLookupCache(entriesMax);
