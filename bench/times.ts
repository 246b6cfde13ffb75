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
  /** Milliseconds of the processor that one of them took of the server, and of a database on this machine. */
  processorMs: number;
}

/** Makes the requests one after the other. */
export async function measureRequests(
  perch: PerchUnderTest,
  stores: Stores,
  path: string,
  requests: number,
): Promise<Measured> {
  const seconds = async () => (await perch.processorSeconds()) + (await databaseSeconds(stores));
  const before = await seconds();
  const times = await timesOf(perch, path, requests);
  return { times, processorMs: (((await seconds()) - before) * 1000) / (requests + warmUps) };
}

/** Seconds of the processor that PostgreSQL's processes for connections have had; SQLite is in the server. */
async function databaseSeconds(stores: Stores): Promise<number> {
  if (!stores.isPostgres) return 0;
  const database = openDatabase(stores);
  const rows = await database`select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  await database.close();
  const seconds = await Promise.all(
    rows.map(({ pid }: { pid: number }) => processorSecondsOf(pid)),
  );
  return seconds.reduce((sum, each) => sum + each, 0);
}
