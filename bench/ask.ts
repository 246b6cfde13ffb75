import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startPostgres } from '../test/support/services/postgres.ts';
import { startPerch } from './perch.ts';

// node scripts/bun.mjs bench/ask.ts [requests] [connections]: how long a proxy waits for /api/tls/ask with ten
// thousand live domains, also while the database is stopped.

const requests = Number(process.argv[2] ?? 20_000);
const domains = 10_000;
const connections = Number(process.argv[3] ?? 4);
const port = 4618;
const origin = `http://localhost:${port}`;
const nameOf = (number: number) => `files.d${number}.example.com`;

const folder = await mkdtemp(join(tmpdir(), 'perch-ask-'));
const cluster = await startPostgres();
process.env['DATABASE_URL'] = cluster.url;
process.env['LOG_LEVEL'] = 'error';
const perch = await startPerch(folder, port);
try {
  await addDomains();
  while (!(await ask(nameOf(domains))).ok) await Bun.sleep(50);
  console.log('| Database | p50, ms | p99, ms | Longest, ms |\n| --- | ---: | ---: | ---: |');
  await report('running');
  await cluster[Symbol.asyncDispose]();
  while ((await fetch(`${origin}/readyz`)).ok) await Bun.sleep(50);
  await report('stopped');
} finally {
  await perch[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
}

async function addDomains(): Promise<void> {
  const database = new Bun.SQL(cluster.url, { max: 1 });
  await database`insert into domains
    (id, user_id, name, type, status, reason, token, owned_at, created_at)
    select 'domain' || n, (select id from users), 'files.d' || n || '.example.com', 'domain',
      'approved', '', '', 1, 1 from generate_series(1, ${domains}::int) n`;
  await database`update locks set taken_at = taken_at + 1 where name = 'domains'`;
  await database.close();
}

function ask(name: string): Promise<Response> {
  return fetch(`${origin}/api/tls/ask?domain=${name}`);
}

async function report(state: string): Promise<void> {
  const sorted = (await measure()).toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(2);
  console.log(`| ${state} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`);
}

/** Every other request is for a name that is unknown. */
async function measure(): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const connection = async () => {
    for (let number = next++; number < requests; number = next++) {
      const isKnown = number % 2 === 0;
      const name = isKnown ? nameOf((number % domains) + 1) : `unknown-${number}.example.com`;
      const began = performance.now();
      const answer = await ask(name);
      await answer.text();
      times.push(performance.now() - began);
      if (answer.status !== (isKnown ? 200 : 403)) throw new Error(`${name} ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return times;
}
