import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { findBun } from './find-bun.mjs';
import { withSetupLock } from './lock.mjs';
import { root, runScript } from './project.mjs';
import { finish } from './run-child.mjs';

const sources = ['contract/src', 'web'];
const ignored = new Set(['dist', 'node_modules']);
const dist = join(root, 'web', 'dist');
const stampPath = join(dist, '.source-hash');

function filesOf(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile()) return [path];
    return entry.isDirectory() && !ignored.has(entry.name) ? filesOf(path) : [];
  });
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...sources.flatMap(filesOf)].toSorted()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function isBuilt() {
  return existsSync(stampPath) && readFileSync(stampPath, 'utf8') === sourceHash();
}

async function build() {
  if (isBuilt()) return;
  console.error('Building the web app…');
  const scratch = join(root, 'node_modules', '.perch-web');
  const fresh = join(scratch, 'dist');
  rmSync(scratch, { recursive: true, force: true });
  const hash = sourceHash();
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  // Relative to web/, as vite resolves it.
  const outDir = '../node_modules/.perch-web/dist';
  const args = ['--bun', vite, 'build', 'web', '--outDir', outDir, '--emptyOutDir'];
  await finish(findBun(root), [...args, '--logLevel', 'error'], {
    cwd: root,
    failure: 'The web app could not be built; the messages above say why.',
  });
  writeFileSync(join(fresh, '.source-hash'), hash);
  // Two renames, so that web/dist is the old build, the new one or absent, and never half of one.
  if (existsSync(dist)) renameSync(dist, join(scratch, 'old'));
  renameSync(fresh, dist);
  rmSync(scratch, { recursive: true, force: true });
}

/** Builds the web app when its sources have changed since the last build. */
export async function buildWeb() {
  if (!isBuilt()) await withSetupLock(build);
}

/**
 * Throws one sentence unless the web app is built. Tests of what the server serves of it call this:
 * `npm run test:one` builds it for them.
 */
export function requireWebApp() {
  if (existsSync(join(dist, 'index.html'))) return;
  throw new Error('The web app is not built; run: npm run build');
}

if (process.argv[1] === import.meta.filename) await runScript(buildWeb);
