// npm run image: the container image, without a registry, as an archive for `podman load` and `docker load`.
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

/** By which the compose files know it. */
export const imageName = `perch:${project.version}`;

/**
 * Makes the image of an executable file and writes it to an archive. The user's own images and settings of
 * containers are neither used nor changed.
 * @param {object} image
 * @param {string} image.executable absolute path
 * @param {string} image.archive absolute path of the tar
 */
async function makeImage({ executable, archive }) {
  const scratch = mkdtempSync(join(tmpdir(), 'perch-image-'));
  try {
    await makeTree({ executable, scratch, archive: join(scratch, 'tree.tar') });
    const storage = join(scratch, 'storage.conf');
    const folders = ['graph', 'run'].map((name) => `${name}root="${join(scratch, name)}"`);
    writeFileSync(storage, ['[storage]', 'driver="vfs"', ...folders].join('\n'));
    writeFileSync(join(scratch, 'Containerfile'), lastStage());
    const env = { ...process.env, CONTAINERS_STORAGE_CONF: storage };
    const buildah = (args) =>
      finish('buildah', args, {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
        failure: 'Buildah could not make the image; its messages above say why.',
      });
    const labels = { VERSION: project.version, SOURCE: sourceOf(project), REVISION: revision() };
    const build = ['bud', '--quiet', '--format=docker', '--timestamp=0', `--tag=${imageName}`];
    const values = Object.entries(labels).map(([name, value]) => `--build-arg=${name}=${value}`);
    const only = `--ignorefile=${join(scratch, 'ignored')}`;
    writeFileSync(join(scratch, 'ignored'), '*\n!tree.tar\n');
    await buildah([...build, ...values, only, `--file=${join(scratch, 'Containerfile')}`, scratch]);
    await buildah(['push', '--quiet', imageName, `docker-archive:${archive}:${imageName}`]);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The last stage of deploy/Dockerfile, on the files of the archive in place of the stages before it. */
function lastStage() {
  const text = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
  return `FROM scratch AS tree\nADD tree.tar /\n\n${text.slice(text.lastIndexOf('\nFROM ') + 1)}`;
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
 * Makes the image of an executable file as a compressed archive.
 * @param {object} image
 * @param {string} image.executable absolute path
 * @param {string} image.file absolute path of the archive
 */
export async function writeImageArchive({ executable, file }) {
  const scratch = mkdtempSync(join(tmpdir(), 'perch-archive-'));
  try {
    const archive = join(scratch, 'image.tar');
    await makeImage({ executable, archive });
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
  requireImagePrograms();
  await install();
  await buildWeb();
  const folder = mkdtempSync(join(tmpdir(), 'perch-executable-'));
  try {
    const executable = join(folder, 'perch');
    await compileExecutable({ file: executable });
    const file = join(root, 'dist', `perch-${project.version}-image.tar.xz`);
    await writeImageArchive({ executable, file });
    console.error(`Built ${file}, which holds ${imageName}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) await runScript(buildImage);
