import { join } from 'node:path';

import { root } from '../project.mjs';
import { finish } from '../run-child.mjs';

// Debian's of the stages `tree` and `media-tree` in deploy/Dockerfile.
const suite = 'bookworm';
const packages = ['bubblewrap', 'libc6'];
const mediaPackages = [
  'ffmpeg',
  'fonts-noto-cjk',
  'fonts-noto-color-emoji',
  'fonts-noto-core',
  'libheif-examples',
  'libimage-exiftool-perl',
];
// Of what the base of those stages has.
const basePackages = ['base-files', 'coreutils', 'dash', 'perl-base'];

/**
 * Unpacks Debian's packages of an image into a folder, without installing them.
 * @param {object} debian
 * @param {string} debian.folder path of the folder, which is made
 * @param {boolean} debian.isMedia whether it is for the image with programs
 * @param {string[]} [debian.others] further packages
 */
export async function unpackDebian({ folder, isMedia, others = [] }) {
  const wanted = [...packages, ...(isMedia ? [...mediaPackages, ...basePackages] : []), ...others];
  // What a package's file is called has no meaning to a shell; what the project's folder is called may have one.
  const listing = `sh '${join(root, 'scripts/image/list-packages.sh').replaceAll("'", `'\\''`)}' "$1"`;
  await finish(
    'mmdebstrap',
    [
      '--quiet',
      '--variant=extract',
      `--include=${wanted.join(',')}`,
      ...(isMedia ? [`--extract-hook=${listing}`] : []),
      suite,
      folder,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], failure: 'Debian’s packages could not be brought.' },
  );
}

/**
 * Collects the files of an image into an archive: below the folder `tree` in it what both images have, below `media`
 * what the one with programs has beside it.
 * @param {object} tree
 * @param {string} tree.executable path of the executable file
 * @param {boolean} tree.isMedia whether it is for the image with programs
 * @param {string} tree.scratch path of an empty folder
 * @param {string} tree.archive where the archive is written
 */
export async function makeTree({ executable, isMedia, scratch, archive }) {
  const debian = join(scratch, 'debian');
  await unpackDebian({ folder: debian, isMedia });
  const [tree, media] = ['tree', 'media'].map((name) => join(scratch, name));
  const collect = (script, args) =>
    finish('sh', [`scripts/image/${script}`, debian, ...args], {
      cwd: root,
      failure: 'The files of the image could not be collected.',
    });
  await collect('collect-tree.sh', [executable, 'LICENSE', tree]);
  if (isMedia) await collect('collect-media.sh', [tree, media]);
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
  const folders = isMedia ? ['tree', 'media'] : ['tree'];
  await write('--create', 0, ['--exclude=tree/data', ...folders]);
  await write('--append', 10_001, ['tree/data']);
}
