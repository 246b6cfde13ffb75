import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { bringPackageFile } from '../npm-package.mjs';
import { root } from '../project.mjs';

/** The systems that a release is made for, with the runtime's package for each. */
export const targets = {
  'linux-x64': '@oven/bun-linux-x64',
  'linux-arm64': '@oven/bun-linux-aarch64',
  'linux-x64-musl': '@oven/bun-linux-x64-musl',
  'linux-arm64-musl': '@oven/bun-linux-aarch64-musl',
  'darwin-x64': '@oven/bun-darwin-x64',
  'darwin-arm64': '@oven/bun-darwin-aarch64',
  'windows-x64': '@oven/bun-windows-x64',
};

/** How the name of a program ends on this target. */
export const endingOf = (target) => (target.startsWith('windows') ? '.exe' : '');

/**
 * The path of the runtime for a target: the very package that package-lock.json names, kept for the next release.
 * Throws one sentence that names the target.
 * @param {keyof typeof targets} target
 */
export async function bringRuntime(target) {
  const name = targets[target];
  const { version, integrity } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    .packages[`node_modules/${name}`];
  const folder = join(root, 'node_modules', '.perch-runtimes');
  const runtime = join(folder, `${target}-${version}${endingOf(target)}`);
  if (existsSync(runtime)) return runtime;
  const scratch = join(folder, `${target}.new`);
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  try {
    const member = `bin/bun${endingOf(target)}`;
    renameSync(
      await bringPackageFile({ name, version, integrity, member, folder: scratch }),
      runtime,
    );
    return runtime;
  } catch (error) {
    throw new Error(`${target} cannot be built: ${error.message}`, { cause: error });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
