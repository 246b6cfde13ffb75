import type { Locale } from '@perch/contract/text/locales';

// Texts that are right as they are in English.

/** Names, and terms that are the same in every language. */
const everywhere = new Set([
  'BBCode',
  'Ctrl',
  'HTML',
  'HTTPS',
  'Linux: Flameshot, Spectacle',
  'Markdown',
  'SHA-256',
  'ishare',
  'macOS',
  'myname',
]);

const byLanguage: Record<Exclude<Locale, 'en'>, string[]> = {
  de: [
    'API & ShareX',
    'Admin',
    'Administrator',
    'Audio',
    'Domain',
    'Domains',
    'Downloads',
    'Import',
    'Link',
    'Links',
    'Logo',
    'Name',
    'Name A–Z',
    'Name Z–A',
    'Passkey',
    'Status',
    'Subdomain',
    'System',
    'Tags',
    'Text',
    'Token',
    'Tokens',
    'Uploads',
    'Videos',
  ],
  fr: [
    'Action',
    'Actions',
    'Admin',
    'Administration',
    'Albums',
    'Archives',
    'Audio',
    'Description',
    'Images',
    'Inspection',
    'Invitations',
    'Logo',
    'Menu',
    'Options',
    'Page',
    'Pages',
    'Quota',
    'Sessions',
    'Tags',
    'Type',
    'configuration',
  ],
  es: ['Admin', 'Audio', 'Tokens', 'no'],
  'pt-BR': ['Admin', 'Downloads', 'Link', 'Links', 'Login', 'Menu', 'Status', 'Uploads'],
  it: [
    'Account',
    'Admin',
    'Audio',
    'Dashboard',
    'Debug',
    'Email',
    'File',
    'Link',
    'Logo',
    'Menu',
    'Passkey',
    'Password',
    'Quota',
    'no',
  ],
  pl: ['Admin', 'Administrator', 'Audio', 'Import', 'Link', 'Logo', 'Menu'],
  ru: [],
  ja: ['5.67 KB'],
  'zh-Hans': [],
  ar: [],
};

/** Whether `text` may be the same in this language and in English. */
export const isSameWord = (text: string, locale: Exclude<Locale, 'en'>): boolean =>
  everywhere.has(text) || byLanguage[locale].includes(text);

/** All of the language's own, to see that each is still needed. */
export const sameWordsOf = (locale: Exclude<Locale, 'en'>): readonly string[] => byLanguage[locale];
