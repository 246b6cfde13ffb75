import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

import { BoundedReader } from '../lib/media/bounded-reader.ts';
import { readPngHeader } from '../lib/media/png-header.ts';
import { pngProfile, withJpegProfile, withRgbProfile } from './colour-profile.ts';
import {
  type PictureForm,
  picturePixelsMax,
  type PictureWidth,
  previewEdgeMax,
} from './picture-form.ts';
import { webpFirstFrame } from './webp-first-frame.ts';
import { withoutAlpha } from './without-alpha.ts';

/** By how much a picture of a width may be higher than wide. */
const tallest = 4;

const sized = (width: PictureWidth): Form => ({
  pixelsMax: picturePixelsMax,
  edges: [width, tallest * width],
  encode: encodeToFit,
});

const forms: Record<PictureForm, Form> = {
  thumbnail: {
    pixelsMax: picturePixelsMax,
    edges: [480, 480],
    encode: (image) => encodeLossy(image, 80),
  },
  logo: { pixelsMax: 4096 ** 2, edges: [512, 512], encode: encodeSharp },
  preview: {
    pixelsMax: picturePixelsMax,
    edges: [previewEdgeMax, previewEdgeMax],
    encode: encodeForPreviews,
  },
  w320: sized(320),
  w640: sized(640),
  w1280: sized(1280),
  w1920: sized(1920),
};

/** Whether there is such a form. */
export const isForm = (name: string | undefined): name is PictureForm =>
  name !== undefined && Object.hasOwn(forms, name);

const losslessBytesMax = 256 * 1024;
const previewBytesMax = 500_000;
// Of the runtime and the result, in addition to the pixels.
const processBytes = 32 * 1024 ** 2;

interface Form {
  pixelsMax: number;
  /** The greatest width and height of the result. */
  edges: readonly [width: number, height: number];
  encode(image: Bun.Image, mayHaveAlpha: boolean): Promise<Uint8Array>;
}

/** A picture would take more memory than there is. */
export class TooLargeError extends Error {}

/**
 * The picture in this form; throws `TooLargeError` where that would take more than `availableBytes`, and any other
 * error where it cannot be decoded.
 */
export async function makePicture(
  picture: Buffer,
  formName: PictureForm,
  availableBytes: number,
): Promise<Uint8Array> {
  const form = forms[formName];
  // JPEG has no alpha channel.
  const mayHaveAlpha = !(picture[0] === 0xff && picture[1] === 0xd8);
  // The size in pixels is read from the header and checked before memory is allocated for them. Only
  // pixels are copied, rotated by the EXIF orientation: no place, no date, no camera.
  const image = new Bun.Image(withRgbProfile(webpFirstFrame(picture)), {
    maxPixels: form.pixelsMax,
    autoOrient: true,
  }).resize(...form.edges, { fit: 'inside', withoutEnlargement: true });
  const orientation = await pngOrientation(picture);
  turn(image, orientation);
  const neededBytes = await memoryOf(image, { form, picture, isTurned: orientation > 1 });
  if (neededBytes > availableBytes) {
    throw new TooLargeError(`It would take ${Math.ceil(neededBytes / 1024 ** 2)} MB.`);
  }
  return form.encode(image, mayHaveAlpha);
}

/** The runtime heeds the orientation of a JPEG, not that of a PNG. */
async function pngOrientation(picture: Buffer): Promise<number> {
  return (await readPngHeader(BoundedReader.of(picture)))?.orientation ?? 1;
}

/** Rotates and mirrors by an EXIF orientation; the runtime rotates first, clockwise. */
function turn(image: Bun.Image, orientation: number): void {
  if (orientation === 3) image.rotate(180);
  if (orientation === 5 || orientation === 6 || orientation === 7) image.rotate(90);
  if (orientation === 8) image.rotate(270);
  if (orientation === 2 || orientation === 5) image.flop();
  if (orientation === 4 || orientation === 7) image.flip();
}

/** What making it takes; 0 for one that has too many pixels, as it is refused before. A JPEG is made smaller as it is decoded. */
async function memoryOf(
  image: Bun.Image,
  { form, picture, isTurned }: { form: Form; picture: Buffer; isTurned: boolean },
): Promise<number> {
  const { width, height, format } = await image.metadata();
  const pixels = width * height;
  if (pixels > form.pixelsMax) return 0;
  return processBytes + 2 * picture.length + (format === 'jpeg' ? 0 : pixels * (isTurned ? 8 : 4));
}

function encodeLossy(image: Bun.Image, quality: number): Promise<Uint8Array> {
  return image.webp({ quality }).bytes();
}

/** Logos have edges and few colours, which stay as they are; one that is a photograph would be too large. */
async function encodeSharp(image: Bun.Image): Promise<Uint8Array> {
  const lossless = await image.webp({ lossless: true }).bytes();
  return lossless.length <= losslessBytesMax ? lossless : encodeLossy(image, 90);
}

const sizedBytesMax = 2 * 1024 ** 2;

async function encodeToFit(image: Bun.Image): Promise<Uint8Array> {
  for (const quality of [82, 60]) {
    const webp = await encodeLossy(image, quality);
    if (webp.length <= sizedBytesMax) return webp;
  }
  return encodeLossy(image, 30);
}

/** As good as fits: WhatsApp ignores pictures from 600 KB on. Even noise of 1200 × 1200 fits the last one. */
async function encodeForPreviews(image: Bun.Image, mayHaveAlpha: boolean): Promise<Uint8Array> {
  const { opaque, profile } = mayHaveAlpha
    ? onWhite(await image.png().buffer())
    : { opaque: image, profile: undefined };
  const encode = async (quality: number) => {
    const jpeg = await opaque.jpeg({ quality }).bytes();
    return profile ? withJpegProfile(jpeg, profile) : jpeg;
  };
  for (const quality of [82, 65, 45]) {
    const jpeg = await encode(quality);
    if (jpeg.length <= previewBytesMax) return jpeg;
  }
  return encode(20);
}

/** The bitmap on white has no place for the profile, without which the colours would be others. */
function onWhite(png: Buffer) {
  return { opaque: new Bun.Image(withoutAlpha(png)), profile: pngProfile(png) };
}

/** Of the process of a picture: requests come before thumbnails, and where memory runs out this process ends before the server. */
export function yieldToServer(): void {
  // Sent to all of a terminal's processes; the server ends this one itself if it must.
  process.on('SIGINT', () => {});
  try {
    setPriority(10);
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Other systems have neither nice values nor OOM scores.
  }
}
