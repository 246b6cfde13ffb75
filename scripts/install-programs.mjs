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

async function apt(args, errors) {
  await finish('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', errors],
    failure: `apt-get ${args.join(' ')} failed; its messages above say why.`,
  });
}

async function aptInstall(packages) {
  const args = ['install', '--yes', '--no-install-recommends', ...packages];
  try {
    await apt(args, 'ignore');
  } catch {
    // The package lists are missing or older than the archive.
    await apt(['update'], 'inherit');
    await apt(args, 'inherit');
  }
}

/** Installs what is missing of the named programs, where this machine lets us. */
export async function installPrograms(names) {
  const wanted = names.filter((name) => !programs[name].isThere());
  if (wanted.length === 0 || !isDebianRoot) return;
  const packages = wanted.flatMap((name) => programs[name].debian);
  console.error(`Installing ${packages.join(', ')}…`);
  await withRestraints(() => aptInstall(packages));
}
