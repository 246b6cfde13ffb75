import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { finish } from './run-child.mjs';
import { isDebianRoot, programs } from './system-programs.mjs';

// There only while packages are installed: no service starts, no database cluster is made.
const restraints = [
  { path: '/usr/sbin/policy-rc.d', content: '#!/bin/sh\nexit 101\n' },
  {
    path: '/etc/postgresql-common/createcluster.d/perch.conf',
    content: 'create_main_cluster = false\n',
  },
];

async function withRestraints(work) {
  const added = restraints.filter(({ path }) => !existsSync(path));
  try {
    for (const { path, content } of added) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content, { mode: 0o755 });
    }
    await work();
  } finally {
    for (const { path } of added) rmSync(path, { force: true });
  }
}

async function apt(args) {
  await finish('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
    failure: `apt-get ${args.join(' ')} failed; its messages above say why.`,
  });
}

/**
 * Installs Debian packages as the archive has them today: with the lists of the day on which this
 * machine's image was made, programs would come that are as old as these.
 */
export async function aptInstall(packages) {
  try {
    await apt(['update']);
  } catch (failure) {
    // Without the archive, a package that is at hand can still be installed.
    console.error(`${failure.message} Versions are those of the lists that are there.`);
  }
  await apt(['install', '--yes', '--no-install-recommends', ...packages]);
}

/** Installs those of the named programs that are missing, if this machine permits it. */
export async function installPrograms(names) {
  const wanted = names.filter((name) => !programs[name].isThere());
  const packages = wanted.flatMap((name) => programs[name].debian);
  if (packages.length === 0 || !isDebianRoot) return;
  console.error(`Installing ${packages.join(', ')}…`);
  await withRestraints(() => aptInstall(packages));
}
