import { afterAll, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { $ } from 'bun';

import { unpackDebian } from '../../scripts/image/make-tree.mjs';
import { root } from '../../scripts/project.mjs';
import { requireProgram } from '../../scripts/system-programs.mjs';
import type { Containers } from '../support/packages/containers.ts';
import {
  bringImageExecutable,
  imageName,
  mediaImageName,
  openPerchContainers,
} from '../support/packages/image.ts';

const containers = await openPerchContainers(['small', 'media']);
afterAll(() => containers[Symbol.asyncDispose]());
const executable = await bringImageExecutable();
const { folder, run } = containers;

const scripts = ['collect-tree.sh', 'collect-media.sh'].map((name) => `scripts/image/${name}`);

const applets =
  'awk basename cat chmod chown cp dirname echo find id ln mkdir mktemp rm sed sh sort uname'.split(
    ' ',
  );

/**
 * `debian:bookworm-slim`, of what the Dockerfile uses of it: the packages are unpacked in it already, so that `apt-get`
 * has nothing to do, and BusyBox is its shell. A whole Debian would take a minute.
 */
async function makeDebianImage(): Promise<void> {
  requireProgram('debian');
  requireProgram('shells');
  const tree = join(folder, 'debian');
  await unpackDebian({ folder: tree, isMedia: true, others: ['busybox'] });
  for (const name of applets) {
    if (!['bin', 'usr/bin'].some((at) => existsSync(join(tree, at, name))))
      await symlink('busybox', join(tree, 'bin', name));
  }
  await writeFile(join(tree, 'bin/apt-get'), '#!/bin/sh\n', { mode: 0o755 });
  const container = await run(['buildah', 'from', 'scratch']);
  await run(['buildah', 'copy', '--quiet', container, tree, '/']);
  await run(['buildah', 'commit', '--quiet', '--rm', container, 'debian:bookworm-slim']);
}

/** The Dockerfile with the stage that compiles replaced by its outcome: it would bring every package of npm. */
async function makeContext(): Promise<string> {
  const context = join(folder, 'context');
  const text = await readFile(join(root, 'deploy/Dockerfile'), 'utf8');
  const rest = text.slice(text.indexOf('\n# All that the small image has'));
  await Bun.write(
    join(context, 'deploy/Dockerfile'),
    `FROM scratch AS build\nCOPY perch /perch/dist/perch\n${rest}`,
  );
  for (const path of ['LICENSE', ...scripts]) {
    await mkdir(dirname(join(context, path)), { recursive: true });
    await copyFile(join(root, path), join(context, path));
  }
  await copyFile(executable, join(context, 'perch'));
  return context;
}

/** Every path of an image with its type, mode, owner and content. */
async function listingOf({ run: runAny }: Containers, image: string): Promise<string[]> {
  const container = await runAny(['buildah', 'from', '--pull-never', image]);
  const tree = await runAny(['buildah', 'mount', container]);
  // The mount's own folders for containers are no part of the image.
  const paths = await $`cd ${tree} && find . -mindepth 1 -printf '%y %m %U:%G %p %l\n'`.text();
  const sums = await $`cd ${tree} && find . -type f -exec sha256sum {} +`.text();
  await runAny(['buildah', 'rm', container]);
  return [...paths.split('\n'), ...sums.split('\n')].filter(Boolean).toSorted();
}

/** What an image says of itself; of its labels the names. */
async function configOf(image: string) {
  const [found] = JSON.parse(await run(['podman', 'image', 'inspect', image]));
  const { Labels: labels, ...config } = found.Config;
  const names = Object.keys(labels).filter((name) => name.startsWith('org.'));
  return { config, names: names.toSorted() };
}

await makeDebianImage();
const context = await makeContext();

test.each([
  { is: 'without a target', target: [], made: imageName },
  { is: 'with the target media', target: ['--target=media'], made: mediaImageName },
])('deploy/Dockerfile $is and npm run image make the same image', async ({ target, made }) => {
  const [file, tag] = [`--file=${context}/deploy/Dockerfile`, '--tag=built:1'];
  const kind = ['--format=docker', '--network=host', '--isolation=chroot', ...target];
  await run(['buildah', 'bud', '--quiet', '--layers', '--pull-never', ...kind, file, tag, context]);
  expect(await listingOf(containers, 'built:1')).toEqual(await listingOf(containers, made));
  expect(await configOf('built:1')).toEqual(await configOf(made));
});
