export const pictureForms = ['thumbnail', 'logo', 'preview'] as const;

/**
 * The result for a picture: a thumbnail of at most 480 pixels, a logo of at most 512, without loss, or a JPEG of
 * at most 1200 for link previews.
 */
export type PictureForm = (typeof pictureForms)[number];
