import type { LegacyKind } from '../../../../database/rows/import-rows.ts';
import { createLookupCache, type LookupCache } from '../../../../lib/lookup-cache.ts';

const entriesMax = 10_000;

/** Where an address of before leads. */
export interface LegacyLink {
  kind: LegacyKind;
  targetId: string;
  /** Of an upload, by which its row is found; undefined: it is no upload's. */
  slug: string | undefined;
}

/**
 * Legacy links by host and path. A row is written once and never changed, so that nothing has to be forgotten: one whose
 * upload is gone leads to a slug that nothing has.
 */
export type LegacyLinks = LookupCache<LegacyLink>;

export const createLegacyLinks = (): LegacyLinks => createLookupCache(entriesMax);
