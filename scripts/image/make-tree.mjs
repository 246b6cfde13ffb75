import { join } from 'node:path';

import { root } from '../project.mjs';
import { finish } from '../run-child.mjs';

// Debian's of the stage `tree` in deploy/Dockerfile.
const suite = 'bookworm';
const packages = ['bubblewrap', 'libc6'];

/**
 * Collects the files of the image into an archive, below the folder `tree` in it: of the executable file, and of Debian's
 * packages, which are unpacked and not installed.
 * @param {object} tree
 * @param {string} tree.executable path of the executable file
 * @param {string} tree.scratch path of an empty folder
 * @param {string} tree.archive where the archive is written
 */
export async function makeTree({ executable, scratch, archive }) {
  const debian = join(scratch, 'debian');
  await finish(
    'mmdebstrap',
    ['--quiet', '--variant=extract', `--include=${packages.join(',')}`, suite, debian],
    { stdio: ['ignore', 'ignore', 'inherit'], failure: 'Debian’s packages could not be brought.' },
  );
  const tree = join(scratch, 'tree');
  await finish('sh', ['scripts/image/collect-tree.sh', debian, executable, 'LICENSE', tree], {
    cwd: root,
    failure: 'The files of the image could not be collected.',
  });
  // The owners by number, as they are in the image, whichever user makes it.
  const write = (mode, account, paths) =>
    finish(
      'tar',
      [mode, `--file=${archive}`, `--directory=${scratch}`, '--sort=name', '--mtime=@0'].concat(
        `--owner=+${account}`,
        `--group=+${account}`,
        '--format=gnu',
        paths,
      ),
      { failure: 'The files of the image could not be packed.' },
    );
  await write('--create', 0, ['--exclude=tree/data', 'tree']);
  await write('--append', 10_001, ['tree/data']);
}
