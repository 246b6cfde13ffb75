import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { projectRoot, untilAnswering } from '../programs.ts';
import type { Reading } from '../report.ts';
import { rounded } from '../statistics.ts';

/** Seconds from `npm start` on a fresh clone to the first answer, and again once all is built. */
export async function startTimes(folder: string, port: number): Promise<Reading[]> {
  const clone = join(folder, 'clone');
  const cloning = Bun.spawn(['git', 'clone', '-q', projectRoot, clone]);
  if ((await cloning.exited) !== 0) throw new Error('git clone failed');
  const first = await timeStart(clone, port);
  const again: number[] = [];
  for (let round = 0; round < 5; round += 1) again.push(await timeStart(clone, port));
  await rm(clone, { recursive: true });
  const second = again.toSorted((a, b) => a - b)[2] ?? Number.NaN;
  return [
    { name: 'npm start on a fresh clone to the first answer, s', value: first },
    {
      name: `npm start again (5 times: ${again.map(rounded).join(', ')}), s`,
      value: second,
      limit: 1,
    },
  ];
}

async function timeStart(clone: string, port: number): Promise<number> {
  const begin = performance.now();
  const server = Bun.spawn(['npm', 'start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: '', DATA_DIR: '' },
    stdout: 'ignore',
    stderr: 'ignore',
  });
  await untilAnswering(`http://localhost:${port}/`, 300);
  const seconds = (performance.now() - begin) / 1000;
  server.kill();
  await server.exited;
  return seconds;
}
