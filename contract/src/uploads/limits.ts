// Plain values without imports, so that the web app can use them without loading the schemas.

export const linkKinds = ['raw', 'view'] as const;

/** What files lose before they are stored: nothing, their place, or all that tells about their making. */
export const stripModes = ['off', 'gps', 'all'] as const;

export const maxDownloadsMax = 1_000_000;

/** Of one file. */
export const tagsPerFileMax = 50;

/** In code points. */
export const linkPasswordLengthMax = 256;

/** A custom slug. */
export const slugPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** The shortest lifetime that can be requested. */
export const expiryMinMs = 60_000;

/** How long a replaced slug keeps working. */
export const aliasDays = 90;

/** How many replaced slugs of an upload work at a time. */
export const aliasesMax = 20;

/** Of one account. */
export const profilesMax = 50;
export const profileNameLengthMax = 64;

/** Of a paste's text in UTF-8. */
export const pasteBytesMax = 1024 ** 2;

/** In code points. */
export const pasteTitleLengthMax = 120;

/** Larger texts are shown as they were written: all requests of a process wait while Markdown is parsed. */
export const shownMarkdownBytesMax = 32 * 1024;
/** The orders of lists of uploads; the first one is theirs unless another is chosen. */
export const uploadSorts = [
  'createdAt',
  'size',
  'name',
  'views',
  'downloads',
  'lastOpened',
] as const;
export type UploadSort = (typeof uploadSorts)[number];

/** How many uploads one call of a batch is about. */
export const batchUploadsMax = 1000;

/** Of an archive that its owner selects. */
export const archiveFilesMax = 10_000;
