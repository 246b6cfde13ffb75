/** The longest edge of a preview, in pixels. */
export const previewEdgeMax = 1200;
/** More than any picture of a camera; of all of them the process keeps four bytes. */
export const picturePixelsMax = 50_000_000;
/** Pixels of the sheets that are drawn of texts, of sounds and of files without a picture of their own. */
export const sheetSize = { width: previewEdgeMax, height: 630 } as const;
/** Memory of a document's process, or of a program and all that it starts. */
export const drawingBytesMax = 512 * 1024 ** 2;

/** Pixels of the pictures for other pages. */
export const pictureWidths = [320, 640, 1280, 1920] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/**
 * The result for a picture: a thumbnail of at most 480 pixels, a logo of at most 512, without loss, a JPEG of
 * at most 1200 for link previews, or a WebP of a width.
 */
export type PictureForm = 'thumbnail' | 'logo' | 'preview' | `w${PictureWidth}`;

/** The pixels of something that can be drawn in any size, as large as a preview. */
export function fittedSize({ width, height }: { width: number; height: number }) {
  const scaled = (edge: number) =>
    Math.max(1, Math.round((edge * previewEdgeMax) / Math.max(width, height)));
  return { width: scaled(width), height: scaled(height) };
}
