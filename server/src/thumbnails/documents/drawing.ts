import { BoundedReader } from '../../lib/media/bounded-reader.ts';
import { svgSize } from '../../lib/media/svg-size.ts';
import type { Drawn } from '../drawn.ts';
import { fittedSize } from '../picture-form.ts';
import { bitmapOf } from '../without-alpha.ts';
import { openPainter } from './painter.ts';

/** An SVG, on white. Nothing that it names is fetched, and no script of it runs. */
export async function drawDrawing(bytes: Buffer): Promise<Drawn> {
  const size = await svgSize(BoundedReader.of(bytes));
  if (!size) throw new Error('It has no size.');
  const box = fittedSize(size);
  const source = bytes.toString();
  const painter = await openPainter(hasText.test(source) ? source : '');
  const pixels = await painter.render(
    { type: 'image', src: bytes, ...box },
    { ...box, format: 'raw' },
  );
  // Of a drawing that it does not understand the painter shows nothing.
  if (!hasColour(pixels)) throw new Error('It shows nothing.');
  return { picture: bitmapOf(pixels, { ...box, order: 'rgba' }), facts: {} };
}

/** Elements that need a font, whatever the prefix of their namespace. */
const hasText = /<(?:[\w-]+:)?(?:text|foreignObject)\b/i;

function hasColour(pixels: Uint8Array): boolean {
  for (let alphaAt = 3; alphaAt < pixels.length; alphaAt += 4) {
    if (pixels[alphaAt] !== 0) return true;
  }
  return false;
}
