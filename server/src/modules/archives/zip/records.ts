// The records of a ZIP archive, after APPNOTE.TXT 6.3.10: sections 4.3.7 (local header), 4.3.9 (data descriptor),
// 4.3.12 (central header), 4.3.14 to 4.3.16 (end). Files are stored as they are, without compression.

/** From here on a 32-bit field refers to a 64-bit one (4.4.1.4). */
export const max32 = 0xff_ff_ff_ff;
/** The same for the number of entries. */
export const max16 = 0xff_ff;

const versionPlain = 20;
const version64 = 45;
// Made on Unix, of which the upper half of the attributes has the mode of a plain file.
const madeBy = (3 << 8) | version64;
const plainFile = 0o100644 * 0x1_00_00;
const isUtf8 = 1 << 11;
const hasDescriptor = 1 << 3;

const localBytes = 30;
const centralBytes = 46;
const local64Bytes = 20;
// The moment in seconds (UT): the fields of MS-DOS know even seconds and no time zone.
const momentBytes = 9;
const endBytes = 22;
const end64Bytes = 56 + 20;

/** The facts about an entry that its records contain. */
export interface ZipEntry {
  nameBytes: number;
  /** Bytes of its content. */
  size: number;
  /** Where its local header begins. */
  offset: number;
  /** Whether a data descriptor has its CRC-32 behind the content, as it is not known before. */
  isDescribed: boolean;
  /** In milliseconds since 1970. */
  modifiedAt: number;
}

const is64 = ({ size }: Pick<ZipEntry, 'size'>) => size >= max32;

export const localLength = (entry: ZipEntry) =>
  localBytes + entry.nameBytes + (is64(entry) ? local64Bytes : 0) + momentBytes;

export function descriptorLength(entry: ZipEntry): number {
  if (!entry.isDescribed) return 0;
  return is64(entry) ? 24 : 16;
}

/** 64-bit fields of the central header: the length twice and the offset, each only where it is needed. */
const longFields = (entry: ZipEntry) => [
  ...(is64(entry) ? [entry.size, entry.size] : []),
  ...(entry.offset >= max32 ? [entry.offset] : []),
];

function central64Length(entry: ZipEntry): number {
  const { length } = longFields(entry);
  return length === 0 ? 0 : 4 + 8 * length;
}

export const centralLength = (entry: ZipEntry) =>
  centralBytes + entry.nameBytes + central64Length(entry) + momentBytes;

export function localHeader(entry: ZipEntry, name: string, crc32: number): Buffer {
  const record = Buffer.alloc(localLength(entry));
  const size = Math.min(entry.size, max32);
  record.writeUInt32LE(0x04_03_4b_50, 0);
  record.writeUInt16LE(is64(entry) ? version64 : versionPlain, 4);
  writeShared(record, 6, entry);
  record.writeUInt32LE(entry.isDescribed ? 0 : crc32, 14);
  // With a descriptor, zeros would do. Programs that read a stream need the length here.
  record.writeUInt32LE(size, 18);
  record.writeUInt32LE(size, 22);
  record.writeUInt16LE(entry.nameBytes, 26);
  record.writeUInt16LE(record.length - localBytes - entry.nameBytes, 28);
  let at = localBytes + record.write(name, localBytes);
  if (is64(entry)) at = write64(record, at, [entry.size, entry.size]);
  writeMoment(record, at, entry);
  return record;
}

export function descriptor(entry: ZipEntry, crc32: number): Buffer {
  const record = Buffer.alloc(descriptorLength(entry));
  record.writeUInt32LE(0x08_07_4b_50, 0);
  record.writeUInt32LE(crc32, 4);
  if (is64(entry)) {
    writeLong(record, 8, entry.size);
    writeLong(record, 16, entry.size);
    return record;
  }
  record.writeUInt32LE(entry.size, 8);
  record.writeUInt32LE(entry.size, 12);
  return record;
}

