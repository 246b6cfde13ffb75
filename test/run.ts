// Runs the stages that `npm test` names, all of them without a name.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readArguments, stagePrograms } from '../scripts/stages.mjs';
import { missing } from '../scripts/system-programs.mjs';
import { endAll } from './run/command.ts';
import type { Result } from './run/report.ts';
import { type StageName, stages } from './run/stages.ts';

// One place for everything temporary, so that a run that is cut short leaves nothing either.
const scratch = mkdtempSync(join(tmpdir(), 'perch-run-'));
// PostgreSQL runs as another user and has a folder in here.
chmodSync(scratch, 0o711);
process.env['TMPDIR'] = scratch;
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const { files, stages: names } = readArguments(process.argv.slice(2));
// Two stages at once on two cores; more would make the waiting ones slow enough to fail.
const lanes = 2;
const total = { passed: 0, failed: 0 };
const ending = new AbortController();

async function runStage(name: StageName): Promise<Result> {
  const sentences = missing(stagePrograms[name]);
  if (sentences.length > 0) return { passed: 0, failed: 1, output: sentences.join('\n') };
  try {
    return await stages[name](files);
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? `${error.stack}` : `${error}` };
  }
}

async function runLane(queue: StageName[]) {
  for (
    let name = queue.shift();
    name !== undefined && !ending.signal.aborted;
    name = queue.shift()
  ) {
    const startedAt = performance.now();
    const { passed, failed, output } = await runStage(name);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    total.passed += passed;
    total.failed += failed;
    if (ending.signal.aborted) return;
    if (output) console.log(`\n${output.trim()}\n`);
    // What could not be found out is neither.
    const done = passed > 0 ? 'ok' : 'not done';
    const mark = failed > 0 ? 'failed' : done;
    console.log(`${name}: ${mark}, ${passed} passed, ${failed} failed, ${seconds} s`);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    ending.abort();
    endAll();
  });
}

// Two programs that share a core slow each other unequally, which the guard would take for a change of
// the code: it runs when nothing else does.
const isAlone = (name: StageName) => name === 'guard';
const queue = names.filter((name) => !isAlone(name));
await Promise.all(Array.from({ length: lanes }, () => runLane(queue)));
await runLane(names.filter(isAlone));
if (ending.signal.aborted) process.exit(130);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
