import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('en');

/** Fields, buttons and pages of lists, as they stand on every screen. */
export const controls = {
  clearSearch: 'Clear search',
  /** `label` is the one of a password's field. */
  showField: ({ label }: { label: string }) => `Show ${label.toLowerCase()}`,
  hideField: ({ label }: { label: string }) => `Hide ${label.toLowerCase()}`,
  keepToken: 'Keep my upload clients working',
  keepTokenHint:
    'Otherwise the API token is revoked with the old password, and ShareX and scripts need a new file.',
  /** The key as keyboards of the language name it. */
  controlKey: 'Ctrl',
  pager: {
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: ({ page }: { page: number }) => `Page ${page}`,
    /** Which entries of a list are shown. */
    range: ({ first, last, total }: { first: number; last: number; total: number }) =>
      `${first}–${last} of ${total}`,
  },
  /** An administrator's decision about an account or a domain. */
  statuses: { approved: 'Approved', pending: 'Pending', rejected: 'Rejected' },
  /** Where a limit would stand. */
  noLimit: 'None',
};

/** The results of a domain's checks. */
export const domainChecks = {
  ownership: 'Ownership',
  pointing: 'Pointing here',
  https: 'HTTPS',
  words: {
    unchecked: 'not checked yet',
    proven: 'proven',
    notProven: 'not proven',
    points: 'yes',
    doesNotPoint: 'no',
    works: 'works',
    doesNotWork: 'not working',
    notYet: 'not yet',
  },
  /** Why HTTPS was not tried. */
  triedSoon: 'tried in a moment',
  triedOnceApproved: 'tried as soon as the domain is approved and owned',
  result: ({ check, word }: { check: string; word: string }) => `${check}: ${word}`,
  /** `reason` is a sentence of the server, or one of those above. */
  resultWithReason: ({ check, word, reason }: { check: string; word: string; reason: string }) =>
    `${check}: ${word} ${reason}`,
  reason: ({ reason }: { reason: string }) => `(${isolate(reason)})`,
  lastChecked: ({ when }: { when: string }) => `Last checked ${when}`,
};
