import { readdir } from 'node:fs/promises';

import { type PerchUnderTest, processorSecondsOf } from './perch.ts';
import { openDatabase, type Stores } from './stores.ts';

const warmUps = 3;

/** Milliseconds from a request to the last byte of its answer, one after the other. */
export async function timesOf(
  { origin, token }: PerchUnderTest,
  path: string,
  requests: number,
): Promise<number[]> {
  const times: number[] = [];
  const headers = { authorization: `Bearer ${token}` };
  for (let request = -warmUps; request < requests; request += 1) {
    const began = performance.now();
    const answer = await fetch(`${origin}${path}`, { headers });
    await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    if (request >= 0) times.push(performance.now() - began);
  }
  return times;
}

/** What requests of one kind took. */
export interface Measured {
  /** Milliseconds from a request to the last byte of its answer. */
  times: number[];
  /** Milliseconds of the processor for one of them, of the server and of the database where that is a process of its own. */
  serverMs: number;
  databaseMs: number | undefined;
}

/** Makes the requests one after the other; the database's processor time is known where it runs on this machine. */
export async function measureRequests(
  perch: PerchUnderTest,
  stores: Stores,
  path: string,
  requests: number,
): Promise<Measured> {
  await timesOf(perch, path, 0);
  const [server, database] = [await perch.processorSeconds(), await databaseSeconds(stores)];
  const times = await timesOf(perch, path, requests);
  const serverMs = (((await perch.processorSeconds()) - server) * 1000) / (requests + warmUps);
  const after = await databaseSeconds(stores);
  const isKnown = database !== undefined && after !== undefined;
  const databaseMs = isKnown ? ((after - database) * 1000) / (requests + warmUps) : undefined;
  return { times, serverMs, databaseMs };
}

/** Seconds of the processor that the database's connections have had; undefined of SQLite, which is in the server. */
async function databaseSeconds(stores: Stores): Promise<number | undefined> {
  if (!stores.isPostgres) return undefined;
  const database = openDatabase(stores);
  const rows = await database`select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  await database.close();
  const here = new Set(await readdir('/proc'));
  const pids = rows
    .map(({ pid }: { pid: number }) => pid)
    .filter((pid: number) => here.has(String(pid)));
  const seconds = await Promise.all(pids.map(processorSecondsOf));
  return seconds.reduce((sum, each) => sum + each, 0);
}
