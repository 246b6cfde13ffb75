import { chmodSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { sharedOptions, standalonePrograms } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { findBun } from './find-bun.mjs';
import { install } from './install.mjs';
import { root, runScript } from './project.mjs';
import { finish } from './run-child.mjs';

// Settings come from the environment and from nothing that lies in the folder where it is started. Only
// an executable can keep bytecode of modules.
const asExecutable = [
  '--compile',
  '--format=esm',
  '--bytecode',
  '--no-compile-autoload-dotenv',
  '--no-compile-autoload-bunfig',
  '--asset=web/dist',
];

/**
 * Makes the server, its commands, the programs that it starts and the web app into one file that needs nothing
 * beside it.
 * @param {object} executable
 * @param {string} executable.file absolute path
 * @param {string} [executable.runtime] path of the runtime to put inside; this machine's where there is none
 */
export async function compileExecutable({ file, runtime }) {
  const scratch = join(root, 'node_modules', '.perch-executable');
  const name = runtime?.endsWith('.exe') ? 'perch.exe' : 'perch';
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  await finish(
    findBun(root),
    [
      'build',
      '--entry-naming=[name].[ext]',
      ...sharedOptions,
      ...asExecutable,
      ...(runtime ? [`--compile-executable-path=${runtime}`] : []),
      `--outfile=${join(scratch, name)}`,
      'server/src/executable.ts',
      ...standalonePrograms,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      failure: 'The executable could not be built; the messages above say why.',
    },
  );
  mkdirSync(dirname(file), { recursive: true });
  renameSync(join(scratch, name), file);
  chmodSync(file, 0o755);
  rmSync(scratch, { recursive: true });
}

/** Where `npm run executable` puts it. */
export const executableFile = join(
  root,
  'dist',
  process.platform === 'win32' ? 'perch.exe' : 'perch',
);

async function buildExecutable() {
  await install();
  await buildWeb();
  await compileExecutable({ file: executableFile });
}

if (process.argv[1] === import.meta.filename) await runScript(buildExecutable);
