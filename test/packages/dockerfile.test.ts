import { afterAll, expect, test } from 'bun:test';
import { copyFile, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { $ } from 'bun';

import { root } from '../../scripts/project.mjs';
import { requireProgram } from '../../scripts/system-programs.mjs';
import type { Containers } from '../support/packages/containers.ts';
import { bringImage, imageName, openPerchContainers } from '../support/packages/image.ts';

const containers = await openPerchContainers();
afterAll(() => containers[Symbol.asyncDispose]());
const { executable } = await bringImage();
const { folder, run } = containers;

const applets = 'sh cat chmod chown cp id ln mkdir uname'.split(' ');

/**
 * `debian:bookworm-slim`, of what the Dockerfile uses of it: the packages are unpacked in it already, so that `apt-get`
 * has nothing to do, and BusyBox is its shell. A whole Debian would take a minute.
 */
async function makeDebianImage(): Promise<void> {
  requireProgram('debian');
  requireProgram('shells');
  const tree = join(folder, 'debian');
  const options = ['--variant=extract', '--include=bubblewrap,libc6,busybox'];
  await $`mmdebstrap --quiet ${options} bookworm ${tree}`.quiet();
  for (const name of applets) await symlink('busybox', join(tree, 'bin', name));
  await writeFile(join(tree, 'bin/apt-get'), '#!/bin/sh\n', { mode: 0o755 });
  const container = await run(['buildah', 'from', 'scratch']);
  await run(['buildah', 'copy', '--quiet', container, tree, '/']);
  await run(['buildah', 'commit', '--quiet', '--rm', container, 'debian:bookworm-slim']);
}

/** The Dockerfile with the stage that compiles replaced by its outcome: it would bring every package of npm. */
async function makeContext(): Promise<string> {
  const context = join(folder, 'context');
  const text = await readFile(join(root, 'deploy/Dockerfile'), 'utf8');
  const rest = text.slice(text.indexOf('\n# All that the image has'));
  await Bun.write(
    join(context, 'deploy/Dockerfile'),
    `FROM scratch AS build\nCOPY perch /perch/dist/perch\n${rest}`,
  );
  for (const path of ['LICENSE', 'scripts/image/collect-tree.sh']) {
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

test('deploy/Dockerfile and npm run image make the same image', async () => {
  await makeDebianImage();
  const context = await makeContext();
  const [file, tag] = [`--file=${context}/deploy/Dockerfile`, '--tag=built:1'];
  const net = ['--network=host', '--isolation=chroot'];
  await run([
    'buildah',
    'bud',
    '--quiet',
    '--pull-never',
    '--format=docker',
    ...net,
    file,
    tag,
    context,
  ]);
  expect(await listingOf(containers, 'built:1')).toEqual(await listingOf(containers, imageName));
  const configOf = async (image: string) => {
    const [found] = JSON.parse(await run(['podman', 'image', 'inspect', image]));
    const { Labels: labels, ...config } = found.Config;
    return {
      config,
      names: Object.keys(labels)
        .filter((name) => name.startsWith('org.'))
        .toSorted(),
    };
  };
  expect(await configOf('built:1')).toEqual(await configOf(imageName));
});
