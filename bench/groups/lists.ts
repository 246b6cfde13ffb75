import { join } from 'node:path';

import { perchVersion } from '../peers/perch.ts';
import type { PerchUnderTest } from '../perch.ts';
import { seedInstallation, startSeeded } from '../seed/installation.ts';
import { figureOf } from '../statistics.ts';
import { installationSizes, listPaths, perchName, withUploads } from '../targets.ts';
import { timesOf } from '../times.ts';
import { type Group, measureCase, MemoryLog, type Outcome } from './group.ts';

const requests = 30;

/** The same calls in a small and in a large installation, on SQLite. */
export const lists: Group = {
  name: 'lists',
  title: 'Lists, statistics and search',
  about:
    `Milliseconds from the request to the last byte, the median of ${requests} one after the other; both ` +
    'installations run at once and are asked in turn. One upload of fifty is of the administrator who asks.',
  async measure({ folder, options: { rounds } }): Promise<Outcome> {
    const { small: few, large: many } = installationSizes;
    await using small = await startSeeded(await seedInstallation(join(folder, 'small'), few));
    await using large = await startSeeded(await seedInstallation(join(folder, 'large'), many));
    const memory = new MemoryLog(large);
    const cases = [];
    for (const [name, path] of Object.entries(listPaths)) {
      const lanes = [
        { who: withUploads(few), measure: () => medianMs(small, path) },
        { who: withUploads(many), measure: () => medianMs(large, path) },
      ];
      cases.push(await measureCase({ name, unit: 'ms', lanes, rounds }, memory));
    }
    const versions = { [perchName]: await perchVersion() };
    return { versions, missing: [], cases, memory: memory.readings };
  },
};

export const medianMs = async (perch: PerchUnderTest, path: string) =>
  figureOf(await timesOf(perch, path, requests)).median;
