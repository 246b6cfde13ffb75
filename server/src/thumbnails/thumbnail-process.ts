import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

import { exitWithoutThumbnail } from './thumbnail-exit-code.ts';
import { firstFrame } from './webp-first-frame.ts';

// A program of its own, started by `thumbnail-maker.ts` for one picture: that comes in on standard
// input, its thumbnail goes out on standard output. The argument is how many bytes are coming.

const pixelsMax = 50_000_000;
const edgeMax = 480;
const quality = 80;

stepBack();
const picture = Buffer.from(await Bun.stdin.arrayBuffer());
if (picture.length !== Number(process.argv[2])) throw new Error('The picture did not come whole.');
try {
  // The size in pixels is read from the header and checked before there is room for them. Only
  // pixels are taken over, turned as the camera was held: no place, no date, no maker.
  const thumbnail = await new Bun.Image(firstFrame(picture), {
    maxPixels: pixelsMax,
    autoOrient: true,
  })
    .resize(edgeMax, edgeMax, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .bytes();
  await Bun.write(Bun.stdout, thumbnail);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = exitWithoutThumbnail;
}

/** Who is being answered comes first, and where memory runs out the server is not what has to go. */
function stepBack(): void {
  // Sent to all of a terminal's processes; the server ends this one itself if it must.
  process.on('SIGINT', () => {});
  try {
    setPriority(10);
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not every system has these.
  }
}
