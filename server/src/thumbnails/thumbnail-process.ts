import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

import { undecodableExitCode } from './thumbnail-exit-code.ts';
import { webpFirstFrame } from './webp-first-frame.ts';

// A program of its own, started by `thumbnail-maker.ts` for one picture, which it reads from standard
// input; it writes the thumbnail to standard output. The argument is the picture's length in bytes.

const pixelsMax = 50_000_000;
const edgeMax = 480;
const quality = 80;

yieldToServer();
const picture = Buffer.from(await Bun.stdin.arrayBuffer());
if (picture.length !== Number(process.argv[2])) throw new Error('The picture did not come whole.');
try {
  // The size in pixels is read from the header and checked before memory is allocated for them. Only
  // pixels are copied, rotated by the EXIF orientation: no place, no date, no camera.
  const thumbnail = await new Bun.Image(webpFirstFrame(picture), {
    maxPixels: pixelsMax,
    autoOrient: true,
  })
    .resize(edgeMax, edgeMax, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .bytes();
  await Bun.write(Bun.stdout, thumbnail);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = undecodableExitCode;
}

/** Requests come before thumbnails, and where memory runs out this process ends before the server. */
function yieldToServer(): void {
  // Sent to all of a terminal's processes; the server ends this one itself if it must.
  process.on('SIGINT', () => {});
  try {
    setPriority(10);
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Other systems have neither nice values nor OOM scores.
  }
}
