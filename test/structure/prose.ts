import type { Finding, Source } from './source.ts';

// With these words a sentence hides the client, worker, owner or row that it is about.
const unclear = /\b(?:whoever|somebody|nobody|what\s+is)\b/gi;

/** Files that may use the words, and why. */
const allowed: Record<string, string> = {
  'server/src/config/config.test.ts': 'a mail address without a domain',
  'server/src/modules/domains/requests/reserved-names.ts': 'the name of a mailbox',
  'test/structure.test.ts': 'shows the words to the check',
  'test/structure/prose.ts': 'names the words',
  'test/support/services/postgres.ts': 'the name of a system account',
};

/** Comments, documents and sentences that leave out who does something, or to which thing. */
export function proseFindings(sources: Source[]): Finding[] {
  return sources
    .filter(({ path }) => !(path in allowed))
    .flatMap(({ path, text }) =>
      [...text.matchAll(unclear)].map(({ 0: words, index }) => ({
        path,
        problem: `line ${lineOf(text, index)} says “${words}” where a noun belongs`,
      })),
    );
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;
