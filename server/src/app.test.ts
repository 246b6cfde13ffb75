import { afterAll, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { publicPaths } from '../../test/support/http/public-paths.ts';
import { createRouter } from './app.ts';
import { readConfig } from './config/config.ts';
import { buildDocument } from './http/openapi/document.ts';
import { createLog } from './lib/log.ts';
import { noOtherWorkers } from './metrics/worker-metrics.ts';
import { openServices } from './open-services.ts';
import { createFindRoute, listPublicRoutes } from './public/public-routes.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'perch-app-'));
const log = createLog('error', () => {});
const opened = await openServices(readConfig({ DATA_DIR: dataDir }), log, dataDir, {
  number: 1,
  isWorker: false,
  runId: 'run',
  workerMetrics: noOtherWorkers,
  beat: () => {},
});
afterAll(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true });
});

const router = createRouter(
  opened.services,
  async () => new Response(),
  () => async () => new Response(),
);
const routers = [router.app, ...(await router.loadParts())];
const document = buildDocument();
const described = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
);

// Answered before the router, which knows nothing of them.
const publicRoutes = listPublicRoutes(opened.services);
const onApp = publicRoutes.filter(({ hosts }) => hosts !== 'domain').map(({ path }) => path);
const isPublic = (path: string) =>
  onApp.includes(path) || ['/f/{name}', '/p/{name}'].includes(path);

test('every served call is in the OpenAPI document, and the other way round', () => {
  const served = routers
    .flatMap(({ routes }) => routes)
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
  const listed = described
    .filter(({ path }) => !isPublic(path))
    .map(({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`)
    // The router answers HEAD with the handler of GET.
    .map((route) => route.replace(/^HEAD /, 'GET '));
  expect([...new Set(served)].toSorted()).toEqual([...new Set(listed)].toSorted());
});

test('every public address is in the list of those that are asked in all ways', () => {
  expect(onApp.toSorted()).toEqual([...publicPaths]);
});

const methodsOf = {
  read: ['GET', 'HEAD'],
  form: ['GET', 'HEAD', 'POST'],
  any: ['GET', 'HEAD', 'POST', 'PUT'],
};

test.each(['app', 'domain'] as const)(
  'public addresses of the %s’s host are told apart',
  (host) => {
    const find = createFindRoute(publicRoutes, host);
    for (const { path, hosts, methods } of publicRoutes) {
      const isHere = hosts === host || hosts === 'both';
      const address = `http://localhost${path.replaceAll(/\{\w+\*?\}/g, 'x')}?y#z`;
      for (const method of methodsOf.any) {
        const isTaken = methodsOf[methods].includes(method);
        const found = find(new Request(address, { method }));
        expect(found?.path, `${method} ${path}`).toBe(isHere && isTaken ? path : undefined);
      }
    }
    for (const path of ['/', '/x/y', '/v', '/v/', '/v/x/y', '/V/x', '//v/x', '/robots.txt/']) {
      const isFrontPage = host === 'domain' && path === '/';
      expect(find(new Request(`http://localhost${path}`))?.path).toBe(
        isFrontPage ? '/' : undefined,
      );
    }
  },
);

test('every described route is reached, also in parts that are loaded with their first request', async () => {
  const missed: string[] = [];
  for (const { method, path } of described) {
    const address = `http://localhost${path.replaceAll(/\{\w+\}/g, 'x')}`;
    const connection = {
      peer: { address: () => '127.0.0.1', stayOpen: () => {}, takeTurn: () => undefined },
      route: '',
      accountLanguage: null,
      takeSlice: () => undefined,
    };
    await router.app.fetch(new Request(address, { method: method.toUpperCase() }), connection);
    if (!isPublic(path) && connection.route !== path)
      missed.push(`${method} ${path}: ${connection.route}`);
  }
  expect(missed).toEqual([]);
});

test('every call has a name of its own, an access, a known tag, and its refusals', () => {
  const names = described.map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
  const tags = new Set(document.tags.map(({ name }) => name));
  for (const { operation } of described) {
    for (const tag of operation.tags) expect(tags).toContain(tag);
    const isProtected = operation['x-access'] !== 'public';
    expect('401' in operation.responses).toBe(isProtected);
    expect('403' in operation.responses).toBe(isProtected);
    expect(operation.security.length > 0).toBe(isProtected);
  }
});

test('every JSON that a call takes or gives has an example', () => {
  for (const { operation, path, method } of described) {
    for (const content of [operation.requestBody, ...Object.values(operation.responses)]) {
      const media = content?.content?.['application/json'];
      if (media) expect(`${method} ${path} ${typeof media.example}`).toEndWith('object');
    }
  }
});

test('every error code and its status are described', () => {
  expect(document.components.schemas['Error']?.description).toContain('`not_found` 404');
});
