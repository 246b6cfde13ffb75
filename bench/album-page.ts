import { loadavg } from 'node:os';
import { join } from 'node:path';

import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';

import { findChromium } from '../scripts/system-programs.mjs';
import { pngOf } from '../test/support/files/pictures.ts';
import { freePort } from '../test/support/ports.ts';
import { measuredOn } from './circumstances.ts';
import { type PerchUnderTest, startPerch } from './perch.ts';
import { figureOf, formatFigure } from './statistics.ts';
import { makeWorkFolder } from './work-folder.ts';

// node scripts/bun.mjs bench/album-page.ts [members] [rounds]: an album's page in Chromium over "Fast 4G": its first paint, and
// the frames while it is scrolled to its end; see album-page.md.

const members = Number(process.argv[2] ?? 10_000);
const rounds = Number(process.argv[3] ?? 3);
const uploadsAtOnce = 8;
const membersAtOnce = 1000;
const frameMs = 1000 / 60;
/** Between two frames that are both in time: timestamps jitter by a little. */
const lateMs = frameMs * 1.5;
// DevTools' "Fast 4G": 9 and 1.5 Mbit/s, of which it takes nine tenths, and 60 ms, times 2.75 for a request's latency.
const fast4G = {
  offline: false,
  downloadThroughput: ((9 * 1000 * 1000) / 8) * 0.9,
  uploadThroughput: ((1.5 * 1000 * 1000) / 8) * 0.9,
  latency: 60 * 2.75,
};
/** A quick reader's: a screen in a third of a second. */
const pixelsPerFrame = 40;
/** A page that gets no further members for so long has stopped asking for them. */
const stalledMs = 30_000;

await using folder = await makeWorkFolder('album-page');
await using perch = await startPerch(join(folder.path, 'server'), freePort());
const path = await makeAlbum(perch);
const executablePath = findChromium() ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const paints: number[] = [];
  const frames: number[] = [];
  const work: MainThread[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, devtools } = await openPage(browser);
    await page.goto(`${perch.origin}${path}`);
    paints.push(await firstPaint(page));
    frames.push(...(await scrollThrough(page)));
    work.push(await mainThread(devtools));
    await page.context().close();
  }
  print(paints, frames, work, await measuredOn());
} finally {
  await browser.close();
}

/** What the page's main thread did, in seconds. */
interface MainThread {
  tasks: number;
  layout: number;
  styles: number;
}

/** By DevTools, since the page was opened. */
async function mainThread(devtools: CDPSession): Promise<MainThread> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const secondsOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return {
    tasks: secondsOf('TaskDuration'),
    layout: secondsOf('LayoutDuration'),
    styles: secondsOf('RecalcStyleDuration'),
  };
}

function print(
  paints: number[],
  frames: number[],
  work: MainThread[],
  circumstances: string,
): void {
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1);
  const share = (limit: number) =>
    `${((100 * frames.filter((ms) => ms > limit).length) / frames.length).toFixed(1)} %`;
  const [load = 0] = loadavg();
  console.log(
    [
      `An album of ${members} members, ${rounds} rounds, load ${load.toFixed(1)} ${circumstances}.`,
      `First contentful paint over Fast 4G, ms: ${formatFigure(figureOf(paints))}`,
      `Frames while scrolling through all of it: ${frames.length}; median ${at(0.5)} ms, 95 %: ${at(0.95)} ms, ` +
        `99 %: ${at(0.99)} ms, longest ${at(1 - Number.EPSILON)} ms`,
      `Longer than 16.7 ms: ${share(frameMs + 0.05)}; a frame was missed: ${share(lateMs)}; two: ${share(lateMs + frameMs)}`,
      `Main thread, s: ${formatFigure(figureOf(work.map(({ tasks }) => tasks)))}, of it layout ` +
        `${formatFigure(figureOf(work.map(({ layout }) => layout)))} and styles ${formatFigure(figureOf(work.map(({ styles }) => styles)))}`,
    ].join('\n'),
  );
}

async function openPage(from: Browser): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await from.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', fast4G);
  await devtools.send('Performance.enable');
  return { page, devtools };
}

function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(paint.startTime);
        });
        observer.observe({ type: 'paint', buffered: true });
      }),
  );
}

/** Milliseconds of each frame until all members are on the page and its end is in sight. */
function scrollThrough(page: Page): Promise<number[]> {
  return page.evaluate(
    ({ wanted, step, patienceMs }) =>
      new Promise<number[]>((resolve, reject) => {
        const times: number[] = [];
        let before = 0;
        let [shown, grownAt] = [0, performance.now()];
        function onFrame(now: number) {
          if (before > 0) times.push(now - before);
          before = now;
          window.scrollBy(0, step);
          const { scrollHeight } = document.documentElement;
          const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 2;
          const tiles = document.querySelectorAll('.tile').length;
          if (tiles > shown || !isAtEnd) [shown, grownAt] = [tiles, now];
          if (isAtEnd && tiles >= wanted) resolve(times);
          else if (now - grownAt > patienceMs) reject(new Error(`It stopped at ${tiles} members`));
          else requestAnimationFrame(onFrame);
        }
        requestAnimationFrame(onFrame);
      }),
    { wanted: members, step: pixelsPerFrame, patienceMs: stalledMs },
  );
}

/** Each of another colour. */
function picture(index: number): Buffer {
  const [width, height] = [64, 48];
  const line = Buffer.from([0, ...Array.from({ length: width }, () => colourOf(index)).flat()]);
  return pngOf(width, height, Buffer.concat(Array.from({ length: height }, () => line)));
}

function colourOf(index: number): number[] {
  return [index % 256, Math.floor(index / 256), 160];
}

/** An album of pictures. */
async function makeAlbum({ origin, token }: PerchUnderTest): Promise<string> {
  const call = async (method: string, at: string, body: BodyInit, type?: string) => {
    const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) };
    const answer = await fetch(`${origin}${at}`, { method, headers, body });
    if (!answer.ok) throw new Error(`${at} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const ids: string[] = [];
  await Promise.all(
    Array.from({ length: uploadsAtOnce }, async (_, start) => {
      for (let index = start; index < members; index += uploadsAtOnce) {
        const form = new FormData();
        form.append('file', new Blob([new Uint8Array(picture(index))]), `photo ${index}.png`);
        ids.push((await call('POST', '/api/upload', form)).file._id);
      }
    }),
  );
  const json = 'application/json';
  const { data } = await call('POST', '/api/albums', JSON.stringify({ name: 'Large' }), json);
  const { _id, slug } = data.album;
  for (let index = 0; index < ids.length; index += membersAtOnce) {
    const add = ids.slice(index, index + membersAtOnce);
    await call('PUT', `/api/albums/${_id}/uploads`, JSON.stringify({ add }), json);
  }
  return `/a/${slug}`;
}
