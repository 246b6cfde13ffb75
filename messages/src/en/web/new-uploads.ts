import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('en');

export const newUploads = {
  title: 'New uploads',
  open: 'Options',
  close: 'Hide options',
  reset: 'Reset options',
  remembered:
    'Applies to uploads that you start from now on. This device remembers the options, except the password and the name of the link.',
  refused: 'The server refused these options',
  preset: ({ value }: { value: string }) => `Default: ${value}`,
  /** After `ends` of the summary, and after the label of the choice. */
  after: {
    m: ({ count }: { count: number }) =>
      plural(count, { one: 'after # minute', other: 'after # minutes' }),
    h: ({ count }: { count: number }) =>
      plural(count, { one: 'after # hour', other: 'after # hours' }),
    d: ({ count }: { count: number }) =>
      plural(count, { one: 'after # day', other: 'after # days' }),
    w: ({ count }: { count: number }) =>
      plural(count, { one: 'after # week', other: 'after # weeks' }),
  },
  summary: {
    nothing: 'links work until you delete the file',
    ends: ({ when }: { when: string }) => `expires ${when}`,
    endsAt: ({ time }: { time: string }) => `expires on ${time}`,
    neverEnds: 'never expires',
    downloads: ({ count }: { count: number }) =>
      plural(count, { one: '# download', other: '# downloads' }),
    unlimited: 'unlimited downloads',
    burn: 'one download, then the file is deleted',
    password: 'password',
    raw: 'link to the file itself',
    view: 'link to a page',
    slug: ({ slug }: { slug: string }) => `link named “${isolate(slug)}”`,
    album: ({ name }: { name: string }) => `into “${isolate(name)}”`,
    tags: ({ count }: { count: number }) => plural(count, { one: '# tag', other: '# tags' }),
  },
  expiry: {
    label: 'Link expires',
    never: 'never',
    custom: 'at a specific time',
    time: 'Link expires on',
    past: 'Choose a time in the future.',
  },
  downloads: {
    label: 'Downloads',
    unlimited: 'unlimited',
    limited: 'a limited number',
    burn: 'one, then the file is deleted',
    count: 'Number of downloads',
    invalid: ({ max }: { max: number }) => `Enter a whole number from 1 to ${number(max)}.`,
  },
  link: {
    label: 'The link opens',
    raw: 'the file itself',
    view: 'a page that shows the file',
  },
  password: {
    label: 'Password',
    hint: 'Visitors have to enter it. It is kept until this page is reloaded.',
    generate: 'Generate a password',
  },
  slug: {
    label: 'Name of the link',
    hint: 'For the next upload of a single file.',
    invalid:
      'Begin with a letter or a digit, then letters A–Z, digits, dots, hyphens and underscores; up to 64 in all.',
  },
  album: { label: 'Album', none: 'none' },
  defaults: {
    notLoaded: 'Your defaults could not be loaded',
    lead: 'Options for your new uploads where nothing else is chosen, including those from ShareX and scripts.',
    server: ({ value }: { value: string }) => `Server default (${value})`,
    save: 'Save defaults',
    saving: 'Saving…',
    saved: 'Defaults for new uploads saved',
  },
};
