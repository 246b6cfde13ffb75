const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
const frameBytes = 12;

/** A part of a PNG: its content, and where it stands with its frame. */
export interface PngChunk {
  type: string;
  content: Buffer;
  start: number;
  end: number;
}

/** The chunks of a PNG (ISO/IEC 15948 §5.3), up to one that is cut; none of any other file. */
export function* pngChunks(picture: Buffer): Generator<PngChunk> {
  if (!picture.subarray(0, signature.length).equals(signature)) return;
  for (let start = signature.length; start + frameBytes <= picture.length;) {
    const end = start + frameBytes + picture.readUInt32BE(start);
    if (end > picture.length) return;
    const type = picture.toString('latin1', start + 4, start + 8);
    yield { type, content: picture.subarray(start + 8, end - 4), start, end };
    start = end;
  }
}
