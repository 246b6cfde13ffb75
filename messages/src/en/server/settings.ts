import { themes } from '@perch/contract/appearance/themes';
import { brandNameLengthMax } from '@perch/contract/brand/limits';
import { footerLinksMax, legalTextBytesMax } from '@perch/contract/settings/limits';
import { locales } from '@perch/contract/text/locales';

import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('en');

const page = (name: string) => `${name} must be Markdown of up to ${bytes(legalTextBytesMax)}.`;

/** Settings that administrators change in the app. */
export const settings = {
  locked: ({ name, variable }: { name: string; variable: string }) =>
    `${isolate(name)} is set by ${isolate(variable)} in the environment and cannot be changed here.`,
  /** A public address that does not lead to the page that sets it. */
  otherAddress:
    'In the app, publicUrl can only become the address of the page itself. The command perch settings set publicUrl takes any address.',
  /** What each setting accepts. */
  refused: {
    publicUrl: 'publicUrl must be an http or https address without a path.',
    registration: 'registration must be approval, open, invite or closed.',
    emailRequired: 'emailRequired must be on or off.',
    requireSecondFactor: 'requireSecondFactor must be off, admins or all.',
    userQuota: 'userQuota must be a size such as 20GB.',
    maxFileSize: 'maxFileSize must be a size such as 500MB or 20GB (MB = 1024² bytes).',
    defaultLanguage: `defaultLanguage must be ${locales.join(', ')}.`,
    defaultTheme: `defaultTheme must be ${themes.join(', ')}.`,
    name: `name must be 1 to ${brandNameLengthMax} characters in one line.`,
    accent: 'accent must be a colour such as #45b9e4 that is readable on both themes.',
    footerLinks: `footerLinks must be a JSON list of up to ${footerLinksMax} links such as \`[{"label":"Status","url":"https://status.example.com"}]\`, each an http, https or mailto address.`,
    get imprint() {
      return page('imprint');
    },
    get privacy() {
      return page('privacy');
    },
    get terms() {
      return page('terms');
    },
    defaultExpiry: 'defaultExpiry must be a time such as 30m, 12h, 7d or 4w, or never.',
    maxExpiry: 'maxExpiry must be a time such as 30m, 12h, 7d or 4w, or none.',
    trashDays: 'trashDays must be a whole number from 0 to 3650.',
    slugScheme: 'slugScheme must be base62, words, date, uuid or name.',
    slugLength: 'slugLength must be a whole number from 6 to 32.',
    embeds: 'embeds must be on or off.',
    embedVideoMax: 'embedVideoMax must be a size such as 50MB.',
    indexing: 'indexing must be on or off.',
    allowedTypes:
      'allowedTypes must be types such as image/* or application/pdf, with commas between them.',
    refusedTypes:
      'refusedTypes must be types such as image/* or application/pdf, with commas between them.',
  },
};
