import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { withSetupLock } from './lock.mjs';
import { root, runScript } from './project.mjs';
import { finish } from './run-child.mjs';

const nodeMajorMin = 20;
const lockPath = (folder) => join(folder, 'package-lock.json');
const stampPath = (folder) => join(folder, 'node_modules', '.perch-lock-hash');

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

const lockHash = (folder) =>
  createHash('sha256')
    .update(readFileSync(lockPath(folder)))
    .digest('hex');

// What only tests, types, lint and benchmarks need is the workspace `test`, which is a third of all packages.
const testWorkspace = 'test';

function productWorkspaces() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const chosen = workspaces.filter((name) => name !== testWorkspace);
  return ['--include-workspace-root', ...chosen.map((name) => `--workspace=${name}`)];
}

/** The stamp of an installation; a whole one has that of the product as well. */
const stampOf = (folder, isWhole) => `${lockHash(folder)}${isWhole ? ' whole' : ''}`;
const isInstalled = (folder, isWhole) =>
  [stampOf(folder, true), ...(isWhole ? [] : [stampOf(folder, false)])].includes(
    read(stampPath(folder)),
  );

// Packages as npm notes them after an install of its own, such as `npm install <package>`.
function isInstalledByNpm(folder) {
  const noted = read(join(folder, 'node_modules', '.package-lock.json'));
  if (!noted) return false;
  const { packages: present } = JSON.parse(noted);
  const wanted = Object.entries(JSON.parse(readFileSync(lockPath(folder), 'utf8')).packages);
  return wanted.every(([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/') || link) return true;
    return present[path] ? present[path].version === version : optional === true;
  });
}

/** How npm is called: the program and its first arguments. */
export function npm() {
  const path = process.env.npm_execpath;
  if (path && basename(path).startsWith('npm')) return [process.execPath, [path]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

async function installPackages(folder, isWhole) {
  if (isInstalled(folder, isWhole)) return;
  const isThere = isInstalledByNpm(folder);
  if (!isThere) {
    console.error('Installing packages…');
    const [command, args] = npm();
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    const chosen = ['--include=dev', '--include=optional', ...(isWhole ? [] : productWorkspaces())];
    await finish(command, [...args, 'ci', ...quiet, ...chosen], {
      cwd: folder,
      shell: process.platform === 'win32' && args.length === 0,
      // npm prints its summary on standard output, which belongs to the command.
      stdio: ['ignore', 'ignore', 'inherit'],
      failure: 'npm ci failed; its messages above say why.',
    });
  }
  // Written last: an interrupted install is done again.
  writeFileSync(stampPath(folder), stampOf(folder, isWhole || isThere));
}

/** Installs the product's npm packages when they are missing or belong to another package-lock.json. */
export const install = () => installWhere(root, false);

/** The same with what tests, types, lint and benchmarks need. */
export const installForTests = () => installWhere(root, true);

/** Installs all packages of a package.json that is not the project's own. */
export const installBeside = (folder) => installWhere(folder, true);

async function installWhere(folder, isWhole) {
  if (Number.parseInt(process.versions.node, 10) < nodeMajorMin) {
    throw new Error(`Perch needs Node.js ${nodeMajorMin} or newer; this is ${process.version}.`);
  }
  if (!isInstalled(folder, isWhole)) await withSetupLock(() => installPackages(folder, isWhole));
}

if (process.argv[1] === import.meta.filename) await runScript(install);
