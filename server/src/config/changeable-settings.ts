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
    'Public address of Perch, used to build links',
    'an http or https address without a path',
    'http://localhost:PORT',
    httpOrigin.optional().transform((origin) => origin ?? null),
  ),
  MAX_FILE_SIZE: setting(
    'Largest file that can be uploaded; a lower value applies to uploads that start after the change',
    'a size such as 500MB or 20GB (MB = 1024² bytes)',
    '5000MB',
    size.default(5000 * 1024 ** 2),
  ),
  REGISTRATION: setting(
    'Registration mode: `approval` lets administrators approve new accounts, `open` approves them at once, `invite` requires an invitation, `closed` refuses registrations',
    'approval, open, invite or closed',
    'approval',
    z.enum(registrationModes).default('approval'),
  ),
  EMAIL_REQUIRED: setting(
    'Whether new accounts need an email address; an account without one signs in with its username and gets no mail, so it cannot reset a forgotten password by mail',
    'on or off',
    'on',
    onOrOff.default(true),
  ),
  REQUIRE_SECOND_FACTOR: setting(
    'Which accounts must have a second factor, an authenticator app or a passkey: none (`off`), `admins` or `all`. Until an account has one, its sessions can only set it up; uploads with tokens keep working',
    'off, admins or all',
    'off',
    z.enum(secondFactorRules).default('off'),
  ),
  USER_QUOTA: setting(
    'Default quota per user, which administrators can override; lowering it refuses new uploads over the quota and deletes nothing',
    'a size such as 20GB',
    'none',
    size.optional().transform((bytes) => bytes ?? null),
  ),
  DEFAULT_EXPIRY: setting(
    'Default expiry of an upload, after which its link stops working and the file is deleted; applies if neither the upload nor the account sets one',
    'a time such as 30m, 12h, 7d or 4w, or never',
    'never',
    z.union([z.literal('never'), duration]).default('never'),
  ),
  MAX_EXPIRY: setting(
    'Maximum expiry of a link; an upload that asks for a later one is refused, and a later default is shortened',
    'a time such as 30m, 12h, 7d or 4w, or none',
    'none',
    duration.optional().transform((text) => text ?? null),
  ),
  TRASH_DAYS: setting(
    'Days before deleted files are removed from the trash; until then they can be restored and count against the quota. 0 deletes immediately',
    `a whole number from 0 to ${trashDaysMax}`,
    '30',
    wholeNumber(0, trashDaysMax).default(30),
  ),
  SLUG_SCHEME: setting(
    'Link format of new files: `base62` (random letters and digits), `words` (words and a number), `date` (the date and four letters), `uuid`, or `name` (the file name). Links made from words, dates and names can be guessed',
    'base62, words, date, uuid or name',
    'base62',
    z.enum(slugSchemes).default('base62'),
  ),
  SLUG_LENGTH: setting(
    'Number of characters in a `base62` link',
    `a whole number from ${slugLengthMin} to ${slugLengthMax}`,
    '10',
    wholeNumber(slugLengthMin, slugLengthMax).default(10),
  ),
  EMBEDS: setting(
    'Whether file pages provide an image, title and size for link previews in messengers',
    'on or off',
    'on',
    onOrOff.default(true),
  ),
  EMBED_VIDEO_MAX: setting(
    'Maximum size of a video that link previews can play; a larger video is shown as an image',
    'a size such as 50MB',
    '50MB',
    sizeOrNone.default(50 * 1024 ** 2),
  ),
  INDEXING: setting(
    'Whether `robots.txt` lets search engines visit public pages and files, including those on users’ domains; it always excludes the app and `/api`, and link pages ask not to be indexed',
    'on or off',
    'on',
    onOrOff.default(true),
  ),
  ALLOWED_TYPES: setting(
    'Accepted file types, detected from the content of the files',
    'types such as image/* or application/pdf, with commas between them',
    'all',
    types.default([]),
  ),
  REFUSED_TYPES: setting(
    'Refused file types, even if ALLOWED_TYPES accepts them',
    'types such as image/* or application/pdf, with commas between them',
    'none',
    types.default([]),
  ),
  DEFAULT_LANGUAGE: setting(
    'Language of the app and its mails if neither the account nor the browser sets one',
    locales.join(', '),
    defaultLocale,
    z.enum(locales).default(defaultLocale),
  ),
  DEFAULT_THEME: setting(
    'Theme of the app if neither the account nor the device has chosen one; `system` follows the device',
    themes.join(', '),
    'dark',
    z.enum(themes).default('dark'),
  ),
  // Not NAME: WSL and some shells set that by themselves, which would lock the installation's name.
  SITE_NAME: setting(
    'Name of this installation, shown in the app and its mails',
    `1 to ${brandNameLengthMax} characters in one line`,
    'Perch',
    shownName.default('Perch'),
  ),
  ACCENT: setting(
    'Accent colour, from which the accents of the dark and light themes are derived',
    'a colour such as #45b9e4 that is readable on both themes',
    "Perch's own",
    accent.optional().transform((colour) => colour ?? null),
  ),
  FOOTER_LINKS: setting(
    'Links in the footer of pages',
    `a JSON list of up to ${footerLinksMax} links such as \`[{"label":"Status","url":"https://status.example.com"}]\`, each an http, https or mailto address`,
    'none',
    footerLinks.default([]),
  ),
};

export type ChangeableVariable = keyof typeof changeableSettings;
