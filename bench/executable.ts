import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../test/support/ports.ts';
import { processorSecondsOf } from './perch.ts';
import { projectRoot, untilAnswering } from './programs.ts';
import { figureOf, formatFigure } from './statistics.ts';

// node scripts/bun.mjs bench/executable.ts [rounds [another executable]]: dist/perch (npm run executable) beside `npm start`, in turn, in
// bench/start.md. The data folder is there already; the bundle that npm start becomes is measured without npm as well. What no
// server of this runtime is below: one that answers two letters, and one that has SQLite open, as programs and compiled.

const rounds = Number(process.argv[2] ?? 5);
const restMs = 5000;
// Another executable to compare with.
const other = process.argv[3];
const folder = await mkdtemp(join(tmpdir(), 'perch-executable-'));
const bareServer = join(projectRoot, 'bench/guard/bare-start.ts');
const bareExecutable = join(folder, 'bare');
const compile = [process.execPath, 'build', '--compile', `--outfile=${bareExecutable}`, bareServer];
const ways: Record<string, string[]> = {
  executable: [join(projectRoot, 'dist/perch')],
  bundle: [process.execPath, 'server/dist/main.js'],
  'npm start': ['npm', 'start'],
  'bare server': [process.execPath, bareServer],
  'bare server with SQLite': [process.execPath, bareServer, 'sqlite'],
  'bare executable': [bareExecutable],
  'bare executable with SQLite': [bareExecutable, 'sqlite'],
  ...(other && { other: [other] }),
};

interface Measured {
  startMs: number;
  processorMs: number;
  residentMiB: number;
  privateMiB: number;
  /** Not of a file; pages of the runtime's own file are shared by all that run it. */
  anonymousMiB: number;
}

const all = new Map<string, Measured[]>(Object.keys(ways).map((way) => [way, []]));
const loadBefore = loadavg()[0];
try {
  if ((await Bun.spawn(compile, { stdout: 'ignore' }).exited) !== 0)
    throw new Error('No bare executable.');
  // The first round makes the data folders and fills the system's cache of files.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [way, command] of Object.entries(ways)) {
      const measured = await measure(command, join(folder, way));
      if (round > 0) all.get(way)?.push(measured);
    }
  }
} finally {
  await rm(folder, { recursive: true });
}
console.log(
  `${rounds} rounds, load ${loadBefore} before and ${loadavg()[0]} after: median (lowest–highest)`,
);
for (const [way, measured] of all) {
  const of = (name: keyof Measured) => formatFigure(figureOf(measured.map((each) => each[name])));
  console.log(
    `${way}: ${of('startMs')} ms to the first answer, ${of('processorMs')} ms of the processor by then; ` +
      `at rest ${of('residentMiB')} MiB resident, ${of('privateMiB')} MiB of them its own, ${of('anonymousMiB')} MiB anonymous`,
  );
}

async function measure(command: string[], dataDir: string): Promise<Measured> {
  const port = freePort();
  const began = performance.now();
  const child = Bun.spawn(command, {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: '', DATA_DIR: dataDir },
    stdout: 'ignore',
    stderr: 'ignore',
  });
  await untilAnswering(`http://localhost:${port}/readyz`, 60);
  const startMs = performance.now() - began;
  const pid = await serverOf(child.pid);
  const processorMs = (await processorSecondsOf(pid)) * 1000;
  await Bun.sleep(restMs);
  const sizes = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const read = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(sizes)?.[1]) / 1024;
  const measured = {
    startMs,
    processorMs,
    residentMiB: read('Rss'),
    privateMiB: read('Private_Clean') + read('Private_Dirty'),
    anonymousMiB: read('Anonymous'),
  };
  child.kill();
  await child.exited;
  return measured;
}

/** npm starts the server as its child. */
async function serverOf(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const [child] = children.trim().split(' ').filter(Boolean).map(Number);
  return child === undefined ? pid : serverOf(child);
}
