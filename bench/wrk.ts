import { join } from 'node:path';

import type { Read, SmallRequest } from './peers/peer.ts';
import { projectRoot, requireProgram, runClient } from './programs.ts';

export interface Load {
  connections: number;
  seconds: number;
}

/** GETs of one address, a second. */
export function readsPerSecond(
  { url, headers = {}, connectTo }: Read,
  load: Load,
): Promise<number> {
  return answersPerSecond(url, headers, connectTo ? addressOf(connectTo) : {}, load);
}

/** Requests with a body, each another, a second; with `file` its bytes are in the body. */
export function sendsPerSecond(
  { method, url, headers, before = '', after = '' }: SmallRequest,
  load: Load,
  file?: string,
): Promise<number> {
  const { origin, pathname, search } = new URL(url);
  return answersPerSecond(
    origin,
    headers,
    {
      BENCH_METHOD: method,
      // A URL has escaped them.
      BENCH_PATH: `${pathname}${search}`.replace('%7Bn%7D', '{n}'),
      BENCH_BEFORE: before,
      BENCH_AFTER: after,
      BENCH_RUN: crypto.randomUUID().slice(0, 8),
      ...(file !== undefined && { BENCH_FILE: file }),
    },
    load,
  );
}

function addressOf(connectTo: string) {
  const { hostname, port } = new URL(`http://${connectTo}`);
  return { BENCH_ADDRESS: hostname, BENCH_PORT: port };
}

async function answersPerSecond(
  url: string,
  headers: Record<string, string>,
  env: Record<string, string>,
  { connections, seconds }: Load,
): Promise<number> {
  const wrk = requireProgram('wrk', 'wrk');
  const script = join(projectRoot, 'bench/wrk.lua');
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const command = [wrk, '-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, ...lines, url];
  return rateIn(await runClient(command, env));
}

/** The rate that wrk has printed; throws when there were failures, which are quick. */
export function rateIn(output: string): number {
  const found = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  if (!found || /Non-2xx/.test(output)) throw new Error(`wrk printed ${output}`);
  return Number(found);
}
