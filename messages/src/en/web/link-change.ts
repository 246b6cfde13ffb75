import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('en');

/** Changing the link, the name and the content of a file. */
export const linkChange = {
  title: 'Link',
  raw: 'Direct address',
  view: 'Page',
  /** Marks the one of the two that is copied and handed out. */
  shared: 'shared',
  change: 'Change link',
  saved: 'Link changed.',
  notSaved: 'The link was not changed',
  kind: {
    label: 'Address to share',
    raw: 'Directly the file',
    view: 'A page that shows the file',
  },
  expiry: {
    label: 'Ends',
    /** The end that the link has. */
    kept: ({ date }: { date: string }) => `On ${date}`,
    never: 'Never',
    hour: 'In one hour',
    day: 'In one day',
    week: 'In 7 days',
    month: 'In 30 days',
    custom: 'At a time that you choose',
    time: 'Ends on',
    past: 'Choose a time that is still to come.',
  },
  downloads: {
    label: 'Downloads left',
    hint: 'Empty: any number.',
    any: 'Any number',
    custom: 'A number that you choose',
    /** The field of the number. */
    count: 'Number of downloads',
    invalid: ({ max }: { max: number }) => `Enter a whole number from 1 to ${number(max)}.`,
  },
  burn: 'Delete the file after one download',
  password: {
    label: 'Password',
    none: 'None',
    kept: 'Stays as it is',
    set: 'Set a new one',
    remove: 'Remove it',
    /** The field of the new one. */
    text: 'New password of the link',
    missing: 'Enter a password.',
  },
  slug: {
    label: 'Name of the link',
    hint: ({ days }: { days: number }) => `The present one goes on working for ${days} days.`,
    invalid:
      'Begin with a letter or a digit, then letters A–Z, digits, dots, hyphens and underscores; up to 64 in all.',
  },
  rename: {
    action: 'Rename',
    label: 'Name of the file',
    hint: 'The link stays as it is.',
    missing: 'Enter a name.',
    done: 'File renamed.',
  },
  replace: {
    action: 'Replace file',
    progress: 'Sending the new file',
    done: 'File replaced. Its link is the same.',
    failed: 'The file was not replaced',
    otherType: 'Replace by another type of file?',
    /** `name` is the one of the chosen file. */
    otherTypeText: ({ name }: { name: string }) =>
      `“${isolate(name)}” is of another type than the file behind this link. The link keeps its ending.`,
    confirm: 'Replace',
  },
};
