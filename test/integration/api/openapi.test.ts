// @one-stack

import { afterAll, describe, expect, test } from 'bun:test';

import { routes } from '@perch/contract/api';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { bearer, send } from '../../support/api/client.ts';
import { sendParts, upload } from '../../support/api/uploads.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const documentation = await (await fetch(`${server.origin}/api/openapi.json`)).json();

interface Operation {
  security?: unknown[];
  summary?: string;
  responses: Record<string, { content?: Record<string, unknown> }>;
}

const paths: Record<string, Record<string, Operation>> = documentation.paths;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const { _id, fileId } = await upload(server, admin.token, 'a.txt', 'a');

/** A path with a value in every place; nothing but the upload is there. */
const filled = (path: string) => {
  const id = path === '/api/upload/{id}' ? _id : 'AAAAAAAAAAAAAAAA';
  return path
    .replace('resumable/{id}', `resumable/${'a'.repeat(32)}`)
    .replace('{id}', id)
    .replace('{token}', 'A'.repeat(22))
    .replace(/\{(name|slug)\}/, fileId)
    .replace('{client}', 'sharex');
};

describe('the OpenAPI document', () => {
  test('is OpenAPI 3 with a title and a bearer scheme', () => {
    expect(documentation.openapi).toMatch(/^3\./);
    expect(documentation.info).toMatchObject({
      title: expect.stringContaining('Perch'),
      version: expect.any(String),
    });
    expect(documentation.components.securitySchemes.bearer).toMatchObject({
      type: 'http',
      scheme: 'bearer',
    });
  });

  test('lists exactly the routes of the contract', () => {
    const listed = operations.map(({ method, path }) => `${method} ${path}`).toSorted();
    const offered = routes.map(({ method, path }) => `${method} ${path}`).toSorted();
    expect(listed).toEqual(offered);
  });

  test('says of every route what it does, what it answers and who may call it', () => {
    for (const { operation } of operations) {
      expect(operation.summary).toBeString();
      expect(operation.security).toBeArray();
      expect(Object.keys(operation.responses)).toContain('4XX');
    }
  });

  test('refers to nothing that is missing', () => {
    const text = JSON.stringify(documentation);
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      expect(documentation.components.schemas).toHaveProperty(name);
    }
  });
});

describe('a documented route', () => {
  test.each(operations.map(({ method, path }) => [method.toUpperCase(), path] as const))(
    '%s %s is served',
    async (method, path) => {
      const token = await openSession();
      const isUpload = path === '/api/upload' && method === 'POST';
      const part = { name: 'file', filename: 'a.txt', content: 'a' };
      const answer = isUpload
        ? await sendParts(server, token, [part])
        : await send(server.origin, method, filled(path), {
            token,
            ...(['POST', 'PUT'].includes(method) && { body: {} }),
          });
      const text = await answer.text();
      expect(text).not.toMatch(/There is (no such call|nothing at this address)/);
      expect(answer.status).toBeLessThan(500);
      expectDocumented(paths[path]?.[method.toLowerCase()], answer, text);
    },
  );

  const closed = operations.filter(({ operation }) => (operation.security ?? []).length > 0);
  test.each(closed.map(({ method, path }) => [method.toUpperCase(), path] as const))(
    '%s %s is closed to those without a token',
    async (method, path) => {
      const answer = await send(server.origin, method, filled(path));
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    },
  );

  test('has the access that the contract gives it', () => {
    for (const { access, path, method } of routes) {
      const isOpen = (paths[path]?.[method]?.security ?? []).length === 0;
      expect(`${path} ${isOpen}`).toBe(`${path} ${access === 'public'}`);
    }
  });
});

/** The types of the bodies that a status may have; those of a file are its own. */
function typesOf(operation: Operation | undefined, status: number): string[] {
  const responses = operation?.responses ?? {};
  const documented = responses[status] ?? responses[`${String(status).charAt(0)}XX`];
  return Object.keys(documented?.content ?? {}).map(plainType);
}

const plainType = (type: string) => type.split(';')[0]?.trim() ?? '';

function expectDocumented(operation: Operation | undefined, answer: Response, text: string) {
  const types = typesOf(operation, answer.status);
  if (text === '') expect(types).toEqual([]);
  else if (!types.includes('application/octet-stream')) {
    expect(types).toContain(plainType(answer.headers.get('content-type') ?? ''));
  }
}

describe('an answer that is not JSON is documented as it is:', () => {
  test('the page behind a link to nothing', async () => {
    const answer = await fetch(`${server.origin}/f/nothing`);
    expect(answer.status).toBe(404);
    expectDocumented(paths['/f/{name}']?.['get'], answer, await answer.text());
    expect(typesOf(paths['/f/{name}']?.['get'], 404)).toEqual(['text/html']);
    expect(typesOf(paths['/t/{slug}']?.['get'], 404)).toEqual(['application/json']);
  });

  test('answers to HEAD, which have no body, whatever they say', async () => {
    const looks = operations.filter(({ method }) => method === 'head');
    expect(looks.map(({ path }) => path).toSorted()).toEqual([
      '/api/drop/{token}/resumable/{id}',
      '/api/upload/resumable/{id}',
      '/f/{name}',
      '/t/{slug}',
      '/z/{name}',
    ]);
    for (const { path, operation } of looks) {
      for (const { content } of Object.values(operation.responses)) {
        expect(content).toBeUndefined();
      }
      for (const token of [admin.token, undefined]) {
        const answer = await send(server.origin, 'HEAD', filled(path), {
          ...(token !== undefined && { token }),
        });
        expect(await answer.text()).toBe('');
      }
    }
  });

  test('an upload answered as text, also when it fails', async () => {
    const operation = paths['/api/upload']?.['post'];
    for (const status of Object.keys(operation?.responses ?? {})) {
      const types = Object.keys(operation?.responses[status]?.content ?? {});
      expect(types.toSorted()).toEqual(['application/json', 'text/plain']);
    }
    for (const token of [admin.token, 'wrong']) {
      const body = new FormData();
      body.append('file', new File(['a'], 'a.txt'));
      const headers = bearer(token);
      const url = `${server.origin}/api/upload?format=text`;
      const answer = await fetch(url, { method: 'POST', headers, body });
      expect(answer.headers.get('content-type')).toStartWith('text/plain');
      expectDocumented(operation, answer, await answer.text());
    }
    const others = operations.filter(({ path }) => path !== '/api/upload');
    for (const { operation: other } of others) {
      expect(JSON.stringify(other)).not.toContain('x-plain-text');
    }
  });
});

let session = admin.token;

/** The administrator's session, which some of the calls end: a new one costs as much as all that a call does. */
async function openSession(): Promise<string> {
  const { origin } = server;
  const { status } = await send(origin, 'GET', '/api/auth/me', { token: session });
  if (status === 200) return session;
  const { email, password } = admin;
  const answer = await send(origin, 'POST', '/api/auth/login', { body: { email, password } });
  session = (await answer.json()).token;
  return session;
}
