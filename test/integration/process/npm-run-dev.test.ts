// @one-stack @long

import { afterAll, describe, expect, test } from 'bun:test';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from '../../../scripts/project.mjs';
import { freePort } from '../../support/ports.ts';
import { DevProject } from '../../support/servers/dev-project.ts';
import { outcomeOf, waitFor } from '../../support/wait.ts';

const project = await DevProject.start(freePort());
afterAll(() => project[Symbol.asyncDispose]());

const server = 'server/src/app.ts';
const sentence = 'Unknown endpoint.';
const missingCall = async () => (await fetch(`${project.origin}/api/no-such-call`)).text();

describe('npm run dev', () => {
  test('serves the web app and the API at one address', async () => {
    const page = await (await fetch(`${project.origin}/login`)).text();
    expect(page).toContain('/@vite/client');
    expect((await fetch(`${project.origin}/api/config`)).status).toBe(200);
    const link = await (await fetch(`${project.origin}/f/aaaaaaaaaa`)).text();
    expect(link).not.toContain('/@vite/client');
    expect(project.output).toContain(`Perch is running: ${project.origin}\n`);
    expect(project.output).not.toContain('web_app.build_missing');
  });

  test('answers with the new code of the server, and no request fails meanwhile', async () => {
    expect(await missingCall()).toContain(sentence);
    await project.edit(server, '(m) => m.errors.noSuchCall', "() => 'This was edited.'");
    const statuses = new Set<number>();
    await waitFor('the edited sentence', async () => {
      const answer = await fetch(`${project.origin}/api/no-such-call`);
      statuses.add(answer.status);
      return (await answer.text()).includes('This was edited.');
    });
    expect([...statuses]).toEqual([404]);
  });

  test('goes on after an edit that does not start', async () => {
    await project.edit(server, 'This was edited.', "'; throw new Error('broken'); '");
    await waitFor('the failure', async () => {
      return (await fetch(`${project.origin}/api/no-such-call`)).status === 502;
    });
    expect(project.output).toContain(`throw new AppError('not_found', () => ''; throw`);
    await project.edit(server, "'; throw new Error('broken'); '", 'This was mended.');
    await waitFor('the mended sentence', async () => {
      return (await missingCall()).includes('This was mended.');
    });
  });

  test('serves a component that was emptied for a moment, as editors do when they save it', async () => {
    const file = 'web/src/layout/logout-button.tsx';
    const served = async () =>
      (await fetch(`${project.origin}/${file.replace('web/', '')}`)).text();
    expect(await served()).toContain('function LogoutButton');
    const path = join(project.folder, file);
    const text = await readFile(path, 'utf8');
    await truncate(path);
    for (let look = 0; look < 5; look += 1) await served();
    await writeFile(path, text.replace('{m.layout.logout}', 'This was edited.'));
    await waitFor('the edited component', async () => {
      return (await served()).includes('This was edited.');
    });
  });

  test('says in one sentence that its port is taken', async () => {
    const { exitCode, stderr } = Bun.spawnSync(['node', 'scripts/dev.mjs'], {
      cwd: root,
      env: { ...process.env, PORT: String(project.port), DATA_DIR: `${project.folder}/other` },
    });
    expect(exitCode).toBe(1);
    expect(stderr.toString()).toBe(`Port ${project.port} is in use; set PORT to another one.\n`);
  });

  test('leaves no process behind when it is interrupted', async () => {
    await project.interrupt();
    expect(await outcomeOf(fetch(`${project.origin}/healthz`))).toThrow();
    expect(project.output).toContain('"event":"server.stopped"');
  });
});
