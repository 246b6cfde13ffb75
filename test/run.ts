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
import { takeNext } from './run/parts.ts';
import { watchPauses } from './run/pauses.ts';
import { type Result, sum } from './run/report.ts';
import {
  type Chosen,
  isQuick,
  needWebApp,
  type PartResult,
  partsOf,
  readChoice,
  runPart,
  type StageName,
  type StagePart,
  stagePrograms,
} from './run/stages.ts';
import { Stores } from './run/suites.ts';
import { describeSlowest, type Timings } from './run/timings.ts';

// One place for everything temporary, so that a run that is cut short leaves nothing either.
const scratch = mkdtempSync(join(tmpdir(), 'perch-run-'));
// PostgreSQL runs as another user and has a folder in here.
chmodSync(scratch, 0o711);
process.env['TMPDIR'] = scratch;
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

// Two parts at once on two cores; more would make the waiting ones slow enough to fail.
const lanes = 2;
const ending = new AbortController();
await using stores = new Stores();

/** What has come of each stage so far. */
const totals = new Map<StageName, Result & { seconds: number; partsLeft: number }>();
const timings: Timings[] = [];

async function runNamed(part: StagePart): Promise<PartResult> {
  const sentences = missing(stagePrograms[part.stage]);
  if (sentences.length > 0) return { passed: 0, failed: 1, output: sentences.join('\n') };
  try {
    return await runPart(part, stores);
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? `${error.stack}` : `${error}` };
  }
}

function note({ stage }: StagePart, result: PartResult, seconds: number) {
  const total = totals.get(stage);
  if (!total) return;
  Object.assign(total, sum([total, result]), {
    seconds: total.seconds + seconds,
    partsLeft: total.partsLeft - 1,
  });
  if (result.timings) timings.push(result.timings);
  const output = result.output.trim();
  if (output) console.log(`\n${output}\n`);
  if (total.partsLeft > 0) return;
  const { passed, failed } = total;
  // What could not be found out is neither.
  const done = passed > 0 ? 'ok' : 'not done';
  const mark = failed > 0 ? 'failed' : done;
  console.log(
    `${stage}: ${mark}, ${passed} passed, ${failed} failed, ${total.seconds.toFixed(1)} s`,
  );
}

/** Runs parts until there is none left, several lanes at once. */
async function runParts(waiting: StagePart[], laneCount: number) {
  const running: StagePart[] = [];
  const runLane = async () => {
    while (!ending.signal.aborted) {
      const part = takeNext(waiting, running);
      if (!part) return;
      running.push(part);
      const startedAt = performance.now();
      const result = await runNamed(part);
      running.splice(running.indexOf(part), 1);
      if (ending.signal.aborted) return;
      note(part, result, (performance.now() - startedAt) / 1000);
      const left = [...waiting, ...running].flatMap(({ suite }) => suite ?? []);
      await stores.keepFor(left);
    }
  };
  await Promise.all(Array.from({ length: laneCount }, runLane));
}

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

async function runStages(chosen: Chosen[]): Promise<void> {
  // What a stage misses is said once, not by each of its parts.
  const parts = chosen.flatMap((each) => {
    const isReady = missing(stagePrograms[each.stage]).length === 0;
    return isReady ? partsOf(each) : [{ stage: each.stage, files: [], estimatedSeconds: 0 }];
  });
  for (const [stage, { length }] of Map.groupBy(parts, (part) => part.stage)) {
    totals.set(stage, { passed: 0, failed: 0, output: '', seconds: 0, partsLeft: length });
  }
  // Two programs that share a core slow each other unequally, which the guard would take for a change of
  // the code: it runs when nothing else does.
  const isAlone = ({ stage }: StagePart) => stage === 'guard';
  await runParts(
    parts.filter((part) => !isAlone(part)),
    lanes,
  );
  await runParts(parts.filter(isAlone), 1);
}

const chosen = await readChoice(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const quick = chosen.filter(({ stage }) => isQuick(stage));
const others = chosen.filter(({ stage }) => !isQuick(stage));
await Promise.all([runStages(quick), prepare(others.map(({ stage }) => stage))]);
await runStages(others);
await stores[Symbol.asyncDispose]();
if (ending.signal.aborted) process.exit(130);
const all = sum([...totals.values()]);
const slowest = describeSlowest(timings);
if (slowest) console.log(slowest);
console.log(`${all.passed} passed, ${all.failed} failed`);
process.exit(all.failed > 0 ? 1 : 0);
