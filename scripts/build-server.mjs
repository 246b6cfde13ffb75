import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { findBun } from './find-bun.mjs';
import { root, runScript } from './project.mjs';
import { finish } from './run-child.mjs';
import { stampedBuild } from './stamped-build.mjs';

// Files that run as separate processes and threads, or that few of the processes load; the server finds them next to
// itself by name.
const others = [
  'mail/smtp-library.ts',
  'modules/sign-in/passkeys/webauthn-library.ts',
  'modules/sign-in/providers/ldap/ldap-library.ts',
  'modules/sign-in/providers/oidc/oidc-library.ts',
  'public/markdown/markdown-thread.ts',
  'thumbnails/document-process.ts',
  'thumbnails/thumbnail-process.ts',
  'thumbnails/thumbnail-isolation-probe.ts',
  'watchdog/watchdog-thread.ts',
];
/** The paths of those files from the project's folder. */
export const standalonePrograms = others.map((path) => `server/src/${path}`);
/** How the server's code is bundled; names stay, for stack traces. */
export const sharedOptions = [
  '--target=bun',
  '--sourcemap=linked',
  '--minify-whitespace',
  '--minify-syntax',
];
// The runtime keeps bytecode for CommonJS alone, in which the bundler would write where a module's source was.
const asBytecode = ['--format=cjs', '--bytecode', '--define', 'import.meta.path=Bun.main'];

/** Some libraries have a version with checks for every other environment. */
export const bundlerEnvironment = { ...process.env, NODE_ENV: 'production' };

/** The bundled server, from the project's folder. */
export const serverProgram = 'server/dist/main.js';

/** @param {string[]} args */
const bundle = (args) =>
  finish(findBun(root), ['build', '--entry-naming=[name].[ext]', ...sharedOptions, ...args], {
    cwd: root,
    env: bundlerEnvironment,
    stdio: ['ignore', 'ignore', 'inherit'],
    failure: 'The server could not be bundled; the messages above say why.',
  });

/**
 * Takes the sources out of the maps in a folder. The runtime reads a map whole for the first error that it looks at,
 * which every process has: with the sources that was a fifth of the processor time of a start, and 9 MB.
 */
function leaveOutSources(folder) {
  const maps = readdirSync(join(root, folder)).filter((name) => name.endsWith('.map'));
  for (const path of maps.map((name) => join(root, folder, name))) {
    const map = JSON.parse(readFileSync(path, 'utf8'));
    // The runtime refuses a map without a text for each source.
    writeFileSync(path, JSON.stringify({ ...map, sourcesContent: map.sources.map(() => '') }));
  }
}

/**
 * Bundles the server when its sources have changed. It runs from its source as well; reading, transpiling
 * and parsing four hundred files is two fifths of the processor time of a start.
 */
export const buildServer = stampedBuild({
  name: 'server',
  folders: ['contract/src', 'messages', 'server/src'],
  files: ['package.json', 'scripts/build-server.mjs'],
  dist: 'server/dist',
  async make(fresh) {
    await bundle(['server/src/main.ts', `--outdir=${fresh}`, ...asBytecode]);
    await bundle([...standalonePrograms, `--outdir=${fresh}`]);
    leaveOutSources(fresh);
  },
});

if (process.argv[1] === import.meta.filename) await runScript(buildServer);
