import { z } from 'zod';

import { cameraName } from '../../lib/media/exif.ts';
import { pixels } from '../../lib/media/media-facts.ts';
import type { Drawn } from '../drawn.ts';
import { parseOutput } from './parse-output.ts';
import { UndecodableError } from './program-failure.ts';
import { inputPath, type ProgramRequest } from './program-request.ts';

/** The largest first. */
const previews = ['JpgFromRaw', 'PreviewImage', 'OtherImage', 'ThumbnailImage'] as const;

const text = z.union([z.string(), z.number()]).transform(String).optional();
const Raw = z.tuple([
  z.looseObject({
    Make: text,
    Model: text,
    Orientation: z.number().optional(),
    ImageWidth: z.number().optional(),
    ImageHeight: z.number().optional(),
  }),
]);

/** The JPEG that a camera puts into its raw files. */
export async function drawRaw({ pathOf, run }: ProgramRequest): Promise<Drawn> {
  const exiftool = pathOf('exiftool');
  const tags = ['Make', 'Model', 'Orientation', 'ImageWidth', 'ImageHeight', ...previews];
  const { output: json } = await run([
    exiftool,
    '-json',
    '-n',
    ...tags.map((tag) => `-${tag}`),
    inputPath,
  ]);
  const [raw] = parseOutput(Raw, json);
  const preview = previews.find((tag) => raw[tag] !== undefined);
  if (!preview) throw new UndecodableError('It has no picture inside.');
  const { output } = await run([exiftool, '-b', `-${preview}`, inputPath]);
  const orientation = raw.Orientation ?? 1;
  const size = pixels(raw.ImageWidth ?? 0, raw.ImageHeight ?? 0, orientation >= 5);
  const camera = cameraName(raw.Make ?? '', raw.Model ?? '');
  return {
    picture: withOrientation(output, orientation),
    facts: { ...(size ? { size } : {}), ...(camera === undefined ? {} : { camera }) },
  };
}

/** The picture inside is stored as the sensor stood; an Exif segment of one tag says how to turn it (Exif 2.32 §4.6.2). */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  if (orientation === 1) return jpeg;
  const segment = Buffer.from(
    'ffe1002245786966000049492a00080000000100120103000100000000000000000000000000',
    'hex',
  );
  segment.writeUInt16LE(orientation, 28);
  return Buffer.concat([jpeg.subarray(0, 2), segment.subarray(0, 36), jpeg.subarray(2)]);
}
