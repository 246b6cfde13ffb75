import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir } from 'node:fs/promises';
import { join } from 'node:path';

import { waitFor } from '../wait.ts';
import type { DebianTree } from './debian-tree.ts';

/** A Debian whose first process is systemd, on this machine's network. */
export interface BootedTree extends AsyncDisposable {
  /** Runs a program beside systemd that has to succeed; gives all that it has printed. */
  must(command: string[], input?: string): Promise<string>;
}

// As a container's: its own processes, mounts and control groups, and the folder as its root.
const boot = `
set -e
cd "$0"
mount --bind . .
cd "$0"
while [ $# -gt 0 ]; do
  mkdir -p ".$2"
  mount --bind -o ro "$1" ".$2"
  shift 2
done
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs run
mount -t tmpfs tmpfs tmp
mount -t tmpfs -o mode=755 tmpfs dev
for name in null zero full random urandom tty; do
  touch dev/$name
  mount --bind /dev/$name dev/$name
done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
pivot_root . mnt
umount -l /mnt
exec env -i container=other PATH=/usr/sbin:/usr/bin:/sbin:/bin /usr/lib/systemd/systemd --show-status=0
`;

const unshared = '--pid --fork --mount --uts --ipc --cgroup --kill-child'.split(' ');

/** A folder of this machine that a booted tree can read, and its path inside. */
interface Shared {
  folder: string;
  inside: string;
}

/** Boots a tree that has systemd; disposing ends all of its processes. Needs root. */
export async function bootTree(tree: DebianTree, shared: Shared[] = []): Promise<BootedTree> {
  const groups = ['/sys/fs/cgroup/unified', '/sys/fs/cgroup'];
  const parent = groups.find((folder) => existsSync(join(folder, 'cgroup.procs'))) ?? '';
  const group = join(parent, `perch-test-${process.pid}`);
  await mkdir(group);
  const enterGroup = `echo $$ > ${group}/cgroup.procs && exec unshare ${unshared.join(' ')} sh -c "$@"`;
  const mounts = shared.flatMap(({ folder, inside }) => [folder, inside]);
  const child = Bun.spawn(['sh', '-c', enterGroup, 'sh', boot, tree.path, ...mounts], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const first = await waitFor('the first process', async () => {
    const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
    return children.trim();
  });
  const inside = ['nsenter', '--target', first, ...'-m -p -u -i -C -r -w'.split(' ')];
  const variables = 'PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive'.split(' ');
  async function run(command: string[], input = '') {
    const started = Bun.spawn([...inside, 'env', '-i', ...variables, ...command], {
      stdin: new Blob([input]),
      stdout: 'pipe',
      stderr: 'pipe',
    });
    const printed = await Promise.all([
      new Response(started.stdout).text(),
      new Response(started.stderr).text(),
    ]);
    return { exitCode: await started.exited, output: printed.join('') };
  }
  await waitFor('systemd', async () => {
    const { output } = await run(['systemctl', 'is-system-running']);
    // Units that want hardware fail here.
    return /running|degraded/.test(output);
  });
  return {
    async must(command, input) {
      const { exitCode, output } = await run(command, input);
      if (exitCode === 0) return output;
      throw new Error(`${command.join(' ')}: ${exitCode} ${output}`);
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await child.exited;
      await waitFor('its processes to end', () => rmdirs(group));
    },
  };
}

/** Whether the control group, and those that systemd has made in it, could be removed. */
async function rmdirs(group: string): Promise<boolean> {
  const { stdout } = Bun.spawnSync(['find', group, '-depth', '-type', 'd']);
  for (const folder of stdout.toString().trim().split('\n')) await rmdir(folder).catch(() => {});
  return !existsSync(group);
}
