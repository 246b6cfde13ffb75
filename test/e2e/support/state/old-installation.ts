import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Perch } from '../servers/perch.ts';

interface OldInstallation {
  /** Names of files, all of which have bytes. */
  files: readonly string[];
  /** Names of files whose bytes are gone. */
  lost?: readonly string[];
}

/** Puts an installation of ass, which has its accounts in JSON, into the import folder of a server. */
export async function writeOldInstallation(
  perch: Perch,
  { files, lost = [] }: OldInstallation,
): Promise<void> {
  const folder = join(perch.dataDir, 'import', 'ass');
  await mkdir(join(folder, 'uploads'), { recursive: true });
  const users = [{ unid: 'u1', username: 'ollie', passhash: '', admin: true }];
  const entryOf = (name: string, index: number) => [
    `id${index}`,
    {
      path: `uploads/${index}.txt`,
      originalname: name,
      ext: '.txt',
      timestamp: 1_600_000_000_000 + index,
      uploader: 'u1',
    },
  ];
  await writeFile(join(folder, 'auth.json'), JSON.stringify({ users }));
  await writeFile(join(folder, 'data.json'), JSON.stringify([...files, ...lost].map(entryOf)));
  for (const [index, name] of files.entries()) {
    await writeFile(join(folder, `uploads/${index}.txt`), `The bytes of ${name}`);
  }
}
