// Plain values without imports, so that the web app can use them without loading the schemas.

export const albumVisibilities = ['unlisted', 'public', 'private'] as const;
export type AlbumVisibility = (typeof albumVisibilities)[number];

/** In code points. */
export const albumNameLengthMax = 120;
export const albumDescriptionLengthMax = 2000;

/** Members of one album, those in the trash included. */
export const albumUploadsMax = 10_000;

/** Of one account. */
export const albumsMax = 5000;
