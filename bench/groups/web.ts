import { join } from 'node:path';

import { z } from 'zod';

import { perchVersion } from '../peers/perch.ts';
import { onBothCores, projectRoot } from '../programs.ts';
import { seedInstallation, startSeeded } from '../seed/installation.ts';
import { figureOf } from '../statistics.ts';
import { firstPaint, firstScripts, perchName } from '../targets.ts';
import { uploadPictures } from '../upload-pictures.ts';
import type { Group, Outcome } from './group.ts';

const uploads = 10_000;
/** As many as the dashboard shows. */
const pictures = 5;
const bytesPerKb = 1024;
const FirstLoad = z.object({ scriptBytes: z.number(), paintMs: z.number() });

/** What a person's browser sees of the dashboard; more of it in web.md and web-speed.md. */
export const web: Group = {
  name: 'web',
  title: 'The dashboard in a browser',
  about:
    'Chromium, which has never been there, opens the dashboard of a user with two hundred files: the ' +
    'bodies of its scripts as they are sent (gzip, 1024 bytes a KB), and when the largest part is painted on ' +
    'the developer tools’ “fast 4G” line (HTTP/1.1, no proxy in front). Browser and server share both cores.',
  async measure({ folder, options: { rounds } }): Promise<Outcome> {
    await using perch = await startSeeded(await seedInstallation(join(folder, 'web'), uploads));
    // The seeded uploads have no bytes, of which thumbnails could be made.
    await uploadPictures(perch, folder, pictures);
    const seen: z.infer<typeof FirstLoad>[] = [];
    const command = [process.execPath, 'bench/web/first-load.ts', perch.origin, perch.token];
    for (let round = 0; round < rounds; round += 1) {
      const child = Bun.spawn(onBothCores(command), { cwd: projectRoot, stdout: 'pipe' });
      seen.push(FirstLoad.parse(await new Response(child.stdout).json()));
    }
    const caseOf = (name: string, unit: string, values: number[]) => ({
      name,
      unit,
      figures: { [perchName]: figureOf(values) },
      remarks: {},
    });
    const sizes = seen.map(({ scriptBytes }) => scriptBytes / bytesPerKb);
    const paints = seen.map(({ paintMs }) => paintMs);
    return {
      versions: { [perchName]: await perchVersion() },
      missing: [],
      cases: [caseOf(firstScripts, 'KB', sizes), caseOf(firstPaint, 'ms', paints)],
      memory: [],
    };
  },
};
