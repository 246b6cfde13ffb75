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
    label: 'Link to share',
    raw: 'The file itself',
    view: 'A page that shows the file',
  },
  expiry: {
    label: 'Expires',
    /** The end that the link has. */
    kept: ({ date }: { date: string }) => `On ${date}`,
    never: 'Never',
    hour: 'In one hour',
    day: 'In one day',
    week: 'In 7 days',
    month: 'In 30 days',
    custom: 'At a specific time',
    time: 'Expires on',
    past: 'Choose a time in the future.',
  },
  downloads: {
    label: 'Downloads left',
    hint: 'Leave empty for no limit.',
    any: 'Unlimited',
    custom: 'A specific number',
    /** The field of the number. */
    count: 'Number of downloads',
    invalid: ({ max }: { max: number }) => `Enter a whole number from 1 to ${number(max)}.`,
  },
  burn: 'Delete the file after one download',
  password: {
    label: 'Password',
    none: 'None',
    kept: 'Unchanged',
    set: 'Set a new one',
    remove: 'Remove it',
    /** The field of the new one. */
    text: 'New password of the link',
    missing: 'Enter a password.',
  },
  slug: {
    label: 'Name of the link',
    hint: ({ days }: { days: number }) => `The current one keeps working for ${days} days.`,
    invalid:
      'Begin with a letter or a digit, then letters A–Z, digits, dots, hyphens and underscores; up to 64 in all.',
  },
  rename: {
    action: 'Rename',
    label: 'Name of the file',
    hint: 'The link does not change.',
    missing: 'Enter a name.',
    done: 'File renamed.',
  },
  replace: {
    action: 'Replace file',
    progress: 'Uploading the new file',
    done: 'File replaced. Its link is the same.',
    failed: 'The file was not replaced',
    otherType: 'Replace with another type of file?',
    /** `name` is the one of the chosen file. */
    otherTypeText: ({ name }: { name: string }) =>
      `“${isolate(name)}” is of another type than the file behind this link. The link keeps its extension.`,
    confirm: 'Replace',
  },
};
