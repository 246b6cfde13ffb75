import type { LinkedUpload } from '../../database/rows/upload-rows.ts';
import { createLookupCache, type LookupCache } from '../../lib/lookup-cache.ts';

const entriesMax = 10_000;

/** Upload rows by their random slugs; invalidated when an upload or what its albums ask changes, or it is deleted. */
export type SlugCache = LookupCache<LinkedUpload>;

export const createSlugCache = (): SlugCache => createLookupCache(entriesMax);
