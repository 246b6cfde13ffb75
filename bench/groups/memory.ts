import { join } from 'node:path';

import { freePort } from '../../test/support/ports.ts';
import { sendResumable } from '../cases/resumable.ts';
import { slowReaders } from '../cases/slow-readers.ts';
import { perchVersion } from '../peers/perch.ts';
import { type PerchUnderTest, startPerch } from '../perch.ts';
import { figureOf } from '../statistics.ts';
import { atRest, perchName } from '../targets.ts';
import { makeLargeFiles } from '../work-folder.ts';
import { type Group, type Outcome } from './group.ts';

/** Until a process that has just started is at rest. */
export const restMs = 5000;
const readers = 100;

type Files = Awaited<ReturnType<typeof makeLargeFiles>>;

/** The work given to a process that has just started; returns its peak resident memory, MiB. */
const occasions: Record<string, (perch: PerchUnderTest, files: Files) => Promise<number>> = {
  async [atRest](perch) {
    await Bun.sleep(restMs);
    return (await perch.memory()).nowMiB;
  },
  async '5000 MB upload'(perch, { largest }) {
    const { id } = await perch.upload(largest);
    await perch.remove(id);
    return (await perch.memory()).peakMiB;
  },
  async '5000 MB upload by tus'(perch, { largest }) {
    await sendResumable(perch, largest);
    return (await perch.memory()).peakMiB;
  },
  async [`${readers} slow readers of 1 GiB`](perch, files) {
    return (await slowReaders(perch, files.large, readers)).peakMiB;
  },
};

/** Resident memory of one process; each other group has what its own cases take. */
export const memory: Group = {
  name: 'memory',
  title: 'Memory',
  about:
    `Resident memory of the process (VmRSS, VmHWM), ${restMs / 1000} s after a user has signed in to a ` +
    'new one, and at the most while the largest files come and go.',
  async measure({ folder, options: { rounds } }): Promise<Outcome> {
    const files = await makeLargeFiles(folder);
    const values = new Map<string, number[]>(Object.keys(occasions).map((when) => [when, []]));
    for (let round = 0; round < rounds; round += 1) {
      await using perch = await startPerch(join(folder, `perch-${round}`), freePort());
      for (const [when, mostOf] of Object.entries(occasions)) {
        await perch.forgetPeak();
        values.get(when)?.push(await mostOf(perch, files));
      }
    }
    const figures = [...values].map(([when, all]) => ({ when, figure: figureOf(all) }));
    return {
      versions: { [perchName]: await perchVersion() },
      missing: [],
      cases: figures.map(({ when, figure }) => ({
        name: when,
        unit: 'MiB',
        figures: { [perchName]: figure },
        remarks: {},
      })),
      memory: figures.map(({ when, figure: { median } }) => ({
        when,
        nowMiB: median,
        peakMiB: median,
      })),
    };
  },
};
