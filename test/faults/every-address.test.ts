import { expect, test } from 'bun:test';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';

import { bearer } from '../support/api/client.ts';
import { type Ask, everyAsk } from '../support/api/every-ask.ts';
import { startServer, type TestServer } from '../support/servers/server.ts';
import { HealthWatch, isLong } from './support/tally.ts';

const kib = 1024;
const crowdSize = isLong ? 1000 : 100;
const filesCount = isLong ? 10_000 : 2000;
/** Of each process. */
const rssMaxMb = 400;
const healthMaxMs = 1000;

/** On a connection of its own; a fetch would wait for others of this process. */
async function ask(server: TestServer, { method, path, token, body, headers }: Ask) {
  const sending = request(`${server.origin}${path}`, {
    method,
    agent: false,
    headers: {
      ...headers,
      ...(token === undefined ? {} : bearer(token)),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
  });
  const answered: Promise<[IncomingMessage]> = once(sending, 'response').then(([answer]) => [
    answer,
  ]);
  sending.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = await answered;
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] };
}

const refusals = new Set([429, 503]);

/** Answers that are neither an answer nor a refusal that says when to come again. */
const isWrong = ({ status, retryAfter }: { status: number; retryAfter: string | undefined }) =>
  refusals.has(status) ? !(Number(retryAfter) > 0) : status < 200 || status >= 500;

/** Of the server and of its workers, the largest they have ever been. */
async function peakRssMb({ process: { child } }: TestServer): Promise<number> {
  const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  const pids = [child.pid, ...children.split(' ').filter(Boolean).map(Number)];
  const peaks = pids.map(async (pid) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / kib;
  });
  return Math.round(Math.max(...(await Promise.all(peaks))));
}

/** What came of a crowd; `rssMb` is the largest that a process has been until then. */
interface Crowd {
  where: string;
  ms: number;
  refused: number;
  wrong: number;
  healthMs: number;
  rssMb: number;
}

test.each(isLong ? [1, 2] : [1])(
  'a crowd at the costliest input of every address is answered or refused by WORKERS=%i, and ends no process',
  async (workers) => {
    await using server = await startServer({ WORKERS: String(workers) });
    const asks = await everyAsk(server, filesCount);
    const found: Crowd[] = [];
    for (const each of asks) {
      // Its process would take longer to start than a small crowd to be answered.
      await using health = isLong ? new HealthWatch(server) : undefined;
      const beganAt = performance.now();
      const answers = await Promise.all(Array.from({ length: crowdSize }, () => ask(server, each)));
      found.push({
        where: `${each.method} ${each.path.slice(0, 60)}`,
        ms: Math.round(performance.now() - beganAt),
        refused: answers.filter(({ status }) => refusals.has(status)).length,
        wrong: answers.filter(isWrong).length,
        healthMs: health?.maxMs() ?? 0,
        rssMb: await peakRssMb(server),
      });
    }
    if (isLong) console.table(found);
    expect(found.filter(({ wrong }) => wrong > 0)).toEqual([]);
    expect(found.filter(({ rssMb }) => rssMb > rssMaxMb)).toEqual([]);
    // Alone on the machine, as the run with all rounds is.
    expect(found.filter(({ healthMs }) => healthMs >= healthMaxMs)).toEqual([]);
    expect(server.output()).not.toMatch(/process\.hung|worker\.(?:hung|ended)/);
  },
);
