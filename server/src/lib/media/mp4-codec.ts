import { findBox } from './iso-boxes.ts';

const videoEntryBytes = 78;
const soundEntryBytes = 28;
/** What QuickTime's versions 1 and 2 of a sound's entry have more. */
const quickTimeBytes = [0, 16, 36];

/** The codec of a sample entry, by RFC 6381 where players ask for more than its type. */
export function codecOf(type: string, entry: Buffer): string {
  if (type === 'avc1' || type === 'avc3') return h264(type, entry);
  return type === 'mp4a' ? mpeg4Sound(entry) : type.trim();
}

/** Profile, constraints and level (ISO/IEC 14496-15 §5.3.3.1). */
function h264(type: string, entry: Buffer): string {
  const configuration = findBox(entry.subarray(videoEntryBytes), 'avcC');
  if (!configuration || configuration.length < 4) return type;
  return `${type}.${configuration.toString('hex', 1, 4)}`;
}

/** Object type, and for AAC which kind of it (ISO/IEC 14496-1 §7.2.6). */
function mpeg4Sound(entry: Buffer): string {
  if (entry.length < soundEntryBytes) return 'mp4a';
  const more = quickTimeBytes[entry.readUInt16BE(8)] ?? 0;
  const children = entry.subarray(soundEntryBytes + more);
  const descriptor = findBox(children, 'esds') ?? findBox(children, 'wave', 'esds');
  const stream = descriptor && within(descriptor.subarray(4), 0x03);
  const decoder = stream && within(stream.subarray(3 + optionalBytes(stream)), 0x04);
  const objectType = decoder?.[0];
  if (decoder === undefined || objectType === undefined) return 'mp4a';
  const specific = within(decoder.subarray(13), 0x05)?.[0];
  if (objectType !== 0x40 || specific === undefined) return `mp4a.${objectType.toString(16)}`;
  return `mp4a.40.${specific >> 3}`;
}

/** Of an elementary stream's descriptor: what its flags announce. */
function optionalBytes(stream: Buffer): number {
  const flags = stream[2] ?? 0;
  const urlBytes = (flags & 0x40) === 0 ? 0 : 1 + (stream[3 + (flags & 0x80 ? 2 : 0)] ?? 0);
  return (flags & 0x80 ? 2 : 0) + urlBytes + (flags & 0x20 ? 2 : 0);
}

/** The content of a descriptor with this tag at the start; its length takes one to four bytes of seven bits. */
function within(bytes: Buffer, tag: number): Buffer | undefined {
  if (bytes[0] !== tag) return undefined;
  let length = 0;
  for (let at = 1; at <= 4; at += 1) {
    const byte = bytes[at];
    if (byte === undefined) return undefined;
    length = length * 128 + (byte & 0x7f);
    if (byte < 0x80) return bytes.subarray(at + 1, at + 1 + length);
  }
  return undefined;
}
