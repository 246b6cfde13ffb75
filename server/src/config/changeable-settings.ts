import { themes } from '@perch/contract/appearance/themes';
import { brandNameLengthMax } from '@perch/contract/brand/limits';
import {
  footerLinksMax,
  registrationModes,
  secondFactorRules,
  slugLengthMax,
  slugLengthMin,
  slugSchemes,
  trashDaysMax,
} from '@perch/contract/settings/limits';
import { defaultLocale, locales } from '@perch/contract/text/locales';
import { z } from 'zod';

import {
  accent,
  duration,
  footerLinks,
  httpOrigin,
  onOrOff,
  shownName,
  size,
  sizeOrNone,
  types,
  wholeNumber,
} from './setting-schemas.ts';
import { setting } from './setting.ts';

/**
 * Environment variables of what administrators may change in the app as well (`modules/settings/registry.ts`,
 * in which each has its line). One that is set wins, and the app shows it as locked.
 */
export const changeableSettings = {
  PUBLIC_URL: setting(
    'Public address of Perch, from which links are built',
    'an http or https address without a path',
    'http://localhost:PORT',
    httpOrigin.optional().transform((origin) => origin ?? null),
  ),
  MAX_FILE_SIZE: setting(
    'Largest file that can be uploaded; a lower one holds for uploads that begin after it',
    'a size such as 500MB or 20GB (MB = 1024² bytes)',
    '5000MB',
    size.default(5000 * 1024 ** 2),
  ),
  REGISTRATION: setting(
    'Registration mode: `approval` has administrators approve new accounts, `open` approves them at once, `invite` requires an invitation, `closed` refuses registrations',
    'approval, open, invite or closed',
    'approval',
    z.enum(registrationModes).default('approval'),
  ),
  EMAIL_REQUIRED: setting(
    'Whether a new account has to have an email; one without signs in with its username, and gets no mail and so no link for a forgotten password',
    'on or off',
    'on',
    onOrOff.default(true),
  ),
  REQUIRE_SECOND_FACTOR: setting(
    'Which accounts have to have a second factor, an authenticator app or a passkey: no account, `admins` or `all`. A session of one without can do nothing but set it up; uploads by tokens go on',
    'off, admins or all',
    'off',
    z.enum(secondFactorRules).default('off'),
  ),
  USER_QUOTA: setting(
    'Default quota of a user, which administrators can override; a lower one refuses what would be reserved after it, and deletes nothing',
    'a size such as 20GB',
    'none',
    size.optional().transform((bytes) => bytes ?? null),
  ),
  DEFAULT_EXPIRY: setting(
    'When the link of an upload ends and its bytes go, where neither the upload nor the account names it',
    'a time such as 30m, 12h, 7d or 4w, or never',
    'never',
    z.union([z.literal('never'), duration]).default('never'),
  ),
  MAX_EXPIRY: setting(
    'The latest end of a link; a later one is refused where an upload asks for it, and cut where it is a default',
    'a time such as 30m, 12h, 7d or 4w, or none',
    'none',
    duration.optional().transform((text) => text ?? null),
  ),
  TRASH_DAYS: setting(
    'How long deleted files can be restored, in days; they count against the quota until then. 0 deletes them at once',
    `a whole number from 0 to ${trashDaysMax}`,
    '30',
    wholeNumber(0, trashDaysMax).default(30),
  ),
  SLUG_SCHEME: setting(
    'How the links of new files are made: `base62` of random letters and digits, `words` of words and a number, `date` of the date and four letters, `uuid`, or `name` of the name of the file. Those of words, dates and names can be guessed',
    'base62, words, date, uuid or name',
    'base62',
    z.enum(slugSchemes).default('base62'),
  ),
  SLUG_LENGTH: setting(
    'Characters of a link of random letters and digits',
    `a whole number from ${slugLengthMin} to ${slugLengthMax}`,
    '10',
    wholeNumber(slugLengthMin, slugLengthMax).default(10),
  ),
  EMBEDS: setting(
    'Whether pages of files name picture, title and size for the previews of messengers',
    'on or off',
    'on',
    onOrOff.default(true),
  ),
  EMBED_VIDEO_MAX: setting(
    'Maximum size of a video that previews play; of a larger one they show an image',
    'a size such as 50MB',
    '50MB',
    sizeOrNone.default(50 * 1024 ** 2),
  ),
  INDEXING: setting(
    'Whether `robots.txt` lets search engines visit public pages and files, on users’ domains as well; the app and `/api` are closed to them in any case, and pages of links ask not to be listed',
    'on or off',
    'on',
    onOrOff.default(true),
  ),
  ALLOWED_TYPES: setting(
    'Types of files that are accepted, as their bytes prove them',
    'types such as image/* or application/pdf, with commas between them',
    'all',
    types.default([]),
  ),
  REFUSED_TYPES: setting(
    'Types of files that are refused, also where they are among ALLOWED_TYPES',
    'types such as image/* or application/pdf, with commas between them',
    'none',
    types.default([]),
  ),
  DEFAULT_LANGUAGE: setting(
    'Language of the app and its mails where neither the account nor the browser names one',
    locales.join(', '),
    defaultLocale,
    z.enum(locales).default(defaultLocale),
  ),
  DEFAULT_THEME: setting(
    'Theme of the app where neither the account nor the device has chosen one; `system` follows the device',
    themes.join(', '),
    'dark',
    z.enum(themes).default('dark'),
  ),
  // Not NAME: WSL and some shells set that by themselves, which would lock the installation's name.
  SITE_NAME: setting(
    'Name of this installation, as the app and its mails show it',
    `1 to ${brandNameLengthMax} characters in one line`,
    'Perch',
    shownName.default('Perch'),
  ),
  ACCENT: setting(
    'Accent colour, from which those of the dark and the light theme are derived',
    'a colour such as #45b9e4 that is readable on both themes',
    "Perch's own",
    accent.optional().transform((colour) => colour ?? null),
  ),
  FOOTER_LINKS: setting(
    'Links at the foot of pages',
    `a JSON list of up to ${footerLinksMax} links such as \`[{"label":"Status","url":"https://status.example.com"}]\`, each an http, https or mailto address`,
    'none',
    footerLinks.default([]),
  ),
};

export type ChangeableVariable = keyof typeof changeableSettings;
