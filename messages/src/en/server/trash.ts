import { createFormats } from '../../formats.ts';

const { isolate, moment, plural } = createFormats('en');

/** The trash, and mails about files that end. */
export const trash = {
  moved: 'The file is in the trash.',
  emptied: 'The trash is empty.',
  hasEnded: 'This file has ended meanwhile and cannot be restored.',
  expiryMail: {
    subject: ({ count }: { count: number }) =>
      plural(count, {
        one: '# file ends soon',
        other: '# files end soon',
      }),
    lead: ({ count }: { count: number }) =>
      plural(count, {
        one: 'This file ends soon; then its link stops working and its bytes are deleted:',
        other: 'These files end soon; then their links stop working and their bytes are deleted:',
      }),
    file: ({ name, at }: { name: string; at: number }) => `${isolate(name)}: ${moment(at)}`,
    more: ({ count }: { count: number }) =>
      plural(count, {
        one: 'and # more.',
        other: 'and # more.',
      }),
    off: 'You get this mail because you asked for it in your settings, at most once a day.',
    link: 'Your files that end',
  },
};
