import type { UploadRow } from '../../database/rows/upload-rows.ts';
import { createLookupCache, type LookupCache } from '../../lib/lookup-cache.ts';

const entriesMax = 10_000;

/** Upload rows by their random slugs; invalidated when an upload changes or is deleted. */
export type SlugCache = LookupCache<UploadRow>;

export const createSlugCache = (): SlugCache => createLookupCache(entriesMax);
