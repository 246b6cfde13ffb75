// What the tags of a page may have, so that every program takes them. Plain values, so that the web app can use them
// without the schemas.

/** Discord trims a title at 70 bytes and a description at 350; a longer site name or address leaves it without any preview. */
export const tagLimits = {
  titleBytesMax: 70,
  descriptionBytesMax: 340,
  descriptionLinesMax: 20,
  siteNameBytesMax: 200,
  altBytesMax: 250,
  addressLengthMax: 2048,
  picturesMax: 4,
} as const;

/** An animated GIF or WebP is shown itself up to this size; of a larger one, previews show a still picture. */
export const animatedBytesMax = 8 * 1024 ** 2;

/** Of the gallery that Discord shows, escapes included. */
export const componentBytesMax = 3000;
export const componentPartsMax = 40;
export const componentPicturesMax = 10;
