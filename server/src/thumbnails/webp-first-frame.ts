const riffHeaderBytes = 12;
const chunkHeaderBytes = 8;
const frameHeaderBytes = 16;
const animationFlag = 0x02;
const alphaFlag = 0x10;

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
    if (text(at) === 'ANMF') return stillOf(picture.subarray(start, start + bytes));
    at = start + bytes + (bytes % 2);
  }
  return picture;
}

/** A frame's chunks are those of a still picture; behind an alpha channel that has to be announced. */
function stillOf(frame: Buffer): Buffer {
  const size = frame.subarray(6, 12);
  const chunks = frame.subarray(frameHeaderBytes);
  if (chunks.toString('latin1', 0, 4) !== 'ALPH') return chunk('RIFF', webp, chunks);
  const features = chunk('VP8X', Buffer.from([alphaFlag, 0, 0, 0]), size);
  return chunk('RIFF', webp, features, chunks);
}

const webp = Buffer.from('WEBP');

function chunk(name: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name), length, body, Buffer.alloc(body.length % 2)]);
}
