import type { Options } from 'minisearch';

/** A part of a page, from one heading to the next. */
export interface FoundPart {
  id: number;
  /** With its anchor, from the version's folder. */
  address: string;
  page: string;
  heading: string;
  text: string;
  /** Below 1: the page comes after those that are guides. */
  weight: number;
}

// Words of questions that say nothing about the page that answers them.
const skippedWords = new Set(
  'a an and are can do does for from how i in is it my of on or own the to where with your'.split(
    ' ',
  ),
);

/** What the index is made with is what it has to be read with. */
export const searchOptions: Options<FoundPart> = {
  fields: ['page', 'heading', 'text'],
  storeFields: ['address', 'page', 'heading', 'weight'],
  // Readers leave apostrophes out: Let's Encrypt.
  tokenize: (text) => text.replaceAll(/['’]/g, '').split(/[\n\r\p{Z}\p{P}]+/u),
  processTerm: (term) => {
    const word = term.toLowerCase();
    return skippedWords.has(word) ? null : word;
  },
  searchOptions: {
    boost: { page: 4, heading: 3 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    // A word of almost the same letters is seldom meant where the word itself is found.
    weights: { fuzzy: 0.1, prefix: 0.375 },
    combineWith: 'AND',
    boostDocument: (_id, _term, stored) => Number(stored?.['weight'] ?? 1),
  },
};
