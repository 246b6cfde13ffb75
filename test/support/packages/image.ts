import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { imageName, writeImageArchive } from '../../../scripts/build-image.mjs';
import { requireProgram } from '../../../scripts/system-programs.mjs';
import { type Containers, openContainers } from './containers.ts';
import { bringExecutable } from './executable.ts';

export { imageName };

// A run of several files makes them once: Bun runs them in one process.
const executableWord = 'PERCH_TEST_IMAGE_EXECUTABLE';
const archiveWord = 'PERCH_TEST_IMAGE_ARCHIVE';

/** The paths of the image's archive and of the executable file in it, which are made when they are first asked for. */
export async function bringImage() {
  requireProgram('debian');
  requireProgram('containers');
  const made = { executable: process.env[executableWord], archive: process.env[archiveWord] };
  if (made.executable && made.archive)
    return { executable: made.executable, archive: made.archive };
  const executable = await bringExecutable();
  const folder = await mkdtemp(join(tmpdir(), 'perch-test-image-'));
  const own = process.env['PERCH_TEST_EXECUTABLE'] ? [] : [dirname(executable)];
  removeAtEnd([folder, ...own]);
  const archive = join(folder, 'image.tar.xz');
  await writeImageArchive({ executable, file: archive });
  process.env[executableWord] = executable;
  process.env[archiveWord] = archive;
  return { executable, archive };
}

/** However this process ends, its end closes the other's standard input. */
function removeAtEnd(folders: string[]): void {
  const command = ['sh', '-c', 'cat; exec rm -rf "$@"', 'remove', ...folders];
  Bun.spawn(command, { stdio: ['pipe', 'ignore', 'ignore'], detached: true }).unref();
}

/** Containers that have the image of Perch. */
export async function openPerchContainers(): Promise<Containers> {
  const { archive } = await bringImage();
  const containers = await openContainers();
  await containers.run(['podman', 'load', '--quiet', '--input', archive]);
  return containers;
}
