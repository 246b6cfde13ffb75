import { chmodSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { sharedOptions, standalonePrograms } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { findBun } from './find-bun.mjs';
import { install } from './install.mjs';
import { root, runScript } from './project.mjs';
import { finish } from './run-child.mjs';

// Settings come from the environment and from nothing that lies in the folder where it is started. Only
// an executable can keep bytecode of modules. The policy holds the compiler back until the server has started
// (server/src/main.ts), which saves three tenths of the processor time until the first answer.
const asExecutable = [
  '--compile',
  '--format=esm',
  '--bytecode',
  '--no-compile-autoload-dotenv',
  '--no-compile-autoload-bunfig',
  '--compile-jit-policy=8',
  '--asset=web/dist',
];

/**
 * Makes the server, its commands, the programs that it starts and the web app into one file that needs nothing
 * beside it.
 * @param {object} executable
 * @param {string} executable.file absolute path
 * @param {string} [executable.target] its system, this machine's where none is given, such as `linux-arm64-musl`
 * @param {string} [executable.runtime] path of the runtime for that system
 */
export async function compileExecutable({ file, target, runtime }) {
  const scratch = join(root, 'node_modules', `.perch-executable-${process.pid}`);
  const name = file.endsWith('.exe') ? 'perch.exe' : 'perch';
  mkdirSync(scratch, { recursive: true });
  try {
    await finish(
      findBun(root),
      [
        'build',
        '--entry-naming=[name].[ext]',
        ...sharedOptions,
        ...asExecutable,
        ...(target ? [`--target=bun-${target}`, `--compile-executable-path=${runtime}`] : []),
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
    chmodSync(join(scratch, name), 0o755);
    renameSync(join(scratch, name), file);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Where `npm run executable` puts it. */
export const executableFile = join(
  root,
  'dist',
  process.platform === 'win32' ? 'perch.exe' : 'perch',
);

/** Makes it, with the web app, for this machine. */
export async function buildExecutable() {
  await install();
  await buildWeb();
  await compileExecutable({ file: executableFile });
}

if (process.argv[1] === import.meta.filename) await runScript(buildExecutable);
