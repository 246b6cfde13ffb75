import { join } from 'node:path';

import { freePort } from '../../test/support/ports.ts';
import { perchVersion } from '../peers/perch.ts';
import { onBothCores, projectRoot, untilAnswering } from '../programs.ts';
import { figureOf } from '../statistics.ts';
import { perchName } from '../targets.ts';
import type { Group, Outcome } from './group.ts';

const roundsMin = 5;

/** From `npm start` to the first answer: on a fresh clone, and again once all is built. */
export const start: Group = {
  name: 'start',
  title: 'Starting',
  about:
    'Milliseconds from npm start to the first answer, on both cores, as an operator waits for it: once on a ' +
    'fresh clone, where it installs and builds, then again and again.',
  async measure({ folder, options: { rounds } }): Promise<Outcome> {
    const clone = join(folder, 'clone');
    await Bun.$`git clone -q ${projectRoot} ${clone}`.quiet();
    const first = await timeStart(clone);
    const again: number[] = [];
    for (let round = 0; round < Math.max(rounds, roundsMin); round += 1) {
      again.push(await timeStart(clone));
    }
    const caseOf = (name: string, values: number[]) => ({
      name,
      unit: 'ms',
      figures: { [perchName]: figureOf(values) },
      remarks: {},
    });
    return {
      versions: { [perchName]: await perchVersion() },
      missing: [],
      cases: [caseOf('npm start on a fresh clone', [first]), caseOf('npm start again', again)],
      memory: [],
    };
  },
};

async function timeStart(clone: string): Promise<number> {
  const port = freePort();
  const begin = performance.now();
  const server = Bun.spawn(onBothCores(['npm', 'start']), {
    cwd: clone,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: '', DATA_DIR: '' },
    stdout: 'ignore',
    stderr: 'ignore',
  });
  await untilAnswering(`http://localhost:${port}/`, 300);
  const ms = performance.now() - begin;
  server.kill();
  await server.exited;
  return ms;
}
