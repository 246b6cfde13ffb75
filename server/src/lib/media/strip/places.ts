/** What is taken out of a file: where it was taken, or everything that tells about it and its making. */
export type StripMode = 'gps' | 'all';

/** What became of a file: it held nothing of the kind, lost it, or cannot be freed of it. */
export type StripOutcome = 'none' | 'stripped' | 'impossible';

/** Thrown inside this folder for bytes that are not as their format has them. */
export class DamagedFile extends Error {}

// Names of properties in XMP, of chunks of text in PNG, and of keys in QuickTime.
const placeNames =
  /GPS|latitude|longitude|\bgeo:|location|sublocation|photoshop:(?:City|State|Country)|CountryCode|CountryName|ProvinceState/i;

/** Whether a text in any encoding of Unicode, such as XMP, may name a place. */
export function namesPlace(text: Uint8Array): boolean {
  const latin1 = Buffer.from(text.buffer, text.byteOffset, text.length).toString('latin1');
  return placeNames.test(latin1.includes('\0') ? latin1.replaceAll('\0', '') : latin1);
}

// IPTC-IIM 4.2 §6: content location, city, sublocation, state and country.
const iptcPlaces = [0x1a, 0x1b, 0x5a, 0x5c, 0x5f, 0x64, 0x65];

/** Whether an IPTC record, wherever it begins in these bytes, may have a dataset of a place. */
export function hasIptcPlace(bytes: Buffer): boolean {
  return iptcPlaces.some((dataset) => bytes.includes(Buffer.from([0x1c, 0x02, dataset])));
}

const traces = [
  'Exif\0\0',
  'GPSLatitude',
  'freeGPS ',
  '\xA9xyz',
  'location.ISO6709',
  'http://ns.adobe.com/xap',
];

/** Whether bytes behind the end of a picture, which no decoder reads, may tell of a place. */
export const hasTraces = (bytes: Buffer): boolean =>
  traces.some((trace) => bytes.includes(trace, 0, 'latin1'));
