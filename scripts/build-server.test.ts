// @slow

import { expect, test } from 'bun:test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { buildServer, serverProgram } from './build-server.mjs';
import { root } from './project.mjs';

test('the bundled server may be moved: it names no folder of where it was made', async () => {
  await buildServer();
  const folder = join(root, serverProgram, '..');
  const programs = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  expect(programs).toContain('main.js');
  for (const name of programs) {
    expect((await readFile(join(folder, name), 'utf8')).includes(root)).toBe(false);
  }
  expect(await readdir(folder)).toContain('main.js.jsc');
});

test('maps of the bundles name their sources, and have no copy of them', async () => {
  await buildServer();
  const folder = join(root, serverProgram, '..');
  const maps = (await readdir(folder)).filter((name) => name.endsWith('.map'));
  expect(maps).toContain('main.js.map');
  for (const name of maps) {
    const map = JSON.parse(await readFile(join(folder, name), 'utf8'));
    expect(map).toMatchObject({ version: 3, mappings: expect.stringMatching(/./) });
    expect(map.sources.length).toBeGreaterThan(0);
    expect(map).not.toHaveProperty('sourcesContent');
  }
});
