import type { Options } from 'minisearch';

/** A part of a page, from one heading to the next. */
export interface FoundPart {
  id: number;
  /** With its anchor, from the version's folder. */
  address: string;
  page: string;
  heading: string;
  text: string;
  /** Below 1: pages for contributors come after those for users. */
  weight: number;
}

/** What the index is made with is what it has to be read with. */
export const searchOptions: Options<FoundPart> = {
  fields: ['page', 'heading', 'text'],
  storeFields: ['address', 'page', 'heading', 'weight'],
  searchOptions: {
    boost: { page: 4, heading: 3 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
    boostDocument: (_id, _term, stored) => Number(stored?.['weight'] ?? 1),
  },
};
