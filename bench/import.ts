import { Database } from 'bun:sqlite';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { writeXBackBone } from '../test/support/imports/xbackbone.ts';
import { freePort } from '../test/support/ports.ts';
import { measuredOn } from './circumstances.ts';
import { startPerch } from './perch.ts';
import { projectRoot } from './programs.ts';
import { figureOf } from './statistics.ts';
import { makeWorkFolder } from './work-folder.ts';

// node scripts/bun.mjs bench/import.ts [files]: an installation of XBackBone by hard links, on SQLite, beside a server that
// is asked /readyz meanwhile.

const count = Number(process.argv[2] ?? 100_000);
const filesInFolder = 1000;

await using work = await makeWorkFolder('import');
const old = await writeOld(join(work.path, 'old'));
await using perch = await startPerch(join(work.path, 'server'), freePort(), { LOG_LEVEL: 'warn' });
const began = performance.now();
const args = ['--database', old.database, '--files', old.files, '--host', 'old.example.org'];
const run = Bun.spawn(
  [process.execPath, 'server/src/main.ts', 'import', 'xbackbone', ...args, '--link', 'hard'],
  {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: join(work.path, 'server/data') },
    stdout: 'pipe',
  },
);
const times: number[] = [];
while (run.exitCode === null) {
  const asked = performance.now();
  await (await fetch(`${perch.origin}/readyz`)).text();
  times.push(performance.now() - asked);
  await Promise.race([Bun.sleep(50), run.exited]);
}
const seconds = (performance.now() - began) / 1000;
const said = (await new Response(run.stdout).text()).trim().split('\n').slice(-5);
const sorted = times.toSorted((a, b) => a - b);
const slow = sorted[Math.floor(sorted.length * 0.99)] ?? NaN;
console.log(
  [
    `${count} files ${await measuredOn()}: ${seconds.toFixed(1)} s, exit code ${run.exitCode}, ` +
      `at most ${((run.resourceUsage()?.maxRSS ?? NaN) / 1e6).toFixed(0)} MB`,
    `/readyz meanwhile, ms: median ${figureOf(times).median.toFixed(1)}, 99 % ${slow.toFixed(1)}`,
    ...said,
  ].join('\n'),
);

/** Its rows at once: one transaction each would take longer than the import. */
async function writeOld(folder: string) {
  await mkdir(folder);
  const written = await writeXBackBone(folder, [{ username: 'old', files: [] }]);
  const db = new Database(written.database);
  const insert = db.prepare(
    `insert into uploads (user_id, code, filename, storage_path) values (1, ?, ?, ?)`,
  );
  db.run('begin');
  for (let index = 0; index < count; index += 1) {
    const part = `part${Math.floor(index / filesInFolder)}`;
    if (index % filesInFolder === 0) await mkdir(join(written.files, part), { recursive: true });
    insert.run(`f${index}`, `shot ${index}.txt`, `${part}/f${index}.txt`);
    await writeFile(join(written.files, part, `f${index}.txt`), `shot ${index}`);
  }
  db.run('commit');
  db.close();
  return written;
}
