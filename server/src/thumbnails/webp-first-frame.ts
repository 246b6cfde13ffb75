const riffHeaderBytes = 12;
const chunkHeaderBytes = 8;
const frameHeaderBytes = 16;
const animationFlag = 0x02;
const alphaFlag = 0x10;
export const webpProfileFlag = 0x20;
// Behind the header and the chunk with the flags.
const profileAt = 30;

interface WebpProfile {
  content: Buffer;
  chunkStart: number;
  chunkEnd: number;
}

/**
 * An animated WebP as a still one of its first frame, as the runtime decodes only those; every
 * other picture as it is. The container's specification: RFC 9649.
 */
export function webpFirstFrame(picture: Buffer): Buffer {
  const text = (start: number) => picture.toString('latin1', start, start + 4);
  const isExtended = text(0) === 'RIFF' && text(8) === 'WEBP' && text(12) === 'VP8X';
  if (!isExtended || ((picture[20] ?? 0) & animationFlag) === 0) return picture;
  let at = riffHeaderBytes;
  while (at + chunkHeaderBytes <= picture.length) {
    const bytes = picture.readUInt32LE(at + 4);
    const start = at + chunkHeaderBytes;
    if (text(at) === 'ANMF') {
      return stillOf(picture.subarray(start, start + bytes), findWebpProfile(picture));
    }
    at = start + bytes + (bytes % 2);
  }
  return picture;
}

/** Where a WebP has its colour profile (RFC 9649 §2.7.1.4), by the content of that chunk; undefined without one. */
export function findWebpProfile(picture: Buffer): WebpProfile | undefined {
  const text = (start: number) => picture.toString('latin1', start, start + 4);
  const start = profileAt + chunkHeaderBytes;
  const isExtended = text(0) === 'RIFF' && text(8) === 'WEBP' && text(12) === 'VP8X';
  if (!isExtended || picture.length < start) return undefined;
  if (picture.readUInt32LE(16) !== 10 || text(profileAt) !== 'ICCP') return undefined;
  const content = picture.subarray(start, start + picture.readUInt32LE(start - 4));
  return {
    content,
    chunkStart: profileAt,
    chunkEnd: start + content.length + (content.length % 2),
  };
}

/** A frame's chunks are those of a still picture; an alpha channel and a profile have to be announced. */
function stillOf(frame: Buffer, profile: WebpProfile | undefined): Buffer {
  const size = frame.subarray(6, 12);
  const chunks = frame.subarray(frameHeaderBytes);
  const hasAlpha = chunks.toString('latin1', 0, 4) === 'ALPH';
  if (!hasAlpha && !profile) return chunk('RIFF', webp, chunks);
  const flags = (hasAlpha ? alphaFlag : 0) | (profile ? webpProfileFlag : 0);
  const features = chunk('VP8X', Buffer.from([flags, 0, 0, 0]), size);
  const colours = profile ? [chunk('ICCP', profile.content)] : [];
  return chunk('RIFF', webp, features, ...colours, chunks);
}

const webp = Buffer.from('WEBP');

function chunk(name: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name), length, body, Buffer.alloc(body.length % 2)]);
}
