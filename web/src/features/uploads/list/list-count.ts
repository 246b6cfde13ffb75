import { isFiltered, type ListState } from '../../../api/list-url.ts';
import type { UploadsPage } from '../../../api/uploads-queries.ts';

/** Where the server stops counting what matches. */
const countedMax = new Set([1000, 10_000]);
/** A search for less has the number of all files. */
const countedSearchMin = 3;

/** How many files a list has, of which so many and this last page are loaded; undefined while that is not known. */
export function countOf(
  { pagination: { next, total } }: Pick<UploadsPage, 'pagination'>,
  loaded: number,
  shown: ListState,
): number | undefined {
  if (!next) return loaded;
  const isUncounted = shown.search !== '' && shown.search.length < countedSearchMin;
  if (isUncounted || (isFiltered(shown) && countedMax.has(total))) return undefined;
  return Math.max(total, loaded);
}
