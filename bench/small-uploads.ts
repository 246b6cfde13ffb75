import { join, resolve } from 'node:path';

import { type PerchUnderTest, startPerch } from './perch.ts';
import { figureOf, formatFigure } from './statistics.ts';
import { makeWorkFolder } from './work-folder.ts';

// bun bench/small-uploads.ts <checkout> [rounds]: small uploads to this Perch and to the one of
// another commit, in turn. With DATABASE_URL and S3_… set, as far as the two can share them, there.

const [, , otherRoot, roundsText] = process.argv;
if (!otherRoot) throw new Error('Name the folder of another checkout, with its packages.');
const rounds = Number(roundsText ?? 9);
const lanes = 16;
const roundMs = 2000;
const fileBytes = 1024;

await using work = await makeWorkFolder('small');
{
  await using ours = await startPerch(join(work.path, 'ours'), 4620);
  await using theirs = await startPerch(join(work.path, 'theirs'), 4621, {}, resolve(otherRoot));
  for (const { what, fill } of [
    { what: 'bytes that are new', fill: random },
    { what: 'bytes that are there', fill: always },
  ]) {
    const found = { ours: begin(), theirs: begin() };
    for (let round = 0; round < rounds; round += 1) {
      await measure(theirs, fill, found.theirs);
      await measure(ours, fill, found.ours);
    }
    compare(`uploads a second, ${what}`, found.ours.rates, found.theirs.rates);
    compare(`ms of the processor each, ${what}`, found.ours.costs, found.theirs.costs);
  }
}

function begin() {
  return { rates: Array.of<number>(), costs: Array.of<number>() };
}

function random(content: Uint8Array<ArrayBuffer>) {
  crypto.getRandomValues(content);
}

function always(content: Uint8Array) {
  content.fill(1);
}

/** From as many connections as there are lanes. */
async function measure(
  { origin, token, processorSeconds }: PerchUnderTest,
  fill: (content: Uint8Array<ArrayBuffer>) => void,
  { rates, costs }: ReturnType<typeof begin>,
): Promise<void> {
  const before = await processorSeconds();
  const began = performance.now();
  const until = began + roundMs;
  let count = 0;
  async function lane() {
    const content = new Uint8Array(fileBytes);
    while (performance.now() < until) {
      fill(content);
      const body = new FormData();
      body.append('file', new Blob([content]), 'a.bin');
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${origin}/api/upload`, { method: 'POST', headers, body });
      if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
      count += 1;
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  rates.push((count / (performance.now() - began)) * 1000);
  costs.push((((await processorSeconds()) - before) / count) * 1000);
}

function compare(what: string, ours: number[], theirs: number[]) {
  const [mine, other] = [figureOf(ours), figureOf(theirs)];
  const ratio = (mine.median / other.median).toFixed(2);
  console.log(
    `${fileBytes} byte ${what}: ${formatFigure(mine)}, the other ${formatFigure(other)}, ratio ${ratio}`,
  );
}
