import { createFormats } from '../../formats.ts';

const { isolate, moment, plural } = createFormats('en');

/** The trash, and mails about files that end. */
export const trash = {
  moved: 'File moved to the trash.',
  emptied: 'The trash has been emptied.',
  hasEnded: 'This file has since expired and cannot be restored.',
  expiryMail: {
    subject: ({ count }: { count: number }) =>
      plural(count, {
        one: '# file expires soon',
        other: '# files expire soon',
      }),
    lead: ({ count }: { count: number }) =>
      plural(count, {
        one: 'This file expires soon. Its link then stops working and the file is deleted:',
        other: 'These files expire soon. Their links then stop working and the files are deleted:',
      }),
    file: ({ name, at }: { name: string; at: number }) => `${isolate(name)}: ${moment(at)}`,
    more: ({ count }: { count: number }) =>
      plural(count, {
        one: 'and # more.',
        other: 'and # more.',
      }),
    off: 'You get this mail because you asked for it in your settings, at most once a day.',
    link: 'Your expiring files',
  },
};
