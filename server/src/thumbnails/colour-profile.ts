import { crc32, deflateSync, inflateSync } from 'node:zlib';

import { rgbProfileOfGrey } from './grey-profile.ts';
import { pngChunks } from './png-chunks.ts';
import { findWebpProfile, webpProfileFlag } from './webp-first-frame.ts';

/** Larger ones are those of printers, and more than a small picture should carry. */
const profileBytesMax = 256 * 1024;
const colourSpaceAt = 16;

interface EmbeddedProfile {
  /** Empty where it cannot be read. */
  profile: Buffer;
  /** Whether the picture has no colours. */
  isGrey: boolean;
  /** The picture with another profile, or without one. */
  replace(profile: Buffer | undefined): Buffer;
}

/**
 * The picture with a colour profile for RGB, to which the runtime decodes all pixels while it keeps the profile: that
 * of a grey picture becomes one, and others for grey or printers go. Browsers do alike.
 */
export function withRgbProfile(picture: Buffer): Buffer {
  const found = inPng(picture) ?? inJpeg(picture) ?? inWebp(picture);
  if (!found) return picture;
  const profile = rgbProfileFrom(found);
  return profile === found.profile ? picture : found.replace(profile);
}

/** The colour profile of a PNG as the runtime writes it. */
export const pngProfile = (png: Buffer): Buffer | undefined => inPng(png)?.profile;

function rgbProfileFrom({ profile, isGrey }: EmbeddedProfile): Buffer | undefined {
  if (profile.length > profileBytesMax) return undefined;
  const colourSpace = profile.toString('latin1', colourSpaceAt, colourSpaceAt + 4);
  if (colourSpace === 'RGB ') return profile;
  return isGrey && colourSpace === 'GRAY' ? rgbProfileOfGrey(profile) : undefined;
}

/** ISO/IEC 15948 §11.3.3.3: a name, its end, the method and the compressed profile, in front of the pixels. */
function inPng(picture: Buffer): EmbeddedProfile | undefined {
  let isGrey = false;
  for (const { type, content, start, end } of pngChunks(picture)) {
    if (type === 'IHDR') isGrey = content[9] === 0 || content[9] === 4;
    if (type === 'IDAT') return undefined;
    if (type !== 'iCCP') continue;
    const [before, behind] = [picture.subarray(0, start), picture.subarray(end)];
    return {
      profile: inflated(content.subarray(content.indexOf(0) + 2)),
      isGrey,
      replace: (profile) => Buffer.concat([before, profile ? iccpOf(profile) : noBytes, behind]),
    };
  }
  return undefined;
}

const noBytes = Buffer.alloc(0);

function inflated(content: Buffer): Buffer {
  try {
    return inflateSync(content, { maxOutputLength: profileBytesMax });
  } catch {
    // Too long or damaged. Browsers show a picture with a damaged one as one without.
    return noBytes;
  }
}

function iccpOf(profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

const jpegName = Buffer.from('ICC_PROFILE\0', 'latin1');
/** Of a segment behind its length, which has the name, its number and how many there are (ICC.1 annex B.4). */
const jpegPartAt = jpegName.length + 2;
const jpegPartMax = 0xffff - 2 - jpegPartAt;

/** A profile of any length, in segments in front of the pixels (ITU-T T.81 annex B). */
function inJpeg(picture: Buffer): EmbeddedProfile | undefined {
  if (picture[0] !== 0xff || picture[1] !== 0xd8) return undefined;
  const parts: { number: number; content: Buffer }[] = [];
  const others: Buffer[] = [picture.subarray(0, 2)];
  let isGrey = false;
  let at = 2;
  while (at + 4 <= picture.length && picture[at] === 0xff && picture[at + 1] !== 0xda) {
    const marker = picture.readUInt8(at + 1);
    const end = at + 2 + picture.readUInt16BE(at + 2);
    const content = picture.subarray(at + 4, end);
    if (marker === 0xe2 && content.subarray(0, jpegName.length).equals(jpegName)) {
      parts.push({ number: content[jpegName.length] ?? 0, content: content.subarray(jpegPartAt) });
    } else {
      if (marker >= 0xc0 && marker <= 0xc2) isGrey = content[5] === 1;
      others.push(picture.subarray(at, end));
    }
    at = end;
  }
  if (parts.length === 0) return undefined;
  const sorted = parts.toSorted((a, b) => a.number - b.number).map(({ content }) => content);
  return {
    profile: Buffer.concat(sorted),
    isGrey,
    replace(profile) {
      const bare = Buffer.concat([...others, picture.subarray(at)]);
      return profile ? withJpegProfile(bare, profile) : bare;
    },
  };
}

/** The JPEG with this profile, behind the segment with which most begin. */
export function withJpegProfile(jpeg: Uint8Array, profile: Buffer): Buffer {
  const bytes = Buffer.from(jpeg);
  const at = bytes.readUInt16BE(2) === 0xffe0 ? 4 + bytes.readUInt16BE(4) : 2;
  const count = Math.ceil(profile.length / jpegPartMax);
  const segments = Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * jpegPartMax, (index + 1) * jpegPartMax);
    const head = Buffer.from([0xff, 0xe2, 0, 0]);
    head.writeUInt16BE(2 + jpegPartAt + part.length, 2);
    return Buffer.concat([head, jpegName, Buffer.from([index + 1, count]), part]);
  });
  return Buffer.concat([bytes.subarray(0, at), ...segments, bytes.subarray(at)]);
}

/** A WebP is never grey. */
function inWebp(picture: Buffer): EmbeddedProfile | undefined {
  const found = findWebpProfile(picture);
  if (!found) return undefined;
  const { content, chunkStart, chunkEnd } = found;
  return {
    profile: content,
    isGrey: false,
    replace() {
      const bare = Buffer.concat([picture.subarray(0, chunkStart), picture.subarray(chunkEnd)]);
      bare.writeUInt32LE(bare.length - 8, 4);
      // The flags of what the file has.
      bare.writeUInt8(bare.readUInt8(20) & ~webpProfileFlag, 20);
      return bare;
    },
  };
}
