import { inflateSync } from 'node:zlib';

const signatureBytes = 8;
/** What one segment of a JPEG holds behind its name; profiles of displays and cameras have some hundred. */
const profileBytesMax = 65_519;
const colourSpaceAt = 16;

/**
 * The colour profile of a PNG as the runtime writes it; undefined where there is none, it is none for RGB, as that of a
 * grey picture, or it is too long for one segment of a JPEG.
 */
export function rgbProfileOf(png: Buffer): Buffer | undefined {
  for (let at = signatureBytes; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'iCCP') {
      return inflated(png.subarray(at + 8, at + 8 + length));
    }
    at += 12 + length;
  }
  return undefined;
}

/** ISO/IEC 15948 §11.3.3.3: a name, its end, the method and the compressed profile. */
function inflated(chunk: Buffer): Buffer | undefined {
  try {
    const profile = inflateSync(chunk.subarray(chunk.indexOf(0) + 2), {
      maxOutputLength: profileBytesMax,
    });
    const colourSpace = profile.toString('latin1', colourSpaceAt, colourSpaceAt + 4);
    return colourSpace === 'RGB ' ? profile : undefined;
  } catch {
    // A picture with a profile that cannot be read is shown without one, by browsers as well.
    return undefined;
  }
}

/** The JPEG with this profile (ICC.1 annex B.4), behind the segment with which the runtime's JPEGs begin. */
export function withProfile(jpeg: Uint8Array, profile: Buffer): Buffer {
  const bytes = Buffer.from(jpeg);
  const at = bytes.readUInt16BE(2) === 0xffe0 ? 4 + bytes.readUInt16BE(4) : 2;
  const name = Buffer.from('ICC_PROFILE\0\u0001\u0001', 'latin1');
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(2 + name.length + profile.length, 2);
  return Buffer.concat([bytes.subarray(0, at), head, name, profile, bytes.subarray(at)]);
}
