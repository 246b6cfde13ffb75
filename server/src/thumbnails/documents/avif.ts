import program from '@jsquash/avif/codec/dec/avif_dec.wasm' with { type: 'file' };
import decode, { init } from '@jsquash/avif/decode.js';

import { BoundedReader } from '../../lib/media/bounded-reader.ts';
import { avifSize } from '../../lib/media/picture-sizes.ts';
import type { Drawn } from '../drawn.ts';
import { bitmapOf } from '../without-alpha.ts';
import { assetOf } from './asset.ts';

const pixelsMax = 50_000_000;

export async function drawAvif(bytes: Buffer): Promise<Drawn> {
  const size = await avifSize(
    new BoundedReader(bytes.length, async (start, end) => bytes.subarray(start, end)),
  );
  if (!size || size.width * size.height > pixelsMax) throw new Error('It has too many pixels.');
  await init(await WebAssembly.compile(await assetOf(program)));
  const decoded = await decode(new Uint8Array(bytes).buffer);
  if (!decoded) throw new Error('It cannot be decoded.');
  const { data, width, height } = decoded;
  return {
    picture: bitmapOf(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), {
      width,
      height,
      order: 'rgba',
    }),
    facts: {},
  };
}
