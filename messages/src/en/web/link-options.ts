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
    ends: ({ when }: { when: string }) => `Ends ${when}`,
    /** `date` is a day with its time. */
    endsAt: ({ date }: { date: string }) => `Ends on ${date}`,
    ended: 'Has ended',
    locked: 'Asks for a password',
    downloadsLeft: ({ count }: Counted) =>
      plural(count, { one: '# download left', other: '# downloads left' }),
    burn: 'Deleted after one download',
  },
  /** Which files the list shows. */
  views: { label: 'Files shown', files: 'Files', ends: 'Ending' },
  addToAlbum: 'Add to album',
  noneEnd: 'No files that end',
  noneEndHint: 'Files whose link ends at some time are listed here.',
};
