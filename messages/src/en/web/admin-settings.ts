import type {
  ChoiceWords,
  SettingGroup,
  SettingName,
} from '@perch/contract/settings/setting-table';

import { createFormats } from '../../formats.ts';

const { bytes, number, plural } = createFormats('en');

/** Admin → Settings. */
export const adminSettings = {
  title: 'Settings',
  lead: 'Changes take effect within two seconds, without a restart.',
  loadFailed: 'The settings could not be loaded',
  saved: 'Settings saved',
  saveFailed: 'The settings could not be saved',
  save: 'Save changes',
  discard: 'Discard changes',
  unsaved: 'Unsaved changes',
  /** The environment sets it. */
  locked: ({ variable }: { variable: string }) => `Set by ${variable} in the server’s environment`,
  /** The value of an empty field. */
  byDefault: ({ value }: { value: string }) => `${value} (default)`,
  groups: {
    limits: 'Registration and limits',
    signIn: 'Signing in',
    appearance: 'Language and appearance',
    brand: 'Brand',
    legal: 'Legal pages',
    links: 'Links and trash',
  } satisfies Record<SettingGroup, string>,
  legalLead: 'Written in Markdown. A page without text is not published.',
  labels: {
    publicUrl: 'Public address',
    registration: 'Registration',
    emailRequired: 'Email of new accounts',
    requireSecondFactor: 'Required second factor',
    userQuota: 'Default quota',
    maxFileSize: 'Maximum file size',
    defaultLanguage: 'Default language',
    defaultTheme: 'Default theme',
    name: 'Name',
    accent: 'Accent colour',
    footerLinks: 'Footer links',
    imprint: 'Imprint',
    privacy: 'Privacy policy',
    terms: 'Terms',
    defaultExpiry: 'Default expiry',
    maxExpiry: 'Maximum expiry',
    trashDays: 'Days in the trash',
    slugScheme: 'Link format',
    slugLength: 'Link length',
    embeds: 'Link previews',
    embedVideoMax: 'Maximum video size in previews',
    indexing: 'Search engines',
    allowedTypes: 'Allowed types',
    refusedTypes: 'Refused types',
  } satisfies Record<SettingName, string>,
  hints: {
    emailRequired:
      'Without an email an account signs in with its username, and a forgotten password cannot be reset by mail.',
    requireSecondFactor:
      'An authenticator app or a passkey. An account without one can only set it up; uploads with tokens keep working.',
    userQuota: 'Storage of an account, unless it has its own quota.',
    maxFileSize: 'Uploads that have already begun keep their limit.',
    defaultLanguage: 'If neither the account nor the browser specifies one.',
    defaultTheme: 'If neither the account nor the device specifies one.',
    name: 'What this server is called in the app, on its pages and in its mails.',
    accent: 'Each theme uses a shade of it that is readable there.',
    terms: 'Every change of the text makes a new version.',
    defaultExpiry:
      'If neither the upload nor the account specifies one: 30m, 12h, 7d, 4w or never.',
    maxExpiry: 'Every link expires after this time at the latest, such as 90d.',
    trashDays: 'Days before deleted files are removed; 0 deletes immediately.',
    slugScheme: 'For new files. Words, dates and names can be guessed.',
    slugLength: 'Of random links, in characters.',
    embeds: 'The image, title and size that messengers show with a link.',
    embedVideoMax: 'Larger videos are shown as an image.',
    indexing:
      'Whether robots.txt lets them visit public pages and files. They may never visit the app, and pages of files ask not to be indexed.',
    allowedTypes: 'Such as image/*, application/pdf. The content decides, not the name.',
    refusedTypes: 'These are refused even if they are allowed above.',
  } satisfies Partial<Record<SettingName, string>>,
  /** The words of a choice. */
  choices: {
    registration: {
      approval: 'With approval',
      open: 'Open to everyone',
      invite: 'By invitation only',
      closed: 'Closed',
    },
    requireSecondFactor: {
      off: 'Not required',
      admins: 'For administrators',
      all: 'For every account',
    },
    slugScheme: {
      base62: 'Random letters and digits',
      words: 'Words and a number',
      date: 'The date and four letters',
      uuid: 'UUID',
      name: 'The name of the file',
    },
  } satisfies ChoiceWords,
  /** Words for a switch that On and Off do not suit. */
  switches: {
    emailRequired: {
      on: 'Required',
      off: 'Optional',
    },
  } satisfies Partial<Record<SettingName, Record<'on' | 'off', string>>>,
  on: 'On',
  off: 'Off',
  allTypes: 'All',
  noTypes: 'None',
  noQuota: 'No limit',
  noAccent: 'Default',
  chooseColor: 'Choose a colour',
  inDark: 'Dark theme',
  inLight: 'Light theme',
  link: ({ position }: { position: number }) => `Link ${number(position)}`,
  linkLabel: 'Text',
  linkUrl: 'Address',
  addLink: 'Add a link',
  removeLink: ({ position }: { position: number }) => `Remove link ${number(position)}`,
  linksMax: ({ max }: { max: number }) =>
    plural(max, { one: 'You can add one link.', other: 'You can add up to # links.' }),
  pageSize: ({ used, max }: { used: number; max: number }) => `${bytes(used)} of ${bytes(max)}`,
  problems: {
    expiry: 'Enter a time such as 12h, 7d or 4w.',
    wholeNumber: ({ min, max }: { min: number; max: number }) =>
      `Enter a whole number from ${number(min)} to ${number(max)}.`,
    types: 'Enter types such as image/* or application/pdf, separated by commas.',
    size: 'Enter a size such as 500 MB or 2 GB.',
    text: ({ max }: { max: number }) => `Enter up to ${number(max)} characters.`,
    name: ({ max }: { max: number }) => `The name may be up to ${number(max)} characters long.`,
    noColor: 'A colour must be # and six hexadecimal digits.',
    unreadableInDark: ({ ratio, needed }: { ratio: number; needed: number }) =>
      `This colour has a contrast of ${number(ratio)}:1 on the dark theme; ${number(needed)}:1 is needed.`,
    unreadableInLight: ({ ratio, needed }: { ratio: number; needed: number }) =>
      `This colour has a contrast of ${number(ratio)}:1 on the light theme; ${number(needed)}:1 is needed.`,
    linkText: ({ max }: { max: number }) =>
      `Each link needs a text of up to ${number(max)} characters.`,
    linkAddress: 'Each link needs an address that begins with https://, http:// or mailto:.',
    pageTooLong: ({ max }: { max: number }) => `A page may be up to ${bytes(max)} long.`,
  },
};
