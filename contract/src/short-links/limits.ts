// Plain values without imports, so that the web app can use them without loading the schemas.

/** Length of a short link's target, as sent and as stored. */
export const targetLengthMax = 2048;

export const linkTitleLengthMax = 200;

export const maxClicksMax = 1_000_000;

/** Of one account. */
export const linksMax = 100_000;

/** A search looks through so many of the newest links. */
export const searchedLinksMax = 5000;

export const linkSorts = ['createdAt', 'clicks'] as const;
export type LinkSort = (typeof linkSorts)[number];
