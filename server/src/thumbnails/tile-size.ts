/** Pixels of the pictures that are drawn of texts and of files without a picture of their own. */
export const tileSize = { width: 1200, height: 630 } as const;
