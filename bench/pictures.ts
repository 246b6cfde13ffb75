import { join } from 'node:path';

import { heicOf, madeByFfmpeg, pdf } from '../test/support/files/made-media.ts';
import { jpeg, png } from '../test/support/files/pictures.ts';
import { freePort } from '../test/support/ports.ts';
import { readOptions } from './options.ts';
import { type PerchUnderTest, startPerch } from './perch.ts';
import { figureOf, formatFigure } from './statistics.ts';
import { makeWorkFolder } from './work-folder.ts';

// bun bench/pictures.ts [--rounds 5] [--seconds 5]: how long the picture of each kind of file takes, alone, and uploads of
// 100 KiB while 200 of them wait for their pictures, beside the same without pictures.

const options = readOptions(process.argv.slice(2), []);
const fileBytes = 100 * 1024;
const lanes = 4;
const waiting = 200;

const film = '-f lavfi -i testsrc2=s=1280x720:d=10 -f lavfi -i sine=d=10';
const kinds: [name: string, content: Uint8Array][] = [
  ['photo.jpg', await jpeg(4000, 3000)],
  ['film.mp4', await madeByFfmpeg('a.mp4', `${film} -c:v libx264 -pix_fmt yuv420p`)],
  ['song.mp3', await madeByFfmpeg('a.mp3', '-f lavfi -i sine=d=180')],
  ['page.pdf', pdf('BT /F 48 Tf 72 700 Td (Quince) Tj ET', { pages: 3 })],
  ['photo.heic', await heicOf(png(2000, 1500))],
  ['notes.md', new TextEncoder().encode('# Quince\n\nA fruit.\n'.repeat(200))],
];

await using folder = await makeWorkFolder('pictures');
const start = (previews: 'on' | 'off') =>
  startPerch(join(folder.path, crypto.randomUUID()), freePort(), { PREVIEWS: previews });

console.log('| | ms, with the upload’s half second of waiting |\n| --- | --- |');
{
  await using perch = await start('on');
  for (const [name, content] of kinds) {
    const times: number[] = [];
    for (let round = 0; round < options.rounds; round += 1)
      times.push(await drawnAfter(perch, name, content));
    console.log(`| ${name} | ${formatFigure(figureOf(times))} |`);
  }
}

const rates = { on: Array.of<number>(), off: Array.of<number>() };
for (let round = 0; round < options.rounds; round += 1) {
  const modes = ['on', 'off'] as const;
  for (const mode of round % 2 ? modes.toReversed() : modes) {
    // Its end is that of what it draws.
    await using perch = await start(mode);
    for (let count = 0; count < waiting; count += 1) {
      const [name, content] = kinds[count % kinds.length] ?? [];
      if (name && content)
        await send(perch, name, Buffer.concat([content, Buffer.from(`\n${count}`)]));
    }
    rates[mode].push(await uploadsPerSecond(perch));
  }
}
console.log(`\n| 100 KiB, ${lanes} at once | /s |\n| --- | --- |`);
for (const mode of ['off', 'on'] as const)
  console.log(`| pictures ${mode} | ${formatFigure(figureOf(rates[mode]))} |`);

async function send(perch: PerchUnderTest, name: string, content: Uint8Array): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const headers = { authorization: `Bearer ${perch.token}` };
  const answer = await fetch(`${perch.origin}/api/upload`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).data.upload._id;
}

async function recordsOf(perch: PerchUnderTest, path: string) {
  const headers = { authorization: `Bearer ${perch.token}` };
  return (await (await fetch(`${perch.origin}/api/upload/${path}`, { headers })).json()).data;
}

/** Milliseconds from the answer to an upload until its thumbnail is there. */
async function drawnAfter(
  perch: PerchUnderTest,
  name: string,
  content: Uint8Array,
): Promise<number> {
  const id = await send(perch, name, Buffer.concat([content, Buffer.from(crypto.randomUUID())]));
  const began = performance.now();
  for (;;) {
    const { thumbnailUrl } = (await recordsOf(perch, id)).upload;
    if (thumbnailUrl && (await fetch(thumbnailUrl)).ok) return performance.now() - began;
    await Bun.sleep(10);
  }
}

async function uploadsPerSecond(perch: PerchUnderTest): Promise<number> {
  const content = crypto.getRandomValues(new Uint8Array(1024));
  const began = performance.now();
  const until = began + options.seconds * 1000;
  let count = 0;
  async function lane() {
    for (; performance.now() < until; count += 1) {
      const body = new Uint8Array(fileBytes);
      body.set(content);
      body.set(new TextEncoder().encode(crypto.randomUUID()), 1024);
      await send(perch, 'bytes.bin', body);
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return (count / (performance.now() - began)) * 1000;
}
