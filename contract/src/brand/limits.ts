// Plain numbers without imports, so that the web app can use them without loading the schemas.

/** What an installation is called until it has a name of its own. */
export const productName = 'Perch';

/** In characters, not bytes. */
export const brandNameLengthMax = 60;

export const logoBytesMax = 512 * 1024;
export const logoEdgeMin = 16;
export const logoEdgeMax = 4096;
