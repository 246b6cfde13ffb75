import { crc32, deflateSync } from 'node:zlib';

import type { TestFile } from './files.ts';

/** A PNG that can be told apart from an empty place: a sky over a field. `tint` tells several apart. */
export function pictureFile(
  name: string,
  { width = 480, height = 320, tint = 60 }: { width?: number; height?: number; tint?: number } = {},
): TestFile {
  const rows = Array.from({ length: height }, (_, y) => {
    const shade = Math.round((y / height) * 160);
    const colour =
      y < height * 0.6 ? [Math.min(255, tint + shade), 120, 200] : [tint, 150 - shade / 2, 80];
    return Buffer.concat([Buffer.of(0), Buffer.from(Array(width).fill(colour).flat())]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each of red, green and blue.
  header.set([8, 2], 8);
  const buffer = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, check]);
}
