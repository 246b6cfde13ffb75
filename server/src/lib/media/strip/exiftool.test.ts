// @slow
import { afterAll, expect, test } from 'bun:test';
import { join } from 'node:path';

import { requireProgram } from '../../../../../scripts/system-programs.mjs';
import {
  cameraExif,
  comment,
  exifSegment,
  filmMetadata,
  heic,
  iptc,
  iptcSegment,
  withChunks,
  withFilmBoxes,
  withSegments,
  withWebpChunks,
  xmp,
  xmpOfPng,
  xmpSegment,
} from '../../../../../test/support/files/metadata.ts';
import { jpeg, png, withTextChunk } from '../../../../../test/support/files/pictures.ts';
import { createTemporaryFolder } from '../../../../../test/support/files/temporary-folder.ts';
import { aac, mp4 } from '../../../../../test/support/files/videos.ts';
import {
  isPicture,
  metadataKind,
  openVideoStripper,
  type StripMode,
  stripPicture,
} from './strip-metadata.ts';

// What a program that knows every format reads before and after.

requireProgram('exiftool');

const folder = await createTemporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());

const drawing = png(40, 30);
const webp = await new Bun.Image(drawing).webp({ quality: 50 }).buffer();
const files: Record<string, Buffer> = {
  'a.jpg': withSegments(
    await jpeg(40, 30),
    exifSegment(cameraExif()),
    xmpSegment(xmp(true)),
    iptcSegment(iptc(true)),
    comment,
  ),
  'little.jpg': withSegments(await jpeg(40, 30), exifSegment(cameraExif({ isLittle: true }))),
  'a.png': withTextChunk(
    withChunks(drawing, [['eXIf', cameraExif()], xmpOfPng(xmp(true))]),
    'Author',
    'Ann Example',
  ),
  'a.webp': withWebpChunks(webp, { width: 40, height: 30 }, [
    ['EXIF', cameraExif()],
    ['XMP ', xmp(true)],
  ]),
  'a.heic': heic(cameraExif(), xmp(true)),
  'a.mp4': withFilmBoxes(mp4({ width: 64, height: 48, sound: aac() }), filmMetadata(true)),
};

function strip(bytes: Buffer, mode: StripMode): Buffer {
  const kind = metadataKind(bytes);
  if (isPicture(kind)) return Buffer.concat(stripPicture(kind, bytes, mode).parts);
  const stripper = openVideoStripper(mode);
  return Buffer.concat([...stripper.push(bytes), stripper.finish()]);
}

async function read(name: string, bytes: Buffer): Promise<Record<string, unknown>> {
  const path = join(folder.path, name);
  await Bun.write(path, bytes);
  const { stdout, exitCode } = Bun.spawnSync(['exiftool', '-json', '-G', '-a', '-e', path]);
  expect(exitCode).toBe(0);
  const [tags] = JSON.parse(stdout.toString());
  return tags;
}

const isPlace = (tag: string) => /GPS|Location|City/.test(tag);
/** What pixels need, and what the system says of the file. */
const isNeeded = (tag: string) =>
  /^(File|ExifTool|SourceFile|PNG|RIFF|JFIF)/.test(tag) || tag === 'EXIF:Orientation';
const told = /Example|A note|A headline|A comment|2026:05/;

test.each(Object.keys(files))('ExifTool reads no place any more: %s', async (name) => {
  const whole = files[name] ?? Buffer.alloc(0);
  const before = await read(name, whole);
  expect(Object.keys(before).filter(isPlace)).not.toEqual([]);
  const after = await read(name, strip(whole, 'gps'));
  expect(Object.keys(after).filter(isPlace)).toEqual([]);
  // All else is read as before, but for XMP and IPTC, which go as a whole.
  for (const [tag, value] of Object.entries(before)) {
    if (isPlace(tag) || !/^(EXIF|MakerNotes|QuickTime|PNG)/.test(tag)) continue;
    expect([tag, after[tag]]).toEqual([tag, value]);
  }
  const nothing = await read(name, strip(whole, 'all'));
  expect(nothing['EXIF:Orientation']).toEqual(before['EXIF:Orientation']);
  for (const [tag, value] of Object.entries(nothing)) {
    if (!isNeeded(tag)) expect([tag, value]).toEqual([tag, expect.not.stringMatching(told)]);
  }
});
