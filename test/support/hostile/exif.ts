import { be16, be32, latin1, le16, le32, most32 } from './binary.ts';

/** A directory of EXIF whose next one is itself, as are those that its entries point to. */
export const endlessExif = Buffer.concat([
  latin1('II*\0'),
  le32(8),
  le16(2),
  ...[0x8769, 0x8825].flatMap((tag) => [le16(tag), le16(4), le32(1), le32(8)]),
  le32(8),
]);

/** One directory with this many entries, of which the file has one. */
export const manyEntries = Buffer.concat([
  latin1('MM\0*'),
  be32(8),
  be16(0xffff),
  be16(0x0112),
  be16(3),
  be32(most32),
  be32(most32),
]);
