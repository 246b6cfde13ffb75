// npm run test:one -- [--postgres] <file>…: runs files of tests, and starts only what they need.
import { buildWeb } from '../scripts/build-web.mjs';
import { root, runScript } from '../scripts/project.mjs';
import { missing } from '../scripts/system-programs.mjs';
import { type Needs, needsOf } from './run/needs.ts';
import { commandOf, Stores, suiteSettings } from './run/suites.ts';
import { type SuiteName, suitesOf, testFilesAt } from './run/test-files.ts';

const usage =
  'Name a file of tests: npm run test:one <file>, or npm run test:one -- --postgres <file>';

/** Integration tests run on SQLite unless they cannot, or PostgreSQL is asked for. */
function suiteOf(file: string, onPostgres: boolean): SuiteName {
  const suites = suitesOf(file);
  const [first = 'unit'] = suites;
  const onOther = suites.find((suite) => suiteSettings[suite].stores.includes('postgres'));
  return onPostgres ? (onOther ?? first) : first;
}

async function needsOfAll(suite: SuiteName, files: string[]): Promise<Needs> {
  const { programs, needsWebApp } = suiteSettings[suite];
  const each = await Promise.all(files.map(needsOf));
  return {
    programs: new Set([...programs, ...each.flatMap((needs) => [...needs.programs])]),
    webApp: needsWebApp || each.some(({ webApp }) => webApp),
  };
}

async function main(args: string[]): Promise<number> {
  const onPostgres = args.includes('--postgres');
  const files = [...new Set(args.filter((arg) => arg !== '--postgres').flatMap(testFilesAt))];
  if (files.length === 0) throw new Error(usage);
  const bySuite = [...Map.groupBy(files, (file) => suiteOf(file, onPostgres))];
  // Everything is looked for before anything runs.
  for (const [suite, itsFiles] of bySuite) {
    const { programs, webApp } = await needsOfAll(suite, itsFiles);
    const [sentence] = missing([...programs]);
    if (sentence) throw new Error(sentence);
    if (webApp) await buildWeb();
  }
  await using stores = new Stores();
  for (const [suite, itsFiles] of bySuite) {
    const { command, env } = commandOf(suite, itsFiles);
    const exitCode = await runInTerminal(command, { ...env, ...(await stores.envFor(suite)) });
    if (exitCode !== 0) return exitCode;
  }
  return 0;
}

/** Hands signals on, so that what was started for the tests is removed after them. */
async function runInTerminal(command: string[], env: Record<string, string>): Promise<number> {
  const child = Bun.spawn(command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  return await child.exited;
}

await runScript(async () => {
  process.exitCode = await main(process.argv.slice(2));
});
