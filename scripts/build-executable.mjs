import { chmodSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { bundlerEnvironment, sharedOptions, standalonePrograms } from './build-server.mjs';
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
 * Builds a single self-contained file of the server, its commands, the programs that it starts and the web app.
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
        env: bundlerEnvironment,
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

/** Makes it, with the web app, for this machine; says what it does and where the result is. */
export async function buildExecutable() {
  console.error('Building Perch as one file: the web app, then the server and its commands…');
  await install();
  await buildWeb();
  await compileExecutable({ file: executableFile });
  const megabytes = Math.round(statSync(executableFile).size / 1024 ** 2);
  console.error(`Built ${executableFile} (${megabytes} MB), which needs no other file.`);
}

if (process.argv[1] === import.meta.filename) {
  await runScript(async () => {
    await buildExecutable();
    console.error(`Start it: ./${relative(process.cwd(), executableFile)}`);
  });
}
