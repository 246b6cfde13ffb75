import { createHash } from 'node:crypto';

import {
  centralHeader,
  centralLength,
  descriptor,
  descriptorLength,
  endLength,
  endRecords,
  localHeader,
  localLength,
  type ZipEnd,
  type ZipEntry,
} from './records.ts';

/** A file of an archive. */
export interface ZipMember {
  /** As `createMemberNames` makes them: unique, and valid everywhere. */
  name: string;
  /** In bytes. */
  size: number;
  /** Undefined: not known before the content has been read. */
  crc32: number | undefined;
  /** In milliseconds since 1970. */
  modifiedAt: number;
  /** Identifies its content, such as its SHA-256. */
  content: string;
}

/** A half-open range of an archive's or a member's bytes. */
export interface ZipRange {
  start: number;
  end: number;
}

/** Returns the CRC-32 of a member that came without one; called only after its content. */
type FindChecksum = (member: number) => number;

/** What comes next in an archive: bytes, or a part of a member's content. */
export type ZipPiece =
  | { kind: 'record'; bytes(crc32Of: FindChecksum): Uint8Array }
  | { kind: 'content'; member: number; range: ZipRange };

/** An archive that exists nowhere: its length and all of its bytes follow from the members. */
export interface ZipPlan {
  /** Bytes in all. */
  size: number;
  /** A strong entity tag, in its quotes: other bytes have another. */
  etag: string;
  /** Whether any range can be made without the bytes before it: the CRC-32 of each member is known. */
  isSeekable: boolean;
  /** The pieces of a range in their order, none of them made before it is wanted. Where `isSeekable` is false, the range is the whole. */
  pieces(range: ZipRange): Generator<ZipPiece>;
}

/** Plans a ZIP archive of members stored in this order; ZIP64 where its limits are needed, and only there. */
export function planZip(members: readonly ZipMember[]): ZipPlan {
  const starts = new Float64Array(members.length + 1);
  const centralStarts = new Float64Array(members.length + 1);
  const entryOf = (index: number): ZipEntry => {
    const { name, size, crc32, modifiedAt } = memberAt(members, index);
    const offset = starts[index] ?? 0;
    const isDescribed = crc32 === undefined;
    return { nameBytes: Buffer.byteLength(name), size, offset, isDescribed, modifiedAt };
  };
  let offset = 0;
  let centralOffset = 0;
  for (let index = 0; index < members.length; index += 1) {
    starts[index] = offset;
    centralStarts[index] = centralOffset;
    const entry = entryOf(index);
    offset += localLength(entry) + entry.size + descriptorLength(entry);
    centralOffset += centralLength(entry);
  }
  starts[members.length] = offset;
  centralStarts[members.length] = centralOffset;
  const end: ZipEnd = { entries: members.length, offset, bytes: centralOffset };
  const size = offset + centralOffset + endLength(end);

  function* memberPieces(range: ZipRange): Generator<ZipPiece> {
    for (let index = lastUpTo(starts, range.start); index < members.length; index += 1) {
      const entry = entryOf(index);
      if (entry.offset >= range.end) return;
      const { name, crc32 = 0 } = memberAt(members, index);
      const contentStart = entry.offset + localLength(entry);
      const contentEnd = contentStart + entry.size;
      if (contentStart > range.start) {
        yield part(() => localHeader(entry, name, crc32), entry.offset, range);
      }
      const content = {
        start: Math.max(0, range.start - contentStart),
        end: Math.min(entry.size, range.end - contentStart),
      };
      if (content.start < content.end) yield { kind: 'content', member: index, range: content };
      if (entry.isDescribed && range.end > contentEnd) {
        yield part((crc32Of) => descriptor(entry, crc32Of(index)), contentEnd, range);
      }
    }
  }

  function* centralPieces(range: ZipRange): Generator<ZipPiece> {
    const first = lastUpTo(centralStarts, range.start - end.offset);
    for (let index = first; index < members.length; index += 1) {
      const at = end.offset + (centralStarts[index] ?? 0);
      if (at >= range.end) return;
      const { name, crc32 } = memberAt(members, index);
      const make = (crc32Of: FindChecksum) =>
        centralHeader(entryOf(index), name, crc32 ?? crc32Of(index));
      if (at + centralLength(entryOf(index)) > range.start) yield part(make, at, range);
    }
    const endAt = end.offset + end.bytes;
    if (endAt < range.end) yield part(() => endRecords(end), endAt, range);
  }

  return {
    size,
    etag: etagOf(members),
    isSeekable: members.every(({ crc32 }) => crc32 !== undefined),
    *pieces(range) {
      if (range.start < end.offset) yield* memberPieces(range);
      if (range.end > end.offset) yield* centralPieces(range);
    },
  };
}

function memberAt(members: readonly ZipMember[], index: number): ZipMember {
  const member = members[index];
  if (!member) throw new RangeError(`The archive has no member ${index}`);
  return member;
}

/** The part of a record at this offset that lies in the range, which is not empty. */
const part = (
  make: (crc32Of: FindChecksum) => Buffer,
  offset: number,
  range: ZipRange,
): ZipPiece => ({
  kind: 'record',
  bytes: (crc32Of) => make(crc32Of).subarray(Math.max(0, range.start - offset), range.end - offset),
});

/** Index of the last of these ascending offsets that is not behind `offset`; 0 where all are. */
function lastUpTo(offsets: Float64Array, offset: number): number {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((offsets[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

// Part of the tag, to be raised when the same members get other bytes around them.
const formVersion = 1;

function etagOf(members: readonly ZipMember[]): string {
  // No name has a line break. In one piece, as a call for each would cost more than its bytes.
  const lines = members.map(
    ({ name, size, crc32, modifiedAt, content }) =>
      `${name}\n${size} ${crc32 ?? ''} ${modifiedAt} ${content}\n`,
  );
  const hash = createHash('sha256').update(`zip ${formVersion}\n${lines.join('')}`);
  return `"${hash.digest('hex')}"`;
}
