import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { NginxUnderTest } from '../nginx.ts';
import type { PerchUnderTest } from '../perch.ts';
import { requireProgram, runClient } from '../programs.ts';
import type { Comparison } from '../report.ts';
import { figureOf } from '../statistics.ts';

const mib = 1024 ** 2;

interface Peers {
  perch: PerchUnderTest;
  nginx: NginxUnderTest;
}

/** One large file up, in turn: multipart with SHA-256 and fsync, beside a bare WebDAV PUT. */
export async function largeUpload(
  { perch, nginx }: Peers,
  file: string,
  rounds: number,
  where: string,
  target?: number,
) {
  const sizeMiB = Bun.file(file).size / mib;
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { id, seconds } = await perch.upload(file);
    ours.push(sizeMiB / seconds);
    await perch.remove(id);
    theirs.push(sizeMiB / (await put(`${nginx.origin}/up/large`, file)));
  }
  return compare(`${sizeMiB} MiB upload ${where}, MB/s`, ours, theirs, target);
}

async function put(url: string, file: string): Promise<number> {
  const command = ['curl', '-sS', '-f', '-H', 'Expect:', '-T', file, '-w', '%{time_total}', url];
  return Number(await runClient(command));
}

/** One large file down, in turn, to a client that throws it away. */
export async function largeDownload({ perch, nginx }: Peers, file: string, rounds: number) {
  const sizeMiB = Bun.file(file).size / mib;
  const { id, url } = await perch.upload(file);
  await copyFile(file, join(nginx.files, 'large'));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(sizeMiB / (await get(url)));
    theirs.push(sizeMiB / (await get(`${nginx.origin}/files/large`)));
  }
  await perch.remove(id);
  await rm(join(nginx.files, 'large'));
  return compare(`${sizeMiB} MiB download, MB/s`, ours, theirs, 0.9);
}

async function get(url: string): Promise<number> {
  const command = ['curl', '-sS', '-f', '-o', '/dev/null', '-w', '%{time_total}', url];
  return Number(await runClient(command));
}

/** A small file, 32 connections, requests a second. */
export async function smallFiles({ perch, nginx }: Peers, file: string, rounds: number) {
  const { url } = await perch.upload(file);
  await copyFile(file, join(nginx.files, 'small.png'));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await requestsPerSecond(url));
    theirs.push(await requestsPerSecond(`${nginx.origin}/files/small.png`));
  }
  return compare(`${Bun.file(file).size} byte GET, requests/s`, ours, theirs, 0.45);
}

async function requestsPerSecond(url: string): Promise<number> {
  const wrk = requireProgram('wrk', 'wrk');
  const output = await runClient([wrk, '-t1', '-c32', '-d3s', url]);
  const found = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  if (!found || /Non-2xx/.test(output)) throw new Error(`wrk printed ${output}`);
  return Number(found);
}

function compare(name: string, ours: number[], theirs: number[], target?: number): Comparison {
  const [perch, nginx] = [figureOf(ours), figureOf(theirs)];
  return {
    name,
    perch,
    nginx,
    ratio: perch.median / nginx.median,
    ...(target !== undefined && { target }),
  };
}
