import type { Drawn } from '../drawn.ts';
import { sheetSize } from '../picture-form.ts';
import { drawFirst, probe, shrunk } from './ffmpeg.ts';
import { UndecodableError } from './program-failure.ts';
import type { ProgramRequest } from './program-request.ts';

// Of longer ones the beginning is drawn: to decode hours takes longer than there is time.
const drawnSecondsMax = 1200;

/** The cover, else the waveform. */
export async function drawSound(request: ProgramRequest): Promise<Drawn> {
  const { duration, hasCover, hasSound } = await probe(request);
  const facts = duration === null ? {} : { duration };
  const cover = hasCover ? await coverOf(request) : undefined;
  if (cover) return { picture: cover, facts };
  if (!hasSound) throw new UndecodableError('It has no sound.');
  const picture = await drawFirst(request, {
    input: ['-t', String(drawnSecondsMax)],
    output: ['-filter_complex', waveform, '-map', '[out]'],
  });
  return { picture, facts };
}

const { width, height } = sheetSize;
const waveform =
  `color=c=white:s=${width}x${height}[sheet];` +
  `[0:a:0]aformat=channel_layouts=mono,showwavespic=s=${width - 80}x${height - 210}:colors=0x3b6fd4:scale=sqrt[wave];` +
  '[sheet][wave]overlay=x=40:y=105[out]';

/** Undefined where it cannot be decoded: the sound still has a waveform. */
async function coverOf(request: ProgramRequest): Promise<Buffer | undefined> {
  try {
    return await drawFirst(request, { output: ['-an', '-map', '0:v:0', '-vf', shrunk] });
  } catch (error) {
    if (error instanceof UndecodableError) return undefined;
    throw error;
  }
}
