import { join } from 'node:path';

import { perchAsPeer, perchVersion } from '../peers/perch.ts';
import type { PerchUnderTest } from '../perch.ts';
import type { Case } from '../results.ts';
import { copyWithDomains, seedInstallation, startSeeded } from '../seed/installation.ts';
import { listPaths, perchName, withUploads } from '../targets.ts';
import { makeFile } from '../work-folder.ts';
import { readsPerSecond, sendsPerSecond } from '../wrk.ts';
import { type Group, type Lane, measureCase, MemoryLog, type Outcome } from './group.ts';
import { medianMs } from './lists.ts';
import { restMs } from './memory.ts';

const sizes = [1000, 10_000, 100_000, 1_000_000];
const domains = 10_000;
const withDomains = `${withUploads(Math.max(...sizes))}, ${domains.toLocaleString('en').replaceAll(',', ' ')} domains`;
const settleMs = 300;

interface Installation {
  who: string;
  folder: string;
}

/** The other groups' cases in installations that have grown. */
export const growth: Group = {
  name: 'growth',
  title: 'Growth',
  about:
    'The same in installations of different sizes, on SQLite, all running at once and asked in turn; the last ' +
    'one has ten thousand live domains besides.',
  async measure({ folder, options: { rounds, seconds } }): Promise<Outcome> {
    const installations = await seedAll(folder);
    const cases = [await measureStart(installations, rounds)];
    await using stack = new AsyncDisposableStack();
    const running: { who: string; perch: PerchUnderTest }[] = [];
    for (const { who, folder: own } of installations) {
      running.push({ who, perch: stack.use(await startSeeded(own)) });
    }
    const largest = running.at(-1);
    const memory = largest && new MemoryLog(largest.perch);
    const measure = async (
      name: string,
      unit: string,
      laneOf: (perch: PerchUnderTest) => Promise<Lane['measure']>,
    ) => {
      const lanes: Lane[] = [];
      for (const { who, perch } of running) lanes.push({ who, measure: await laneOf(perch) });
      cases.push(await measureCase({ name, unit, lanes, rounds }, memory));
    };

    const tiny = await makeFile(join(folder, 'tiny.png'), 1024);
    const small = await makeFile(join(folder, 'small.bin'), 100 * 1024);
    await Bun.sleep(restMs);
    await measure('at rest', 'MiB', async (perch) => async () => (await perch.memory()).nowMiB);
    await measure('1 KiB GET', '/s', async (perch) => {
      const { url } = await perch.upload(tiny);
      return () => readsPerSecond({ url }, { connections: 32, seconds });
    });
    for (const [name, path] of Object.entries(listPaths)) {
      await measure(name, 'ms', async (perch) => () => medianMs(perch, path));
    }
    await measure('sign-in', '/s', async (perch) => {
      const request = (await perchAsPeer(perch)).login?.();
      if (!request) throw new Error('No account can sign in');
      return () => sendsPerSecond(request, { connections: 8, seconds });
    });
    await measure('100 KiB upload, 16-way', '/s', async (perch) => {
      const request = (await perchAsPeer(perch)).smallUpload?.(100 * 1024);
      if (!request) throw new Error('Nothing can be uploaded');
      return async () => {
        const rate = await sendsPerSecond(request, { connections: 16, seconds }, small);
        await Bun.sleep(settleMs);
        return rate;
      };
    });
    const versions = { [perchName]: await perchVersion() };
    return { versions, missing: [], cases, memory: memory?.readings ?? [] };
  },
};

async function seedAll(folder: string): Promise<Installation[]> {
  const installations: Installation[] = [];
  for (const size of sizes) {
    const own = await seedInstallation(join(folder, String(size)), size);
    installations.push({ who: withUploads(size), folder: own });
  }
  const from = join(folder, String(Math.max(...sizes)));
  const own = await copyWithDomains(from, join(folder, 'domains'), domains);
  return [...installations, { who: withDomains, folder: own }];
}

/** From starting the process to its first answer. */
async function measureStart(installations: Installation[], rounds: number): Promise<Case> {
  const lanes = installations.map(({ who, folder }) => ({
    who,
    measure: async () => {
      await using perch = await startSeeded(folder);
      return perch.startMs;
    },
  }));
  return measureCase({ name: 'start to the first answer', unit: 'ms', lanes, rounds });
}
