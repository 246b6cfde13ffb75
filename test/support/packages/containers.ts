import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { requireProgram } from '../../../scripts/system-programs.mjs';

/** What a program of containers has printed at its end. */
export interface Ended {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Images, containers, networks and volumes of a test, apart from those of the machine's users. */
export interface Containers extends AsyncDisposable {
  /** An empty folder on the disk, gone with the rest. */
  folder: string;
  /** Runs Podman or Buildah to its end; throws what it says, unless it exits with 0. */
  run(command: ['podman' | 'buildah', ...string[]]): Promise<string>;
  /** The same for a command that may fail. */
  tryRun(command: ['podman' | 'buildah', ...string[]], input?: string): Promise<Ended>;
}

// Without a user's systemd: limits are this process's, cgroups are made by Podman itself. Debian's crun refuses
// machines whose cgroups are of both versions.
const settings = (folder: string) => `[containers]
default_ulimits = []
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "runc"
tmp_dir = "${folder}/tmp"
volume_path = "${folder}/volumes"
[network]
network_config_dir = "${folder}/networks"
`;

const storage = (folder: string, driver: string) => `[storage]
driver = "${driver}"
graphroot = "${folder}/graph"
runroot = "${folder}/run"
`;

// Health checks that nothing runs in the background here are complained of.
const isNoise = (line: string) => /unable to get systemd connection|Removing timer/.test(line);

/** Makes them in a folder of their own; disposing ends every container and removes everything. */
export async function openContainers(): Promise<Containers> {
  requireProgram('containers');
  requireProgram('root');
  const folder = await mkdtemp(join(tmpdir(), 'perch-containers-'));
  const work = join(folder, 'work');
  for (const name of ['work', 'networks', 'tmp']) await mkdir(join(folder, name));
  const configured = {
    conf: join(folder, 'containers.conf'),
    storage: join(folder, 'storage.conf'),
  };
  const env = {
    PATH: `${process.env['PATH']}:/usr/sbin`,
    HOME: folder,
    CONTAINERS_CONF: configured.conf,
    CONTAINERS_STORAGE_CONF: configured.storage,
  };
  await Bun.write(configured.conf, settings(folder));

  async function tryRun(command: string[], input = ''): Promise<Ended> {
    const child = Bun.spawn(command, {
      cwd: work,
      env,
      stdin: new Blob([input]),
      stdout: 'pipe',
      stderr: 'pipe',
    });
    const [stdout, errors] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
    ]);
    const stderr = errors
      .split('\n')
      .filter((line) => !isNoise(line))
      .join('\n');
    return { exitCode: await child.exited, stdout, stderr };
  }

  async function run(command: string[]): Promise<string> {
    const { exitCode, stdout, stderr } = await tryRun(command);
    if (exitCode !== 0) throw new Error(`${command.join(' ')} exited with ${exitCode}: ${stderr}`);
    return stdout.trim();
  }

  // Where the temporary folder is an overlay itself, there can be no other on it.
  for (const driver of ['overlay', 'vfs']) {
    await Bun.write(configured.storage, storage(folder, driver));
    if ((await tryRun(['podman', 'images'])).exitCode === 0) break;
  }
  return {
    folder: work,
    run,
    tryRun,
    async [Symbol.asyncDispose]() {
      await tryRun(['podman', 'rm', '--all', '--force', '--time=0']);
      await tryRun(['podman', 'network', 'prune', '--force']);
      await Bun.spawn(['umount', '--quiet', join(folder, 'graph/overlay')], { stderr: 'ignore' })
        .exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
