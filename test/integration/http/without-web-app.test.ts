// @one-stack

import { expect, test } from 'bun:test';
import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from '../../../scripts/project.mjs';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { freePort } from '../../support/ports.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import { startProcess } from '../../support/servers/process.ts';
import { waitFor } from '../../support/wait.ts';

test('a server without a built web app serves the API, and says so', async () => {
  await using project = await createTemporaryFolder();
  await using installation = await createInstallation();
  for (const part of ['package.json', 'server']) {
    await cp(join(root, part), join(project.path, part), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(project.path, 'node_modules'));
  const port = freePort();
  const origin = `http://localhost:${port}`;
  const env = { ...installation.env, PORT: String(port) };
  const { child, stdout, stderr } = startProcess([], env, project.path);
  await waitFor('the server without a web app', async () => {
    if (child.exitCode !== null) throw new Error(`It ended: ${stderr()}`);
    return (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok;
  });

  expect(stderr()).toContain('"event":"web_app.build_missing"');
  expect((await fetch(`${origin}/api/config`)).status).toBe(200);
  const page = await fetch(`${origin}/`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await page.text()).toContain('only the API is served');
  expect((await fetch(`${origin}/`, { method: 'HEAD' })).status).toBe(200);
  // No path leads out of the folder that is not there.
  for (const path of ['/login', '/assets/app.js', '/index.html', '/%2e%2e/package.json']) {
    expect((await fetch(`${origin}${path}`)).status).toBe(404);
  }
  expect((await fetch(`${origin}/`, { method: 'POST' })).status).toBe(404);

  child.kill('SIGTERM');
  expect(await child.exited).toBe(0);
  expect(stdout()).toContain('Perch is running');
  expect(stderr()).not.toContain('"level":"error"');
});
