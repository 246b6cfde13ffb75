import type { BoundedReader } from './bounded-reader.ts';
import { findBox, listBoxes } from './iso-boxes.ts';
import { findTopBox } from './iso-file.ts';
import { type Pixels, pixels } from './media-facts.ts';

/** Version and flags, which the boxes of some types have before their content. */
const fullBoxBytes = 4;

/**
 * The size of an AVIF or HEIC picture (ISO/IEC 23008-12 §6.5). The file also describes its parts, such as tiles and
 * thumbnails: the picture is the largest.
 */
export async function avifSize(file: BoundedReader): Promise<Pixels | null> {
  const meta = await findTopBox(file, 'meta');
  const properties = listBoxes(
    findBox(meta?.subarray(fullBoxBytes), 'iprp', 'ipco') ?? Buffer.alloc(0),
  );
  const isTurned = properties.some(
    ({ type, content }) => type === 'irot' && (content[0] ?? 0) % 2 === 1,
  );
  const sizes = properties
    .filter(({ type, content }) => type === 'ispe' && content.length >= 12)
    .flatMap(
      ({ content }) => pixels(content.readUInt32BE(4), content.readUInt32BE(8), isTurned) ?? [],
    );
  return sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0] ?? null;
}
