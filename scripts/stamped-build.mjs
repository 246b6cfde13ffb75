import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { withSetupLock } from './lock.mjs';
import { root } from './project.mjs';

const ignored = new Set(['dist', 'node_modules']);

function filesOf(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile()) return [path];
    return entry.isDirectory() && !ignored.has(entry.name) ? filesOf(path) : [];
  });
}

/**
 * A build that is made again when its sources have changed; its folder keeps their hash.
 * @param {object} build
 * @param {string} build.name of the scratch folder
 * @param {string[]} build.folders of the sources, from the project's folder
 * @param {string[]} [build.files] that decide how it is built
 * @param {string} build.dist the built folder, from the project's folder
 * @param {(fresh: string) => Promise<void>} build.make builds into a folder, given from the project's
 * @returns {() => Promise<void>} makes it if it is missing or stale
 */
export function stampedBuild({ name, folders, files = [], dist, make }) {
  const built = join(root, dist);
  const stamp = join(built, '.source-hash');

  function sourceHash() {
    const hash = createHash('sha256');
    const all = ['package-lock.json', ...files, ...folders.flatMap(filesOf)];
    for (const file of all.toSorted()) {
      const content = readFileSync(join(root, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
    return hash.digest('hex');
  }

  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash();

  async function build() {
    if (isBuilt()) return;
    // As deep as the built folder: source maps have relative paths.
    const scratch = `node_modules/.perch-${name}`;
    const fresh = join(root, scratch);
    const old = join(root, `${scratch}-old`);
    for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true });
    const hash = sourceHash();
    await make(scratch);
    writeFileSync(join(fresh, '.source-hash'), hash);
    // Two renames, so that there is the old build, the new one or none, and never half of one.
    if (existsSync(built)) renameSync(built, old);
    renameSync(fresh, built);
    rmSync(old, { recursive: true, force: true });
  }

  return async () => {
    if (!isBuilt()) await withSetupLock(build);
  };
}
