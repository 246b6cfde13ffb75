import { z } from 'zod';

import { secondMs } from '../../lib/clock.ts';
import { type Pixels, pixels } from '../../lib/media/media-facts.ts';
import { previewEdgeMax } from '../picture-form.ts';
import { parseOutput } from './parse-output.ts';
import { UndecodableError } from './program-failure.ts';
import { inputPath, type ProgramRequest } from './program-request.ts';

const Probe = z.object({
  streams: z
    .array(
      z.object({
        codec_type: z.string().optional(),
        width: z.number().optional(),
        height: z.number().optional(),
        disposition: z.object({ attached_pic: z.number().optional() }).optional(),
        side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
      }),
    )
    .default([]),
  format: z.object({ duration: z.string().optional() }).default({}),
});

export interface Probed {
  /** Of the first video that is no cover, as it is shown. */
  size: Pixels | null;
  hasVideo: boolean;
  hasCover: boolean;
  hasSound: boolean;
  /** Milliseconds; null: not known. */
  duration: number | null;
}

/** Only the file itself is read, and taken for nothing but what its bytes have shown. */
export const inputOf = ({ face }: Pick<ProgramRequest, 'face'>): string[] => [
  '-protocol_whitelist',
  'file,pipe',
  '-f',
  face.demuxer ?? '',
];

const shown =
  'format=duration:stream=codec_type,width,height:stream_disposition=attached_pic:stream_side_data=rotation';

/** What ffmpeg knows of the file without decoding it. */
export async function probe(request: ProgramRequest): Promise<Probed> {
  const { output } = await request.run([
    request.pathOf('ffprobe'),
    '-v',
    'error',
    '-print_format',
    'json',
    '-show_entries',
    shown,
    ...inputOf(request),
    inputPath,
  ]);
  const { streams, format } = parseOutput(Probe, output);
  const videos = streams.filter(({ codec_type: type }) => type === 'video');
  const isCover = ({ disposition }: (typeof streams)[number]) => disposition?.attached_pic === 1;
  const video = videos.find((stream) => !isCover(stream));
  const seconds = Number(format.duration);
  return {
    size: video ? sizeOf(video) : null,
    hasVideo: video !== undefined,
    hasCover: videos.some(isCover),
    hasSound: streams.some(({ codec_type: type }) => type === 'audio'),
    duration: Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds * secondMs) : null,
  };
}

function sizeOf({
  width = 0,
  height = 0,
  side_data_list: sides = [],
}: z.infer<typeof Probe>['streams'][number]) {
  const isTurned = sides.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  return pixels(width, height, isTurned);
}

/** One thread keeps the memory small. */
export const ffmpegOptions =
  '-v error -nostdin -hide_banner -threads 1 -filter_threads 1 -filter_complex_threads 1'.split(
    ' ',
  );

/** With square pixels, and no larger than a preview. */
export const shrunk =
  "scale=w='max(2,trunc(iw*if(gt(sar,0),sar,1)/2)*2)':h=ih,setsar=1," +
  `scale=w='min(${previewEdgeMax},iw)':h='min(${previewEdgeMax},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2:flags=bicubic`;

/** The first picture that ffmpeg makes of the file, without loss. Throws `UndecodableError` where there is none. */
export async function drawFirst(
  request: ProgramRequest,
  { input = [], output }: { input?: string[]; output: string[] },
): Promise<Buffer> {
  const made = await request.run([
    request.pathOf('ffmpeg'),
    ...ffmpegOptions,
    ...inputOf(request),
    ...input,
    '-i',
    inputPath,
    ...output,
    ...'-frames:v 1 -c:v png -f image2pipe pipe:1'.split(' '),
  ]);
  if (made.output.length === 0) throw new UndecodableError('It has none.');
  return made.output;
}
