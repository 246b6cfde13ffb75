// @slow

import { expect, onTestFinished, test } from 'bun:test';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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

test('maps of the bundles are ones that the runtime reads, and have no copy of the sources', async () => {
  await buildServer();
  const folder = join(root, serverProgram, '..');
  const maps = (await readdir(folder)).filter((name) => name.endsWith('.map'));
  expect(maps).toContain('main.js.map');
  const temporary = await mkdtemp(join(tmpdir(), 'perch-maps-'));
  onTestFinished(() => rm(temporary, { recursive: true }));
  for (const name of maps) {
    const map = await readFile(join(folder, name), 'utf8');
    const { version, sources, sourcesContent, mappings } = JSON.parse(map);
    expect(version).toBe(3);
    expect(mappings).not.toBe('');
    expect(sources.length).toBeGreaterThan(0);
    expect(sourcesContent.join('')).toBe('');

    await Bun.write(join(temporary, name), map);
    // The runtime looks for the map of a program beside it.
    const fails = join(temporary, name.slice(0, -'.map'.length));
    await Bun.write(fails, "// @bun\nthrow new Error('here');\n");
    const { stderr } = Bun.spawnSync([process.execPath, fails], { stderr: 'pipe' });
    expect(stderr.toString()).toContain('error: here');
    expect(stderr.toString()).not.toContain('warn');
  }
});
