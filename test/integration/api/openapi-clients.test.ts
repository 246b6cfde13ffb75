// @one-stack @long

import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from '../../../scripts/project.mjs';
import { becomeAdministrator } from '../../support/api/accounts.ts';
import { startServer } from '../../support/servers/server.ts';
const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token, username } = await becomeAdministrator(server);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perch-generated-'));
  // Where both look for packages.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const document = await fetch(`${server.origin}/api/openapi.json`);
  await Bun.write(join(folder, 'openapi.json'), await document.text());
  await Bun.write(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        lib: ['ESNext', 'DOM', 'DOM.Iterable'],
        target: 'ESNext',
        module: 'Preserve',
        moduleResolution: 'bundler',
        allowImportingTsExtensions: true,
        noEmit: true,
        strict: true,
        types: [],
      },
      include: ['**/*.ts'],
    }),
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...args: string[]): Promise<string> {
  const child = Bun.spawn([process.execPath, ...args], {
    cwd: folder,
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [out, err] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  if ((await child.exited) !== 0) throw new Error(`${args.join(' ')}: ${out}${err}`);
  return out;
}

const tool = (path: string) => join(root, 'node_modules', path);

/** Compiles everything in the folder, and runs this program with the server and a token. */
async function compileAndCall(name: string, program: string): Promise<unknown> {
  await Bun.write(join(folder, name), program);
  await run('check', '--no-script', '-p', folder);
  const out = await run(join(folder, name), server.origin, token);
  return JSON.parse(out);
}

const expected = {
  username,
  refusal: 'not_found',
  upload: expect.stringMatching(/^http.*\/f\/\w+\.txt$/),
};

describe('a client that is made from the OpenAPI document compiles, and calls the server', () => {
  test('with openapi-typescript', async () => {
    await run(tool('openapi-typescript/bin/cli.js'), 'openapi.json', '-o', 'schema.d.ts');
    const called = await compileAndCall(
      'with-openapi-typescript.ts',
      `
import createClient from 'openapi-fetch';
import type { paths } from './schema.d.ts';

declare const process: { argv: string[] };
const [, , baseUrl = '', token = ''] = process.argv;
const client = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${token}\` } });
const me = await client.GET('/api/auth/me');
const missing = await client.GET('/api/upload/{id}', {
  params: { path: { id: 'AAAAAAAAAAAAAAAA' } },
});
const form = new FormData();
form.append('file', new File(['abc'], 'a.txt'));
const stored = await client.POST('/api/upload', {
  params: { query: { format: 'text' } },
  // The document says what a form has; the library leaves its making to its users.
  body: { file: '' },
  bodySerializer: () => form,
  parseAs: 'text',
});
const link: string | undefined = typeof stored.data === 'string' ? stored.data : undefined;
const page = await client.GET('/f/{name}', {
  params: { path: { name: 'nothing' } },
  parseAs: 'text',
});
const html: string | undefined = typeof page.error === 'string' ? page.error : undefined;
if (!html?.includes('<!doctype html>')) throw new Error('No page: ' + String(html));
const username: string | undefined = me.data?.data.user.username;
const refusal: string | undefined = missing.error?.code;
console.log(JSON.stringify({ username, refusal, upload: link }));
`,
    );
    expect(called).toEqual(expected);
  });

  test('with @hey-api/openapi-ts', async () => {
    await run(tool('@hey-api/openapi-ts/bin/run.js'), '-i', 'openapi.json', '-o', 'hey-api');
    const called = await compileAndCall(
      'with-hey-api.ts',
      `
import { getAuthMe, getUploadId, postUpload } from './hey-api/index';
import { client } from './hey-api/client.gen';

declare const process: { argv: string[] };
const [, , baseUrl = '', token = ''] = process.argv;
client.setConfig({ baseUrl, auth: () => token });
const me = await getAuthMe();
const missing = await getUploadId({ path: { id: 'AAAAAAAAAAAAAAAA' } });
const stored = await postUpload({ body: { file: new File(['abc'], 'a.txt') } });
const username: string | undefined = me.data?.data.user.username;
const refusal: string | undefined = missing.error?.code;
const upload = typeof stored.data === 'object' ? stored.data.file.url : undefined;
console.log(JSON.stringify({ username, refusal, upload }));
`,
    );
    expect(called).toEqual(expected);
  });
});
