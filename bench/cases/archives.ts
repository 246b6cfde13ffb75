import { join } from 'node:path';

import type { Api } from '@perch/contract/api';
import { hc } from 'hono/client';

import type { PerchUnderTest } from '../perch.ts';
import { runClient } from '../programs.ts';
import { type Figure, figureOf } from '../statistics.ts';
import { makeFile } from '../work-folder.ts';

const mib = 1024 ** 2;
const uploadsAtOnce = 8;

/** The address of an archive of these uploads. */
async function makeArchive({ origin, token }: PerchUnderTest, uploads: string[]): Promise<string> {
  const { api } = hc<Api>(origin, { headers: { authorization: `Bearer ${token}` } });
  const answer = await api.archives.$post({ json: { uploads } });
  if (!answer.ok) throw new Error(`The archive was refused: ${answer.status}`);
  return (await answer.json()).data.url;
}

interface Download {
  /** Until the first byte, and until the last. */
  firstSeconds: number;
  seconds: number;
  bytes: number;
}

async function download(url: string): Promise<Download> {
  const format = '%{time_starttransfer} %{time_total} %{size_download}';
  const output = await runClient(['curl', '-sSf', '-o', '/dev/null', '-w', format, url]);
  const [firstSeconds = NaN, seconds = NaN, bytes = NaN] = output.split(' ').map(Number);
  return { firstSeconds, seconds, bytes };
}

export interface LargeArchive {
  /** MB/s */
  archive: Figure;
  plain: Figure;
  ratio: number;
  /** Seconds of the server's processor for a GB. */
  archiveProcessor: Figure;
  plainProcessor: Figure;
  /** MiB by which the process grows while the file is fetched, and while the archive is. */
  plainGrowthMiB: number;
  archiveGrowthMiB: number;
  /** The same while a slow client and a fast one fetch the archive at once. */
  bothGrowthMiB: number;
}

/** MiB by which the process grows at the most meanwhile. */
async function growthDuring(perch: PerchUnderTest, work: () => Promise<void>): Promise<number> {
  await perch.forgetPeak();
  const { nowMiB } = await perch.memory();
  await work();
  return (await perch.memory()).peakMiB - nowMiB;
}

/** Fetches the archive while another client takes a few MB of it a second. */
async function downloadBesideSlow(url: string): Promise<void> {
  const slow = Bun.spawn(['curl', '-sS', '--limit-rate', '4M', '-o', '/dev/null', url]);
  await Bun.sleep(2000);
  await download(url);
  await Bun.sleep(2000);
  slow.kill();
  await slow.exited;
}

/** The same bytes in turn as one file, and as an archive of four. */
export async function largeArchive(
  perch: PerchUnderTest,
  folder: string,
  { sizeMiB, rounds }: { sizeMiB: number; rounds: number },
): Promise<LargeArchive> {
  const parts: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    const path = await makeFile(join(folder, `part-${index}.bin`), (sizeMiB / 4) * mib);
    parts.push((await perch.upload(path)).id);
  }
  const whole = await perch.upload(await makeFile(join(folder, 'whole.bin'), sizeMiB * mib));
  const url = await makeArchive(perch, parts);
  const speeds = { plain: [] as number[], archive: [] as number[] };
  const growth = { plain: 0, archive: 0 };
  const processor = { plain: [] as number[], archive: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of ['plain', 'archive'] as const) {
      const grown = await growthDuring(perch, async () => {
        const before = await perch.processorSeconds();
        const { seconds, bytes } = await download(kind === 'plain' ? whole.url : url);
        speeds[kind].push(bytes / 1e6 / seconds);
        processor[kind].push(((await perch.processorSeconds()) - before) / (bytes / 1e9));
      });
      growth[kind] = Math.max(growth[kind], grown);
    }
  }
  const [archive, plain] = [figureOf(speeds.archive), figureOf(speeds.plain)];
  return {
    archive,
    plain,
    ratio: archive.median / plain.median,
    archiveProcessor: figureOf(processor.archive),
    plainProcessor: figureOf(processor.plain),
    plainGrowthMiB: growth.plain,
    archiveGrowthMiB: growth.archive,
    bothGrowthMiB: await growthDuring(perch, () => downloadBesideSlow(url)),
  };
}

export interface ManyFiles {
  /** Milliseconds until the first byte of the archive, and of its last hundred bytes. */
  first: Figure;
  end: Figure;
  /** Files a second. */
  speed: Figure;
  growthMiB: number;
}

/** An archive of so many files of 1 KiB. */
export async function manyFiles(
  perch: PerchUnderTest,
  count: number,
  rounds: number,
): Promise<ManyFiles> {
  const ids: string[] = [];
  await Promise.all(
    Array.from({ length: uploadsAtOnce }, async (_, start) => {
      for (let index = start; index < count; index += uploadsAtOnce) {
        ids.push(await sendSmall(perch, `photo ${index % 1000}.bin`));
      }
    }),
  );
  const url = await makeArchive(perch, ids);
  const values = { first: [] as number[], end: [] as number[], speed: [] as number[] };
  const growthMiB = await growthDuring(perch, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { firstSeconds, seconds } = await download(url);
      values.first.push(firstSeconds * 1000);
      values.speed.push(count / seconds);
      const begin = performance.now();
      await (await fetch(url, { headers: { range: 'bytes=-100' } })).arrayBuffer();
      values.end.push(performance.now() - begin);
    }
  });
  return {
    first: figureOf(values.first),
    end: figureOf(values.end),
    speed: figureOf(values.speed),
    growthMiB,
  };
}

async function sendSmall({ origin, token }: PerchUnderTest, name: string): Promise<string> {
  const form = new FormData();
  form.set('file', new File([crypto.getRandomValues(new Uint8Array(1024))], name));
  const answer = await fetch(`${origin}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`An upload was refused: ${answer.status}`);
  return (await answer.json()).file._id;
}
