// node scripts/bun.mjs test/mutations/run.ts [id…]: makes each deliberate fault of mutations.json in turn, in
// this working tree, and tells which stage and test notice it. Ends with 1 where none does.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../scripts/project.mjs';
import { testsOf } from '../run/changed.ts';
import { endAll, run } from '../run/command.ts';
import { isQuick, type StageName, stageNames, usualStageNames } from '../run/stages.ts';
import { suites, suitesOf, testFilesAt } from '../run/test-files.ts';

interface Mutation {
  id: string;
  file: string;
  /** Occurs once in the file. */
  from: string;
  to: string;
  /** What goes wrong, and for whom. */
  fault: string;
  /** The test file, by its path from the project's folder, that fails because of it: run before all others. */
  caughtBy?: string;
}

interface Catch {
  stage: StageName | 'nothing';
  test: string;
}

const all: Mutation[] = await Bun.file(join(import.meta.dirname, 'mutations.json')).json();
const ids = process.argv.slice(2);
const chosen = all.filter(({ id }) => ids.length === 0 || ids.includes(id));

const failedTest = /^\(fail\) (.+?)(?: \[[\d.]+ms\])?$|^\s+\d+\) (\[.+)$/m;

/** The first test that fails, if one does. */
async function failing(command: string[]): Promise<string | undefined> {
  const { exitCode, output } = await run(command);
  if (exitCode === 0) return undefined;
  const found = failedTest.exec(output);
  return found?.[1] ?? found?.[2] ?? output.trim().split('\n').slice(-3).join(' | ');
}

const npmTest = (...args: string[]) => ['node', 'scripts/test.mjs', ...args];

/** Of the stages that run these test files, the first in which one fails. */
async function catchIn(stages: StageName[], files: string[]): Promise<Catch | undefined> {
  for (const stage of stages) {
    const share = files.filter((each) =>
      suitesOf(each).some((suite) => suites[suite].stage === stage),
    );
    const test = share.length > 0 ? await failing(npmTest(stage, ...share)) : undefined;
    if (test !== undefined) return { stage, test };
  }
  return undefined;
}

async function firstCatch({ file, caughtBy }: Mutation): Promise<Catch> {
  const known = caughtBy === undefined ? [] : testFilesAt(caughtBy);
  return (await catchIn(['unit', ...inOrder], known)) ?? (await search(file));
}

/** What notices a change of a source file, where it is not known: minutes, the quickest first. */
async function search(file: string): Promise<Catch> {
  for (const stage of ['types', 'unit'] as const) {
    const test = await failing(npmTest(stage));
    if (test !== undefined) return { stage, test };
  }
  return (await catchIn(inOrder, await testsOf([file]))) ?? { stage: 'nothing', test: '' };
}

// The usual stages first, as they report first.
const inOrder = [
  ...usualStageNames,
  ...stageNames.filter((stage) => !usualStageNames.includes(stage)),
].filter((stage) => !isQuick(stage) && stage !== 'guard' && stage !== 'audit');

/** Gives the file of the present fault its text back. */
let undo = () => {};
process.on('exit', () => undo());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endAll();
    process.exit(130);
  });
}

let survivors = 0;
for (const mutation of chosen) {
  const { id, file, from, to, fault } = mutation;
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${id}: ${file} has its text not once.`);
  const startedAt = performance.now();
  undo = () => writeFileSync(path, text);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const { stage, test } = await firstCatch(mutation);
  undo();
  if (stage === 'nothing') survivors += 1;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`| ${id} | ${fault} | ${stage} | ${test.replaceAll('|', '/')} | ${seconds} |`);
}
process.exitCode = survivors > 0 ? 1 : 0;
