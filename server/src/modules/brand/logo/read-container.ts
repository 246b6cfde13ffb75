import { crc32 } from 'node:zlib';

/** The facts in a picture's container, or why it is no such picture. */
export type Container = { width: number; height: number } | { problem: ContainerProblem };

/** `other`: neither PNG nor WebP; `damaged`: cut or broken; `more`: bytes that belong to no picture. */
export type ContainerProblem = 'other' | 'damaged' | 'more';

const pngSignature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
const pngChunkFrame = 12;
const pngHeaderBytes = 13;
const riffHeaderBytes = 12;
const riffChunkHeaderBytes = 8;

/**
 * Reads the container of a PNG or WebP from its first byte to its last, without decoding it: a file that is
 * something else as well (an archive, a page, a script behind the picture) is no logo.
 */
export function readContainer(bytes: Uint8Array): Container {
  const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (picture.subarray(0, pngSignature.length).equals(pngSignature)) return readPng(picture);
  const isWebp = textAt(picture, 0) === 'RIFF' && textAt(picture, 8) === 'WEBP';
  return isWebp ? readWebp(picture) : { problem: 'other' };
}

/** PNG, third edition, §5: a signature, then chunks from IHDR to IEND, each with its checksum. */
function readPng(picture: Buffer): Container {
  let size: { width: number; height: number } | undefined;
  let at = pngSignature.length;
  while (at + pngChunkFrame <= picture.length) {
    const length = picture.readUInt32BE(at);
    const end = at + pngChunkFrame + length;
    if (end > picture.length) return { problem: 'damaged' };
    const type = textAt(picture, at + 4);
    if (crc32(picture.subarray(at + 4, end - 4)) !== picture.readUInt32BE(end - 4)) {
      return { problem: 'damaged' };
    }
    if (size === undefined) {
      if (type !== 'IHDR' || length !== pngHeaderBytes) return { problem: 'damaged' };
      size = { width: picture.readUInt32BE(at + 8), height: picture.readUInt32BE(at + 12) };
    }
    if (type === 'IEND') return end === picture.length ? size : { problem: 'more' };
    at = end;
  }
  return { problem: 'damaged' };
}

/** RFC 9649: RIFF with its length, then chunks; the first one contains the size. */
function readWebp(picture: Buffer): Container {
  const announced = picture.length < riffHeaderBytes ? 0 : picture.readUInt32LE(4) + 8;
  if (announced > picture.length) return { problem: 'damaged' };
  if (announced < picture.length) return { problem: 'more' };
  let at = riffHeaderBytes;
  let size: { width: number; height: number } | undefined;
  while (at + riffChunkHeaderBytes <= announced) {
    const length = picture.readUInt32LE(at + 4);
    const content = at + riffChunkHeaderBytes;
    if (content + length > announced) return { problem: 'damaged' };
    size ??= webpSize(textAt(picture, at), picture.subarray(content, content + length));
    if (size === undefined) return { problem: 'damaged' };
    at = content + length + (length % 2);
  }
  return size !== undefined && at === announced ? size : { problem: 'damaged' };
}

function webpSize(type: string, chunk: Buffer): { width: number; height: number } | undefined {
  if (type === 'VP8X' && chunk.length >= 10) {
    return { width: chunk.readUIntLE(4, 3) + 1, height: chunk.readUIntLE(7, 3) + 1 };
  }
  // Lossy: a frame tag, a start code, and 14 bits for each side.
  if (type === 'VP8 ' && chunk.length >= 10 && chunk.readUIntBE(3, 3) === 0x9d012a) {
    return { width: chunk.readUInt16LE(6) & 0x3fff, height: chunk.readUInt16LE(8) & 0x3fff };
  }
  // Lossless: a signature, then 14 bits for each side less one.
  if (type === 'VP8L' && chunk.length >= 5 && chunk[0] === 0x2f) {
    const bits = chunk.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return undefined;
}

const textAt = (picture: Buffer, at: number) => picture.toString('latin1', at, at + 4);
