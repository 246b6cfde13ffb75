import {
  definitionOf,
  type SettingName,
  settingNames,
  settingTable,
  type SettingValue,
  type SettingVariable,
} from '@perch/contract/settings/setting-table';

import { settingOf } from './setting-kinds.ts';
import type { Setting } from './setting.ts';

// Settings that administrators may change in the app as well: the rows of the contract's table. A variable that is set
// wins, and the app shows the setting as locked.

/** The documentation of each variable, in its order there. */
const descriptions: Record<SettingVariable, string> = {
  PUBLIC_URL: 'Public address of Perch, used to build links',
  MAX_FILE_SIZE:
    'How large a file may be; a lower value applies to uploads that start after the change',
  REGISTRATION:
    'Registration mode: `approval` lets administrators approve new accounts, `open` approves them at once, `invite` requires an invitation, `closed` refuses registrations',
  EMAIL_REQUIRED:
    'Whether new accounts need an email address; an account without one signs in with its username and gets no email, so it cannot reset a forgotten password by email',
  REQUIRE_SECOND_FACTOR:
    'Which accounts must have a second factor, an authenticator app or a passkey: none (`off`), `admins` or `all`. Until an account has one, its sessions can only set it up; uploads with tokens keep working',
  USER_QUOTA:
    'Default quota per user, which administrators can override; lowering it refuses new uploads over the quota and deletes nothing',
  DEFAULT_EXPIRY:
    'Default expiry of an upload, after which its link stops working and the file is deleted; applies if neither the upload nor the account sets one',
  MAX_EXPIRY:
    'Maximum expiry of a link; an upload with a later one is refused, and a later default is shortened',
  TRASH_DAYS:
    'Days before deleted files are removed from the trash; until then they can be restored and count against the quota. 0 deletes immediately',
  SLUG_SCHEME:
    'Link format of new files: `base62` (random letters and digits), `words` (words and a number), `date` (the date and four letters), `uuid`, or `name` (the file name). Links made from words, dates and names can be guessed',
  SLUG_LENGTH: 'Number of characters in a `base62` link',
  PREVIEWS:
    'Of which files small pictures are made, for lists and link previews: of all that the libraries and the installed programs can draw (`on`), of PNG, JPEG, GIF, WebP and BMP alone (`pictures`), or of none (`off`)',
  EMBEDS: 'Whether file pages provide an image, title and size for link previews in messengers',
  EMBED_VIDEO_MAX:
    'Maximum size of a video that link previews can play; a larger video is shown as an image',
  EMBED_COMPONENTS:
    'Where Discord shows a gallery with buttons instead of a plain preview: for `albums`, for files as well (`all`), or nowhere (`off`); accounts may choose otherwise',
  INDEXING:
    'Whether `robots.txt` lets search engines visit public pages and files, including those on users’ domains; it always excludes the app and `/api`, and link pages ask not to be indexed',
  STRIP_METADATA:
    'What pictures and videos lose before they are stored, if neither the upload nor the account specifies it: where they were taken (`gps`), also everything else about their making (`all`), or nothing (`off`). An installation that was updated from a version without this setting starts with `off`',
  ALLOWED_TYPES: 'Accepted file types, detected from the content of the files',
  REFUSED_TYPES: 'Refused file types, even if ALLOWED_TYPES accepts them',
  DEFAULT_LANGUAGE:
    'Language of the app and its emails if neither the account nor the browser sets one',
  DEFAULT_THEME:
    'Theme of the app if neither the account nor the device has chosen one; `system` follows the device',
  SITE_NAME: 'Name of this installation, shown in the app and its emails',
  ACCENT: 'Accent colour, from which the accents of the dark and light themes are derived',
  PRODUCT_ON_PAGES:
    'Whether public pages have the typeface of Perch and, without a name or a logo of the installation, its mark, name and icon; pages on users’ domains have the typeface only',
  FOOTER_LINKS: 'Links in the footer of pages',
};

const describe = (name: SettingName) => {
  const { variable, label } = settingTable[name];
  return variable === null ? label : descriptions[variable];
};

type AdminSettings = { [Name in SettingName]: Setting<SettingValue<Name>> };

/** The settings by their name in the API and in the database. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each by the schema of its kind
export const adminSettings = Object.fromEntries(
  settingNames.map((name) => [name, settingOf(definitionOf(name), describe(name))]),
) as AdminSettings;

type ChangeableSettings = {
  [
    Name in SettingName as NonNullable<(typeof settingTable)[Name]['variable']>
  ]: AdminSettings[Name];
};

/** Those that have an environment variable, by that. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each variable is that of a setting
export const changeableSettings = Object.fromEntries(
  Object.keys(descriptions).flatMap((variable) =>
    settingNames
      .filter((name) => settingTable[name].variable === variable)
      .map((name) => [variable, adminSettings[name]]),
  ),
) as ChangeableSettings;
