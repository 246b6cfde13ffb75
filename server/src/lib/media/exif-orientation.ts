const orientationTag = 0x0112;

/** How EXIF says that a picture is shown (EXIF 3.0 §4.6.5.4): 1 as it is stored, 5 to 8 on its side; 1 without a word. */
export function exifOrientation(tiff: Buffer | undefined): number {
  if (!tiff || tiff.length < 8) return 1;
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return 1;
  const [number16, number32] =
    order === 'II'
      ? [(at: number) => tiff.readUInt16LE(at), (at: number) => tiff.readUInt32LE(at)]
      : [(at: number) => tiff.readUInt16BE(at), (at: number) => tiff.readUInt32BE(at)];
  const start = number32(4);
  if (start + 2 > tiff.length) return 1;
  const count = number16(start);
  for (let index = 0; index < count; index += 1) {
    const entry = start + 2 + index * 12;
    if (entry + 12 > tiff.length) return 1;
    if (number16(entry) !== orientationTag) continue;
    const orientation = number16(entry + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** Whether a picture of this orientation has its width and height exchanged. */
export const isRotatedSideways = (orientation: number): boolean => orientation >= 5;
