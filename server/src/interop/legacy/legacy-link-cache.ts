import type { LegacyUploadKind } from '../../database/rows/import-rows.ts';
import { createLookupCache, type LookupCache } from '../../lib/lookup-cache.ts';

const entriesMax = 10_000;

/** The target of a legacy address: an upload or an album by its slug, or a short link by its id. */
export type LegacyLink =
  { kind: LegacyUploadKind | 'album'; slug: string } | { kind: 'link'; id: string };

/**
 * Legacy links by host and path. Rows never change, so no entry has to be invalidated: if the upload is gone, its slug is
 * not found.
 */
export type LegacyLinks = LookupCache<LegacyLink>;

export const createLegacyLinks = (): LegacyLinks => createLookupCache(entriesMax);