export function centralHeader(entry: ZipEntry, name: string, crc32: number): Buffer {
  const record = Buffer.alloc(centralLength(entry));
  const long = longFields(entry);
  const size = Math.min(entry.size, max32);
  record.writeUInt32LE(0x02_01_4b_50, 0);
  record.writeUInt16LE(madeBy, 4);
  record.writeUInt16LE(long.length > 0 ? version64 : versionPlain, 6);
  writeShared(record, 8, entry);
  record.writeUInt32LE(crc32, 16);
  record.writeUInt32LE(size, 20);
  record.writeUInt32LE(size, 24);
  record.writeUInt16LE(entry.nameBytes, 28);
  record.writeUInt16LE(record.length - centralBytes - entry.nameBytes, 30);
  record.writeUInt32LE(plainFile, 38);
  record.writeUInt32LE(Math.min(entry.offset, max32), 42);
  let at = centralBytes + record.write(name, centralBytes);
  if (long.length > 0) at = write64(record, at, long);
  writeMoment(record, at, entry);
  return record;
}

/** Of the central directory. */
export interface ZipEnd {
  entries: number;
  offset: number;
  bytes: number;
}

const isEnd64 = ({ entries, offset, bytes }: ZipEnd) =>
  entries >= max16 || offset >= max32 || bytes >= max32;

export const endLength = (end: ZipEnd) => (isEnd64(end) ? end64Bytes : 0) + endBytes;

export function endRecords(end: ZipEnd): Buffer {
  const records = Buffer.alloc(endLength(end));
  const { entries, offset, bytes } = end;
  let at = 0;
  if (isEnd64(end)) {
    records.writeUInt32LE(0x06_06_4b_50, 0);
    // Of what follows in this record.
    writeLong(records, 4, 44);
    records.writeUInt16LE(madeBy, 12);
    records.writeUInt16LE(version64, 14);
    for (const [index, value] of [entries, entries, bytes, offset].entries()) {
      writeLong(records, 24 + 8 * index, value);
    }
    records.writeUInt32LE(0x07_06_4b_50, 56);
    writeLong(records, 64, offset + bytes);
    records.writeUInt32LE(1, 72);
    at = end64Bytes;
  }
  records.writeUInt32LE(0x06_05_4b_50, at);
  records.writeUInt16LE(Math.min(entries, max16), at + 8);
  records.writeUInt16LE(Math.min(entries, max16), at + 10);
  records.writeUInt32LE(Math.min(bytes, max32), at + 12);
  records.writeUInt32LE(Math.min(offset, max32), at + 16);
  return records;
}

/** Flags, method (0: stored), time and date: the same in both headers. */
function writeShared(record: Buffer, at: number, { isDescribed, modifiedAt }: ZipEntry): void {
  const { date, time } = dosTime(modifiedAt);
  record.writeUInt16LE(isUtf8 | (isDescribed ? hasDescriptor : 0), at);
  record.writeUInt16LE(time, at + 4);
  record.writeUInt16LE(date, at + 6);
}

function write64(record: Buffer, at: number, values: readonly number[]): number {
  record.writeUInt16LE(0x00_01, at);
  record.writeUInt16LE(8 * values.length, at + 2);
  for (const [index, value] of values.entries()) writeLong(record, at + 4 + 8 * index, value);
  return at + 4 + 8 * values.length;
}

const writeLong = (record: Buffer, at: number, value: number) =>
  record.writeBigUInt64LE(BigInt(value), at);

function writeMoment(record: Buffer, at: number, { modifiedAt }: ZipEntry): void {
  record.writeUInt16LE(0x54_55, at);
  record.writeUInt16LE(5, at + 2);
  // Only the time of the last change.
  record.writeUInt8(1, at + 4);
  const seconds = Math.floor(modifiedAt / 1000);
  record.writeInt32LE(Math.min(Math.max(seconds, 0), 0x7f_ff_ff_ff), at + 5);
}

const firstDosYear = 1980;
const lastDosYear = 2107;

/** In UTC; years that MS-DOS does not know become the nearest one that it does. */
export function dosTime(at: number): { date: number; time: number } {
  const moment = new Date(at);
  const year = moment.getUTCFullYear();
  if (year < firstDosYear) return { date: (1 << 5) | 1, time: 0 };
  const since = Math.min(year, lastDosYear) - firstDosYear;
  return {
    date: (since << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
    time:
      (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1),
  };
}
