import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { root as project, runScript } from './project.mjs';

const architectures = { x64: 'x64', arm64: 'aarch64' };
const systems = { linux: 'linux', darwin: 'darwin', win32: 'windows' };
// Where npm refuses to run install scripts, bun.exe stays a note of a few hundred bytes.
const binaryBytesMin = 1024 ** 2;

function isBinary(path) {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) >= binaryBytesMin;
}

function platformPackages({ platform, arch }) {
  const name = `bun-${systems[platform]}-${architectures[arch]}`;
  if (platform !== 'linux') return [name];
  const loader = arch === 'x64' ? '/lib64/ld-linux-x86-64.so.2' : '/lib/ld-linux-aarch64.so.1';
  const packages = [name, `${name}-musl`];
  return existsSync(loader) ? packages : packages.toReversed();
}

/** Where the bun binary may lie below `root`, the likeliest first. */
export function bunCandidates(root, machine = process) {
  const modules = join(root, 'node_modules');
  const file = machine.platform === 'win32' ? 'bun.exe' : 'bun';
  return [
    join(modules, 'bun', 'bin', 'bun.exe'),
    ...platformPackages(machine).map((name) => join(modules, '@oven', name, 'bin', file)),
  ];
}

/** Path of the bun binary that npm installed; throws one clear sentence when there is none. */
export function findBun(root) {
  const found = bunCandidates(root).find(isBinary);
  if (found) return found;
  throw new Error(
    `The bun package has no binary for ${process.platform} ${process.arch}; remove node_modules and run npm ci without --omit=optional.`,
  );
}

if (process.argv[1] === import.meta.filename) {
  await runScript(() => process.stdout.write(`${findBun(project)}\n`));
}
