// @one-stack

import { afterAll, expect, test } from 'bun:test';

import { routes } from '@perch/contract/api';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

interface Schema {
  $ref?: string;
  additionalProperties?: unknown;
}

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Documentation {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const documentation: Documentation = await (
  await fetch(`${server.origin}/api/openapi.json`)
).json();

const bodies = Object.entries(documentation.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody }]) => {
    const schema = requestBody?.content['application/json']?.schema;
    return schema ? [{ call: `${method} ${path}`, schema: resolved(schema) }] : [];
  }),
);

function resolved(schema: Schema): Schema | undefined {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : documentation.components.schemas[name];
}

test('every body is refused that has more in it than the call takes', () => {
  expect(bodies.length).toBeGreaterThan(10);
  const open = bodies.filter(({ schema }) => schema?.additionalProperties !== false);
  expect(open.map(({ call }) => call)).toEqual([]);
});

test.each(['role', 'isAdmin', 'status', 'quota', 'userId', 'password_hash', '__proto__', '_id'])(
  'no account gains rights by adding %s',
  async (name) => {
    const profile = { username: 'Robin', email: 'robin@example.org' };
    const body = `{${JSON.stringify(name)}:"admin",${JSON.stringify(profile).slice(1)}`;
    const answer = await send(server.origin, 'PUT', '/api/auth/profile', { token, body });
    expect(answer.status).toBe(400);
    expect((await answer.json()).error).toContain(name);
  },
);

const withQuery = routes
  .filter((route) => 'request' in route && route.request !== undefined && 'query' in route.request)
  .map(({ method, path }) => [method, path]);

test.each(withQuery)('%s %s refuses a parameter that it does not know', async (method, path) => {
  const url = `${path.replaceAll(/\{\w+\}/g, 'AAAAAAAAAAAAAAAA')}?undeclared=1`;
  const answer = await send(server.origin, method.toUpperCase(), url, { token });
  expect(answer.status).toBeWithin(400, 500);
});
