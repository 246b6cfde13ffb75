// npm run image: the container image, without a registry, as an archive for `podman load` and `docker load`.
// npm run image -- media: the one that also has the programs for pictures of films, sound and photographs.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { compileExecutable } from './build-executable.mjs';
import { buildWeb } from './build-web.mjs';
import { makeTree } from './image/make-tree.mjs';
import { install } from './install.mjs';
import { root, runScript } from './project.mjs';
import { finish } from './run-child.mjs';
import { missing } from './system-programs.mjs';

const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * The images, by their stage of deploy/Dockerfile: `small` is its last stage. The compose files know them by these
 * names; `file` is how the names of their archives go on.
 */
export const images = {
  small: { name: `perch:${project.version}`, file: 'image' },
  media: { name: `perch:${project.version}-media`, file: 'media-image' },
};

/**
 * Makes an image of an executable file and writes it to an archive. The user's own images and settings of
 * containers are neither used nor changed.
 * @param {object} image
 * @param {keyof typeof images} image.stage
 * @param {string} image.executable absolute path
 * @param {string} image.archive absolute path of the tar
 */
async function makeImage({ stage, executable, archive }) {
  const scratch = mkdtempSync(join(tmpdir(), 'perch-image-'));
  try {
    const tree = join(scratch, 'tree.tar');
    await makeTree({ executable, isMedia: stage === 'media', scratch, archive: tree });
    const storage = join(scratch, 'storage.conf');
    const folders = ['graph', 'run'].map((name) => `${name}root="${join(scratch, name)}"`);
    writeFileSync(storage, ['[storage]', 'driver="vfs"', ...folders].join('\n'));
    writeFileSync(join(scratch, 'Containerfile'), stagesOnTree());
    const env = { ...process.env, CONTAINERS_STORAGE_CONF: storage };
    const buildah = (args) =>
      finish('buildah', args, {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
        failure: 'Buildah could not make the image; its messages above say why.',
      });
    const labels = { VERSION: project.version, SOURCE: sourceOf(project), REVISION: revision() };
    const { name } = images[stage];
    const kind = ['--format=docker', '--timestamp=0', `--target=${stage}`, `--tag=${name}`];
    const build = ['bud', '--quiet', ...kind];
    const values = Object.entries(labels).map(([label, value]) => `--build-arg=${label}=${value}`);
    const only = `--ignorefile=${join(scratch, 'ignored')}`;
    writeFileSync(join(scratch, 'ignored'), '*\n!tree.tar\n');
    await buildah([...build, ...values, only, `--file=${join(scratch, 'Containerfile')}`, scratch]);
    await buildah(['push', '--quiet', name, `docker-archive:${archive}:${name}`]);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The stages of deploy/Dockerfile that are images, on the files of the archive in place of the stages before them. */
function stagesOnTree() {
  const text = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
  const stages = text.slice(text.indexOf('\nFROM scratch ') + 1);
  return `FROM scratch AS tree\nADD tree.tar /\n\nFROM tree AS media-tree\n\n${stages}`;
}

const sourceOf = ({ repository }) => repository?.url ?? repository ?? '';

/** The commit of which the image is made; none outside of a clone. */
const revision = () =>
  String(spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root }).stdout ?? '').trim();

/** Throws one sentence where this machine cannot make the image. */
export function requireImagePrograms() {
  const [sentence] = missing(['debian', 'containers']);
  if (sentence) throw new Error(sentence);
}

/**
 * Makes an image of an executable file as a compressed archive.
 * @param {object} image
 * @param {keyof typeof images} image.stage
 * @param {string} image.executable absolute path
 * @param {string} image.file absolute path of the archive
 */
export async function writeImageArchive({ stage, executable, file }) {
  const scratch = mkdtempSync(join(tmpdir(), 'perch-archive-'));
  try {
    const archive = join(scratch, 'image.tar');
    await makeImage({ stage, executable, archive });
    mkdirSync(dirname(file), { recursive: true });
    // Podman 4.3 of Debian 12 cannot load gzip. More effort than this saves a tenth and takes four times as long.
    execFileSync('xz', ['--threads=0', '-2', archive]);
    copyFileSync(`${archive}.xz`, `${file}.new`);
    renameSync(`${file}.new`, file);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function buildImage() {
  const [stage = 'small', ...others] = process.argv.slice(2);
  if (!Object.hasOwn(images, stage) || others.length > 0)
    throw new Error(`npm run image -- takes one of ${Object.keys(images).join(', ')}.`);
  requireImagePrograms();
  await install();
  await buildWeb();
  const folder = mkdtempSync(join(tmpdir(), 'perch-executable-'));
  try {
    const executable = join(folder, 'perch');
    await compileExecutable({ file: executable });
    const image = images[stage];
    const file = join(root, 'dist', `perch-${project.version}-${image.file}.tar.xz`);
    await writeImageArchive({ stage, executable, file });
    console.error(`Built ${file}, which holds ${image.name}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) await runScript(buildImage);
