const widthTag = 0x0100;
const heightTag = 0x0101;
const orientationTag = 0x0112;
const makeTag = 0x010f;
const modelTag = 0x0110;
const entryBytes = 12;
/** Names are short; longer ones are cut. */
const nameBytesMax = 100;

interface Entry {
  tag: number;
  type: number;
  count: number;
  /** Where the value stands, or where its address does. */
  at: number;
}

/** The first directory of EXIF, which is of the picture (EXIF 3.0 §4.6.2). */
function firstDirectory(tiff: Buffer | undefined) {
  const order = tiff?.toString('latin1', 0, 2);
  if (!tiff || tiff.length < 8 || (order !== 'II' && order !== 'MM')) return undefined;
  const isLittle = order === 'II';
  const number16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const number32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const start = number32(4);
  if (start + 2 > tiff.length) return undefined;
  const fitting = Math.floor((tiff.length - start - 2) / entryBytes);
  const length = Math.min(number16(start), fitting);
  const entries = Array.from({ length }, (_none, index): Entry => {
    const at = start + 2 + index * entryBytes;
    return { tag: number16(at), type: number16(at + 2), count: number32(at + 4), at: at + 8 };
  });
  return { number16, number32, find: (tag: number) => entries.find((entry) => entry.tag === tag) };
}

/** How EXIF says that a picture is shown (EXIF 3.0 §4.6.5.4): 1 as it is stored, 5 to 8 on its side; 1 without a word. */
export function exifOrientation(tiff: Buffer | undefined): number {
  const directory = firstDirectory(tiff);
  const entry = directory?.find(orientationTag);
  const orientation = entry ? directory?.number16(entry.at) : undefined;
  return orientation !== undefined && orientation >= 1 && orientation <= 8 ? orientation : 1;
}

const longType = 4;

/** The pixels of the picture of a TIFF as they are stored; undefined where its first directory does not say. */
export function tiffPixels(tiff: Buffer): { width: number; height: number } | undefined {
  const directory = firstDirectory(tiff);
  const valueOf = (tag: number) => {
    const entry = directory?.find(tag);
    if (!directory || !entry) return 0;
    return entry.type === longType ? directory.number32(entry.at) : directory.number16(entry.at);
  };
  const [width, height] = [valueOf(widthTag), valueOf(heightTag)];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Which camera took the picture; undefined where EXIF does not say. */
export function exifCamera(tiff: Buffer | undefined): string | undefined {
  const directory = firstDirectory(tiff);
  if (!tiff || !directory) return undefined;
  const textOf = (tag: number) => {
    const entry = directory.find(tag);
    if (!entry) return '';
    const start = entry.count > 4 ? directory.number32(entry.at) : entry.at;
    const bytes = tiff.subarray(start, start + Math.min(entry.count, nameBytesMax));
    return bytes.toString('latin1').split('\0')[0] ?? '';
  };
  return cameraName(textOf(makeTag), textOf(modelTag));
}

/** Models mostly begin with their maker's name. Undefined where neither has a word. */
export function cameraName(make: string, model: string): string | undefined {
  // oxlint-disable-next-line no-control-regex
  const clean = (text: string) => text.replaceAll(/[\0-\x1f\x7f-\x9f]/g, '').trim();
  const [maker = ''] = clean(make).split(' ');
  const isNamed = clean(model).toLowerCase().startsWith(maker.toLowerCase());
  const name = isNamed ? clean(model) : `${clean(make)} ${clean(model)}`.trim();
  return name === '' ? undefined : name;
}

/** Whether a picture of this orientation has its width and height exchanged. */
export const isRotatedSideways = (orientation: number): boolean => orientation >= 5;
