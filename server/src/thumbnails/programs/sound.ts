import type { Drawn } from '../drawn.ts';
import { ffmpegOptions, inputOf, probe, shrunk } from './ffmpeg.ts';
import { UndecodableError } from './program-failure.ts';
import { inputPath, type ProgramRequest } from './program-request.ts';

// Of longer ones the beginning is drawn: to decode hours takes longer than there is time.
const drawnSecondsMax = 1200;

/** The cover, else the waveform. */
export async function drawSound(request: ProgramRequest): Promise<Drawn> {
  const { duration, hasCover, hasSound } = await probe(request);
  const facts = duration === null ? {} : { duration };
  const cover = hasCover ? await coverOf(request) : undefined;
  if (cover) return { picture: cover, facts };
  if (!hasSound) throw new UndecodableError('It has no sound.');
  const { output } = await request.run([
    request.pathOf('ffmpeg'),
    ...ffmpegOptions,
    ...inputOf(request),
    '-t',
    String(drawnSecondsMax),
    '-i',
    inputPath,
    '-filter_complex',
    'color=c=white:s=1200x630[sheet];' +
      '[0:a:0]aformat=channel_layouts=mono,showwavespic=s=1120x420:colors=0x3b6fd4:scale=sqrt[wave];' +
      '[sheet][wave]overlay=x=40:y=105[out]',
    ...'-map [out] -frames:v 1 -c:v png -f image2pipe pipe:1'.split(' '),
  ]);
  if (output.length === 0) throw new UndecodableError('It has no sound.');
  return { picture: output, facts };
}

/** Undefined where it cannot be decoded: the sound still has a waveform. */
async function coverOf(request: ProgramRequest): Promise<Buffer | undefined> {
  try {
    const { output } = await request.run([
      request.pathOf('ffmpeg'),
      ...ffmpegOptions,
      ...inputOf(request),
      '-i',
      inputPath,
      '-an',
      '-map',
      '0:v:0',
      '-frames:v',
      '1',
      '-vf',
      shrunk,
      '-c:v',
      'png',
      '-f',
      'image2pipe',
      'pipe:1',
    ]);
    return output.length > 0 ? output : undefined;
  } catch (error) {
    if (error instanceof UndecodableError) return undefined;
    throw error;
  }
}
