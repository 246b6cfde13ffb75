// npm test [-- <stage or file>…], npm run test:all, npm run test:changed: runs stages of tests.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildServer } from '../scripts/build-server.mjs';
import { buildWeb } from '../scripts/build-web.mjs';
import { installPrograms } from '../scripts/install-programs.mjs';
import { installOldestChromium } from '../scripts/oldest-chromium.mjs';
import { missing } from '../scripts/system-programs.mjs';
import { endAll } from './run/command.ts';
import { watchPauses } from './run/pauses.ts';
import { type Result, sum } from './run/report.ts';
import {
  type Chosen,
  isQuick,
  type Job,
  jobsOf,
  needWebApp,
  readChoice,
  runJob,
  type StageName,
  stagePrograms,
} from './run/stages.ts';
import { Stores } from './run/suites.ts';
import { describeLeft, expectedSeconds, fitInto, secondsLeft } from './run/time-left.ts';
import { describeSlowest, keepTimings, type Timing } from './run/timings.ts';

// One place for everything temporary, so that a run that is cut short leaves nothing either.
const scratch = mkdtempSync(join(tmpdir(), 'perch-run-'));
// PostgreSQL runs as another user and has a folder in here.
chmodSync(scratch, 0o711);
process.env['TMPDIR'] = scratch;
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const ending = new AbortController();
await using stores = new Stores();
const results: Result[] = [];
const timings: Timing[] = [];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    ending.abort();
    endAll();
  });
}

watchPauses(scratch);

/** Programs, the web app and the server's bundle, for those of these stages that need them. */
async function prepare(names: StageName[]): Promise<void> {
  // A stage that misses something fails and says what; the others still run.
  const report = async (step: () => Promise<unknown>) => {
    try {
      await step();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  const programs = [...new Set(names.flatMap((name) => stagePrograms[name]))];
  await report(() => installPrograms(programs));
  if (programs.includes('oldestChromium')) await report(installOldestChromium);
  if (!needWebApp(names)) return;
  await report(buildWeb);
  await report(async () => {
    await buildServer();
    // Every file of tests would read all sources again, to see whether the bundle is stale.
    process.env['PERCH_TEST_SERVER_BUILT'] = 'yes';
  });
}

async function resultOf(job: Job): Promise<Result> {
  try {
    const { timings: itsTimings = [], ...result } = await runJob(job, stores);
    timings.push(...itsTimings);
    return result;
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? `${error.stack}` : `${error}` };
  }
}

function note(stage: StageName, result: Result, seconds: number): void {
  results.push(result);
  const output = result.output.trim();
  if (output) console.log(`\n${output}\n`);
  const { passed, failed } = result;
  // What could not be found out is neither.
  const done = passed > 0 ? 'ok' : 'not done';
  const mark = failed > 0 ? 'failed' : done;
  console.log(`${stage}: ${mark}, ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
}

/** Runs stages one after the other; each keeps all cores busy by itself. */
async function runStages(chosen: Chosen[]): Promise<void> {
  const waiting = chosen.map((each) => ({ stage: each.stage, jobs: jobsOf(each) }));
  for (const { stage, jobs } of waiting) {
    const startedAt = performance.now();
    const sentences = missing(stagePrograms[stage]);
    const itsResults: Result[] = [];
    while (jobs.length > 0 && sentences.length === 0 && !ending.signal.aborted) {
      const [job] = jobs.splice(0, 1);
      if (job) itsResults.push(await resultOf(job));
      const left = waiting.flatMap((each) => each.jobs.flatMap(({ suite }) => suite ?? []));
      await stores.keepFor(left);
    }
    if (ending.signal.aborted) return;
    const result =
      sentences.length > 0
        ? { passed: 0, failed: 1, output: sentences.join('\n') }
        : sum(itsResults);
    note(stage, result, (performance.now() - startedAt) / 1000);
  }
}

/**
 * The same with as much of this as there is time for: what fits is chosen again before each stage, by how long the one
 * before has taken. `pace`: how much longer this machine takes than the one whose times are kept.
 */
async function runWhileTime(chosen: Chosen[], pace: number): Promise<void> {
  const fit = (among: Chosen[]) => fitInto(secondsLeft() / pace, among);
  await prepare(fit(chosen).map(({ stage }) => stage));
  const done: Chosen[] = [];
  let waiting = chosen;
  while (!ending.signal.aborted) {
    const [next] = fit(waiting);
    if (!next) break;
    await runStages([next]);
    done.push(next);
    waiting = waiting.filter(({ stage }) => stage !== next.stage);
  }
  for (const line of describeLeft(chosen, done)) console.log(line);
}

const chosen = await readChoice(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const quick = chosen.filter(({ stage }) => isQuick(stage));
const further = chosen.filter(({ isOptional }) => isOptional);
const others = chosen.filter((each) => !quick.includes(each) && !further.includes(each));
await Promise.all([runStages(quick), prepare(others.map(({ stage }) => stage))]);
const beganAt = performance.now();
await runStages(others);
const othersSeconds = (performance.now() - beganAt) / 1000;
// Where stages have failed at once, nothing is known.
await runWhileTime(further, Math.max(0.7, othersSeconds / expectedSeconds(others)));
await stores[Symbol.asyncDispose]();
if (ending.signal.aborted) process.exit(130);
if (process.env['UPDATE_TIMINGS']) keepTimings(timings);
const { passed, failed } = sum(results);
const slowest = describeSlowest(timings);
if (slowest) console.log(slowest);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
