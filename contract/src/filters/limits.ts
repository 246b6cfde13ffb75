// Plain values without imports, so that the web app can use them without loading the schemas.

/** In code points. */
export const filterNameLengthMax = 40;
/** Of one account. */
export const filtersMax = 50;
