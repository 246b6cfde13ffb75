import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { images, writeImageArchive } from '../../../scripts/build-image.mjs';
import { requireProgram } from '../../../scripts/system-programs.mjs';
import { type Containers, openContainers } from './containers.ts';
import { bringExecutable } from './executable.ts';

export type ImageStage = keyof typeof images;
export const imageName = images.small.name;
export const mediaImageName = images.media.name;

// A run of several files makes them once: Bun runs them in one process.
const executableWord = 'PERCH_TEST_IMAGE_EXECUTABLE';
const archiveWords = {
  small: 'PERCH_TEST_IMAGE_ARCHIVE',
  media: 'PERCH_TEST_IMAGE_MEDIA_ARCHIVE',
} satisfies Record<ImageStage, string>;

/** The path of the executable file in the images, which is made when it is first asked for. */
export async function bringImageExecutable(): Promise<string> {
  const made = process.env[executableWord];
  if (made) return made;
  const executable = await bringExecutable();
  if (!process.env['PERCH_TEST_EXECUTABLE']) removeAtEnd([dirname(executable)]);
  process.env[executableWord] = executable;
  return executable;
}

/** The path of an image's archive, which is made when it is first asked for. */
async function bringArchive(stage: ImageStage): Promise<string> {
  requireProgram('debian');
  requireProgram('containers');
  const made = process.env[archiveWords[stage]];
  if (made) return made;
  const executable = await bringImageExecutable();
  const folder = await mkdtemp(join(tmpdir(), 'perch-test-image-'));
  removeAtEnd([folder]);
  const archive = join(folder, 'image.tar.xz');
  await writeImageArchive({ stage, executable, file: archive });
  process.env[archiveWords[stage]] = archive;
  return archive;
}

/** However this process ends, its end closes the other's standard input. */
function removeAtEnd(folders: string[]): void {
  const command = ['sh', '-c', 'cat; exec rm -rf "$@"', 'remove', ...folders];
  Bun.spawn(command, { stdio: ['pipe', 'ignore', 'ignore'], detached: true }).unref();
}

/** Containers that have these images of Perch. */
export async function openPerchContainers(stages: ImageStage[] = ['small']): Promise<Containers> {
  const archives: string[] = [];
  for (const stage of stages) archives.push(await bringArchive(stage));
  const containers = await openContainers();
  for (const archive of archives) {
    await containers.run(['podman', 'load', '--quiet', '--input', archive]);
  }
  return containers;
}
