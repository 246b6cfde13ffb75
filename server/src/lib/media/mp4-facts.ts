import { secondMs } from '../clock.ts';
import type { BoundedReader } from './bounded-reader.ts';
import { findBox, findTopBox, listBoxes } from './iso-boxes.ts';
import { type MediaFacts, noFacts, type Pixels, pixels } from './media-facts.ts';

const tracksMax = 16;
const videoEntryBytes = 78;
const soundEntryBytes = 28;
/** What QuickTime's versions 1 and 2 of a sound's entry have more. */
const quickTimeBytes = [0, 16, 36];

/** Size and codecs of an MP4, QuickTime or M4A file: of the tracks that are seen or heard. */
export async function mp4Facts(file: BoundedReader): Promise<MediaFacts> {
  const index = await findTopBox(file, 'moov');
  if (!index) return noFacts;
  const tracks = listBoxes(index)
    .filter(({ type }) => type === 'trak')
    .slice(0, tracksMax)
    .flatMap(({ content }) => trackOf(content) ?? []);
  const size = tracks.find((track) => track.size !== null)?.size ?? null;
  const duration = durationIn(findBox(index, 'mvhd'));
  return { size, codecs: [...new Set(tracks.map(({ codec }) => codec))], duration };
}

/** Of the longest track (ISO/IEC 14496-12 §8.2.2), in milliseconds; undefined where it is not known, as while it is recorded. */
function durationIn(header: Buffer | undefined): number | undefined {
  const isLong = header?.[0] === 1;
  if (!header || header.length < (isLong ? 32 : 20)) return undefined;
  const unitsPerSecond = header.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  const isUnknown = units === 0 || units >= (isLong ? 2 ** 64 : 2 ** 32) - 1;
  const milliseconds = Math.round((units / unitsPerSecond) * secondMs);
  return isUnknown || !Number.isSafeInteger(milliseconds) ? undefined : milliseconds;
}

function trackOf(track: Buffer): { codec: string; size: Pixels | null } | undefined {
  const media = findBox(track, 'mdia');
  // ISO/IEC 14496-12 §8.4.3: version, flags, and four bytes of zeros come before the type.
  const handler = findBox(media, 'hdlr')?.toString('latin1', 8, 12);
  if (handler !== 'vide' && handler !== 'soun') return undefined;
  const described = findBox(media, 'minf', 'stbl', 'stsd');
  const entry = described && listBoxes(described.subarray(8))[0];
  if (!entry) return undefined;
  const isVideo = handler === 'vide';
  const header = isVideo ? findBox(track, 'tkhd') : undefined;
  return {
    codec: codecOf(entry.type, entry.content),
    size: header ? shownSize(header, entry.content) : null,
  };
}

/**
 * The size that players show: the one of the track's header, where the pixels may be stretched, turned by its
 * matrix (ISO/IEC 14496-12 §8.3.2); without one that of the frames.
 */
function shownSize(header: Buffer, entry: Buffer): Pixels | null {
  const matrixAt = header[0] === 1 ? 52 : 40;
  if (header.length < matrixAt + 44) return null;
  const isTurned = header.readInt32BE(matrixAt) === 0 && header.readInt32BE(matrixAt + 16) === 0;
  const edge = (at: number) => Math.round(header.readUInt32BE(at) / 65_536);
  const shown = pixels(edge(matrixAt + 36), edge(matrixAt + 40), isTurned);
  if (shown || entry.length < 28) return shown;
  return pixels(entry.readUInt16BE(24), entry.readUInt16BE(26), isTurned);
}

/** The codec of a sample entry, by RFC 6381 where players ask for more than its type. */
function codecOf(type: string, entry: Buffer): string {
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
