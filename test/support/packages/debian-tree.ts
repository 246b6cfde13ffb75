import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { $ } from 'bun';

import { root } from '../../../scripts/project.mjs';
import { requireProgram } from '../../../scripts/system-programs.mjs';

const suite = 'trixie';
// With what the package depends on, so that its installation asks no mirror.
const included = ['adduser', 'bubblewrap', 'ca-certificates', 'systemd'];
/** Kept for the next run: making it takes most of the time. */
const archive = join(root, 'node_modules', `.perch-${[suite, ...included].join('-')}.tar`);

interface Ran {
  exitCode: number;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  /** Root where none is named. */
  user?: string;
  env?: Record<string, string>;
  input?: string;
}

/** A fresh Debian in a folder, without a running system in it; disposing removes it. Needs root. */
export interface DebianTree extends AsyncDisposable {
  path: string;
  /** Starts a program inside, with these variables alone. */
  start(command: string[], options?: RunOptions): Bun.Subprocess<'pipe' | Blob, 'pipe', 'pipe'>;
  /** Runs a program inside to its end. */
  run(command: string[], options?: RunOptions): Promise<Ran>;
}

async function bringArchive(): Promise<void> {
  if (existsSync(archive)) return;
  const scratch = `${archive}.${process.pid}`;
  const include = `--include=${included.join(',')}`;
  await $`mmdebstrap --quiet --variant=minbase ${include} ${suite} ${scratch} --format=tar`.quiet();
  await rename(scratch, archive);
}

/** Makes one. */
export async function openDebianTree(): Promise<DebianTree> {
  requireProgram('root');
  requireProgram('debian');
  await bringArchive();
  const path = await mkdtemp(join(tmpdir(), 'perch-debian-'));
  await $`tar --extract --file=${archive} --directory=${path}`.quiet();
  // Mounts that end with the process; its own users, so that --userspec has to be chroot's own.
  const enter =
    'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && user=$1 && shift && ' +
    'exec chroot --userspec="$user" "$0" env -i "$@"';
  function start(command: string[], { user = 'root', env = {}, input = '' }: RunOptions = {}) {
    const variables = Object.entries({ PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env });
    const words = [...variables.map(([name, value]) => `${name}=${value}`), ...command];
    return Bun.spawn(['unshare', '--mount', 'sh', '-c', enter, path, `${user}:`, ...words], {
      stdin: new Blob([input]),
      stdout: 'pipe',
      stderr: 'pipe',
    });
  }
  return {
    path,
    start,
    async run(command, options) {
      const child = start(command, options);
      const [stdout, stderr] = await Promise.all([
        new Response(child.stdout).text(),
        new Response(child.stderr).text(),
      ]);
      return { exitCode: await child.exited, stdout, stderr };
    },
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}
