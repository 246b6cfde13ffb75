import type { BoundedReader } from './bounded-reader.ts';
import { findBox, listBoxes } from './iso-boxes.ts';
import { findTopBox } from './iso-file.ts';
import { type MediaFacts, noFacts, type Pixels, pixels } from './media-facts.ts';
import { codecOf } from './mp4-codec.ts';

const tracksMax = 16;

/** Size and codecs of an MP4, QuickTime or M4A file: of the tracks that are seen or heard. */
export async function mp4Facts(file: BoundedReader): Promise<MediaFacts> {
  const index = await findTopBox(file, 'moov');
  if (!index) return noFacts;
  const tracks = listBoxes(index)
    .filter(({ type }) => type === 'trak')
    .slice(0, tracksMax)
    .flatMap(({ content }) => trackOf(content) ?? []);
  const size = tracks.find((track) => track.size !== null)?.size ?? null;
  return { size, codecs: [...new Set(tracks.map(({ codec }) => codec))] };
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
