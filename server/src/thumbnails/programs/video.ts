import { secondMs } from '../../lib/clock.ts';
import { isRotatedSideways } from '../../lib/media/exif.ts';
import { pixels } from '../../lib/media/media-facts.ts';
import type { Drawn } from '../drawn.ts';
import { drawFirst, ffmpegOptions, inputOf, probe, shrunk } from './ffmpeg.ts';
import { UndecodableError } from './program-failure.ts';
import { inputPath, type ProgramRequest } from './program-request.ts';

/** Films begin black, and end with names. */
const parts = [0.1, 0.25, 0.5];

/** The frame at the chosen time, or the least dark of three. */
export async function drawVideo(request: ProgramRequest): Promise<Drawn> {
  const { size, duration, hasVideo } = await probe(request);
  if (!hasVideo) throw new UndecodableError('It has no video.');
  const times =
    request.posterAt === null ? parts.map((part) => (duration ?? 0) * part) : [request.posterAt];
  const picture = await frameAt(request, duration === null ? times.slice(0, 1) : times);
  return {
    picture,
    facts: { ...(size ? { size } : {}), ...(duration === null ? {} : { duration }) },
  };
}

async function frameAt(request: ProgramRequest, times: number[]): Promise<Buffer> {
  const seconds = (time: number) => (time / secondMs).toFixed(3);
  const frames = times.map(
    (_time, n) => `[${n}:v:0]trim=end_frame=1,setpts=PTS-STARTPTS,${shrunk}[f${n}]`,
  );
  const joined = `${times.map((_time, n) => `[f${n}]`).join('')}concat=n=${times.length}:v=1,settb=1/25,setpts=N`;
  const { output, messages } = await request.run([
    request.pathOf('ffmpeg'),
    ...ffmpegOptions,
    ...times.flatMap((time) => ['-ss', seconds(time), ...inputOf(request), '-i', inputPath]),
    '-filter_complex',
    `${frames.join(';')};${joined},signalstats,metadata=mode=print:key=lavfi.signalstats.YAVG:file=pipe\\\\:2[out]`,
    // By the time base of a film with one frame in a second, all three would come at once.
    ...'-map [out] -fps_mode passthrough -enc_time_base 1:25 -c:v mjpeg -q:v 3'.split(' '),
    ...'-pix_fmt yuvj420p -f image2pipe pipe:1'.split(' '),
  ]);
  const lights = [...messages.matchAll(/YAVG=([\d.]+)/g)].map(([, light]) => Number(light));
  const [first, ...others] = jpegsOf(output).map((jpeg, n) => ({ jpeg, light: lights[n] ?? 0 }));
  if (!first) throw new UndecodableError('It has no frame there.');
  return others.reduce((best, each) => (each.light > best.light ? each : best), first).jpeg;
}

const start = Buffer.from([0xff, 0xd8, 0xff]);

/** JPEGs one after the other; within one these bytes are never data (ITU-T T.81 §B.1.1.5), and ffmpeg embeds none. */
function jpegsOf(output: Buffer): Buffer[] {
  const starts: number[] = [];
  for (let at = output.indexOf(start); at >= 0; at = output.indexOf(start, at + 1)) starts.push(at);
  return starts.map((at, n) => output.subarray(at, starts[n + 1] ?? output.length));
}

/** How a picture is turned as an orientation of EXIF says. */
const turns: Record<number, string> = {
  2: 'hflip',
  3: 'hflip,vflip',
  4: 'vflip',
  5: 'transpose=cclock_flip',
  6: 'transpose=clock',
  7: 'transpose=clock_flip',
  8: 'transpose=cclock',
};

/** A picture in a format that browsers do not know. */
export async function drawStill(request: ProgramRequest): Promise<Drawn> {
  const { size } = await probe(request);
  const turned = [turns[request.orientation], shrunk].filter(Boolean).join(',');
  const output = ['-vf', turned, '-pix_fmt', 'rgba'];
  const picture = await drawFirst(request, { output });
  const isTurned = isRotatedSideways(request.orientation);
  const shown = size && pixels(size.width, size.height, isTurned);
  return { picture, facts: shown ? { size: shown } : {} };
}
