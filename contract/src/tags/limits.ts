// Plain values without imports, so that the web app can use them without loading the schemas.

/** In code points. */
export const tagNameLengthMax = 40;
/** Of one account. */
export const tagsMax = 1000;

/** How many files a change of tags may be about. */
export const taggedAtOnceMax = 1000;

/** In UTF-16 units: names grow when they are composed, by less than this. */
export const tagTextLengthMax = 4 * tagNameLengthMax;
