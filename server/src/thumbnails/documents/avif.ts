import program from '@jsquash/avif/codec/dec/avif_dec.wasm' with { type: 'file' };
import decode, { init } from '@jsquash/avif/decode.js';

import { BoundedReader } from '../../lib/media/bounded-reader.ts';
import { heifSize } from '../../lib/media/picture-sizes.ts';
import type { Drawn } from '../drawn.ts';
import { picturePixelsMax } from '../picture-form.ts';
import { bitmapOf } from '../without-alpha.ts';
import { assetOf } from './asset.ts';

export async function drawAvif(bytes: Buffer): Promise<Drawn> {
  const size = await heifSize(BoundedReader.of(bytes));
  if (!size || size.width * size.height > picturePixelsMax)
    throw new Error('It has too many pixels.');
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
