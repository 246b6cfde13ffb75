import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { withSetupLock } from './lock.mjs';
import { root, runScript } from './project.mjs';
import { finish } from './run-child.mjs';

const nodeMajorMin = 20;
const lockPath = join(root, 'package-lock.json');
const stampPath = join(root, 'node_modules', '.perch-lock-hash');

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

const lockHash = () => createHash('sha256').update(readFileSync(lockPath)).digest('hex');
const isInstalled = () => read(stampPath) === lockHash();

// Packages as npm notes them after an install of its own, such as `npm install <package>`.
function isInstalledByNpm() {
  const noted = read(join(root, 'node_modules', '.package-lock.json'));
  if (!noted) return false;
  const { packages: present } = JSON.parse(noted);
  const wanted = Object.entries(JSON.parse(readFileSync(lockPath, 'utf8')).packages);
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

async function installPackages() {
  if (isInstalled()) return;
  if (!isInstalledByNpm()) {
    console.error('Installing packages…');
    const [command, args] = npm();
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    await finish(command, [...args, 'ci', ...quiet, '--include=dev', '--include=optional'], {
      cwd: root,
      shell: process.platform === 'win32' && args.length === 0,
      // npm prints its summary on standard output, which belongs to the command.
      stdio: ['ignore', 'ignore', 'inherit'],
      failure: 'npm ci failed; its messages above say why.',
    });
  }
  // Written last: an interrupted install is done again.
  writeFileSync(stampPath, lockHash());
}

/** Installs the npm packages when they are missing or belong to another package-lock.json. */
export async function install() {
  if (Number.parseInt(process.versions.node, 10) < nodeMajorMin) {
    throw new Error(`Perch needs Node.js ${nodeMajorMin} or newer; this is ${process.version}.`);
  }
  if (!isInstalled()) await withSetupLock(installPackages);
}

if (process.argv[1] === import.meta.filename) await runScript(install);
