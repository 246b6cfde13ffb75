// Plain values without imports, so that the web app can use them without loading the schemas.

export const albumVisibilities = ['unlisted', 'public', 'private'] as const;
export type AlbumVisibility = (typeof albumVisibilities)[number];

/** What holds for the own links of an album's files: its password and expiry, or only what each file has itself. */
export const albumOwnLinks = ['with_album', 'open'] as const;
export type AlbumOwnLinks = (typeof albumOwnLinks)[number];

/** In code points. */
export const albumNameLengthMax = 120;
export const albumDescriptionLengthMax = 2000;

/** Members of one album, those in the trash included. */
export const albumUploadsMax = 10_000;

/** Of one account. */
export const albumsMax = 5000;
