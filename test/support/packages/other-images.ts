import { chmod, cp, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { findPostgres, requireProgram } from '../../../scripts/system-programs.mjs';
import type { Containers } from './containers.ts';

// The images of Caddy and PostgreSQL under the names by which compose files ask a registry for them, made of this
// machine's own programs.

/** The files that a program of this machine needs beside it. */
async function librariesOf(program: string): Promise<string[]> {
  const text = await Bun.$`ldd ${program}`.nothrow().text();
  return [...text.matchAll(/(?:=> |^\s*)(\/\S+)/gm)].map(([, path = '']) => path);
}

/** Copies programs with what they need, each to where this machine has it. */
async function copyPrograms(tree: string, programs: string[], others: string[] = []) {
  const libraries = await Promise.all(programs.map(librariesOf));
  for (const path of new Set([...programs, ...libraries.flat(), ...others])) {
    await cp(path, join(tree, path), { recursive: true, dereference: true });
  }
}

async function makeImage(
  { run }: Containers,
  tree: string,
  config: string[],
  name: string,
): Promise<void> {
  const container = await run(['buildah', 'from', 'scratch']);
  await run(['buildah', 'copy', '--quiet', container, tree, '/']);
  await run(['buildah', 'config', ...config, container]);
  await run(['buildah', 'commit', '--quiet', '--rm', container, name]);
}

/** `caddy:2`: folders, variables and command are those of the image that it stands for. */
export async function makeCaddyImage(containers: Containers): Promise<void> {
  requireProgram('caddy');
  const tree = join(containers.folder, 'caddy');
  const program = Bun.which('caddy') ?? 'caddy';
  await copyPrograms(tree, [program]);
  for (const name of ['data', 'config', 'etc/caddy', 'tmp']) {
    await mkdir(join(tree, name), { recursive: true });
  }
  const command = [program, 'run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile'];
  const config = ['--env=XDG_DATA_HOME=/data', '--env=XDG_CONFIG_HOME=/config'];
  await makeImage(containers, tree, [...config, `--cmd=${JSON.stringify(command)}`], 'caddy:2');
}

const postgresUser = 999;

// As much of the official image's entrypoint as the compose files use.
const entrypoint = `#!/bin/sh
set -eu
if [ ! -e "$PGDATA/PG_VERSION" ]; then
  echo "$POSTGRES_PASSWORD" >/tmp/password
  initdb --no-sync --locale=C --encoding=UTF8 --auth=scram-sha-256 \\
    --username="$POSTGRES_USER" --pwfile=/tmp/password
  echo "create database $POSTGRES_DB" | postgres --single postgres
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
fi
exec "$@" -c 'listen_addresses=*'
`;

/** `postgres:17`, of this machine's PostgreSQL. */
export async function makePostgresImage(containers: Containers): Promise<void> {
  requireProgram('postgres');
  requireProgram('shells');
  const bin = findPostgres() ?? '';
  const version = basename(join(bin, '..'));
  const tree = join(containers.folder, 'postgres');
  const busybox = Bun.which('busybox') ?? '';
  const programs = ['initdb', 'postgres', 'pg_isready'].map((name) => join(bin, name));
  await copyPrograms(
    tree,
    [...programs, busybox],
    [
      join(bin, '../lib/plpgsql.so'),
      join(bin, '../lib/pg_trgm.so'),
      join(bin, '../lib/dict_snowball.so'),
      `/usr/share/postgresql/${version}`,
      '/usr/share/zoneinfo/UTC',
    ],
  );
  await mkdir(join(tree, 'bin'), { recursive: true });
  await cp(busybox, join(tree, 'bin/sh'), { dereference: true });
  await Bun.write(join(tree, 'entrypoint'), entrypoint);
  await Bun.write(
    join(tree, 'etc/passwd'),
    `postgres:x:${postgresUser}:${postgresUser}::/:/bin/sh\n`,
  );
  const data = 'var/lib/postgresql/data';
  for (const name of [data, 'var/run/postgresql', 'tmp']) {
    await mkdir(join(tree, name), { recursive: true });
    // Copied into the image, everything belongs to root.
    await chmod(join(tree, name), 0o1777);
  }
  await makeImage(
    containers,
    tree,
    [
      `--user=${postgresUser}`,
      `--env=PATH=${bin}:/bin:/usr/bin`,
      `--env=PGDATA=/${data}/cluster`,
      `--volume=/${data}`,
      `--entrypoint=["/bin/sh","/entrypoint"]`,
      '--cmd=postgres',
    ],
    'postgres:17',
  );
}
