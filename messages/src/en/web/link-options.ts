import { createFormats } from '../../formats.ts';

const { plural } = createFormats('en');

type Counted = {
  count: number;
};

/** How the link of a file ends, is locked and is called. */
export const linkOptions = {
  /** Small marks beside a file’s name; the sentences are tooltips too. */
  badges: {
    /** `when` is as “in 3 days”. */
    ends: ({ when }: { when: string }) => `Expires ${when}`,
    /** `date` is a day with its time. */
    endsAt: ({ date }: { date: string }) => `Expires on ${date}`,
    ended: 'Expired',
    locked: 'Protected by a password',
    downloadsLeft: ({ count }: Counted) =>
      plural(count, { one: '# download left', other: '# downloads left' }),
    burn: 'Deleted after one download',
  },
  /** Which files the list shows. */
  views: { label: 'Files shown', files: 'Files', ends: 'Expiring' },
  addToAlbum: 'Add to album',
  noneEnd: 'No expiring files',
  noneEndHint: 'Files whose link expires are listed here.',
};
