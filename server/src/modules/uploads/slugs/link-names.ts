import { createLookupCache, type LookupCache } from '../../../lib/lookup-cache.ts';

const entriesMax = 10_000;

/** Where a custom slug leads. */
export interface LinkName {
  /** The upload's random slug, by which its row is found. */
  slug: string;
  /** When it ends; null: it is no alias. */
  until: number | null;
}

/**
 * Custom slugs by `linkNameKey`; invalidated where one is claimed, replaced or given up. One whose upload is
 * gone leads to a random slug that nothing has, so that deletions need not know of it.
 */
export type LinkNames = LookupCache<LinkName>;

export const createLinkNames = (): LinkNames => createLookupCache(entriesMax);
