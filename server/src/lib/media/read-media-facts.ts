import type { BoundedReader } from './bounded-reader.ts';
import { animated, type MediaFacts, noFacts } from './media-facts.ts';
import { isAnimatedGif, isAnimatedWebp } from './moving-pictures.ts';
import { mp4Facts } from './mp4-facts.ts';
import { bmpSize, gifSize, heifFacts, jpegFacts, tiffSize, webpSize } from './picture-sizes.ts';
import { readPngHeader } from './png-header.ts';
import { svgSize } from './svg-size.ts';

type ReadFacts = (file: BoundedReader) => Promise<MediaFacts>;

const picture =
  (readSize: (file: BoundedReader) => Promise<MediaFacts['size']>): ReadFacts =>
  async (file) => ({ size: await readSize(file), codecs: [] });

const movingPicture =
  (
    readSize: (file: BoundedReader) => Promise<MediaFacts['size']>,
    isAnimated: (file: BoundedReader) => Promise<boolean>,
  ): ReadFacts =>
  async (file) => ({
    size: await readSize(file),
    codecs: (await isAnimated(file)) ? [animated] : [],
  });

async function pngFacts(file: BoundedReader): Promise<MediaFacts> {
  const { size = null, orientation = 1 } = (await readPngHeader(file)) ?? {};
  return { size, codecs: [], isTurned: orientation > 1 };
}

const readers = new Map<string, ReadFacts>([
  ['image/png', pngFacts],
  ['image/jpeg', jpegFacts],
  ['image/gif', movingPicture(gifSize, isAnimatedGif)],
  ['image/webp', movingPicture(webpSize, isAnimatedWebp)],
  ['image/bmp', picture(bmpSize)],
  ['image/avif', heifFacts],
  ['image/heic', heifFacts],
  ['image/heif', heifFacts],
  ['image/tiff', picture(tiffSize)],
  ['image/svg+xml', picture(svgSize)],
  ['video/mp4', mp4Facts],
  ['video/quicktime', mp4Facts],
  ['audio/mp4', mp4Facts],
]);

/** Whether the header of files of this type says anything. */
export const hasMediaFacts = (mimeType: string): boolean => readers.has(mimeType);

/** Reads what a file's header says. The file may be hostile: a few parts of bounded length are looked at. */
export async function readMediaFacts(mimeType: string, file: BoundedReader): Promise<MediaFacts> {
  const readFacts = readers.get(mimeType);
  return readFacts ? readFacts(file) : noFacts;
}
