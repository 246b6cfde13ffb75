import { afterAll, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pageRoutes } from '../../test/support/http/page-routes.ts';
import { createRouter } from './app.ts';
import { readConfig } from './config/config.ts';
import { buildDocument } from './http/openapi/document.ts';
import { createLog } from './lib/log.ts';
import { noOtherWorkers } from './metrics/worker-metrics.ts';
import { openServices } from './open-services.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'perch-app-'));
const log = createLog('error', () => {});
const opened = await openServices(readConfig({ DATA_DIR: dataDir }), log, {
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

const router = createRouter(opened.services, async () => new Response(), {
  viewPages: () => new Response(),
  albumPages: { answer: async () => new Response(), gallery: async () => new Response() },
  scripts: { drop: undefined },
});
const routers = [router.app, ...(await router.loadParts())];
const document = buildDocument();
const described = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
);

// Answered before the router, which knows nothing of them.
const linkPaths = new Set(['GET /f/:name', 'GET /p/:name', 'GET /oembed']);
const pages = new Set<string>(pageRoutes);

test('every served route is in the OpenAPI document, and the other way round', () => {
  const served = routers
    .flatMap(({ routes }) => routes)
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !pages.has(route));
  const listed = described
    .map(({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`)
    // The router answers HEAD with the handler of GET.
    .map((route) => route.replace(/^HEAD /, 'GET '))
    .filter((route) => !linkPaths.has(route));
  expect([...new Set(served)].toSorted()).toEqual([...new Set(listed)].toSorted());
});

test('every described route is reached, also in parts that are loaded with their first request', async () => {
  const missed: string[] = [];
  for (const { method, path } of described) {
    const address = `http://localhost${path.replaceAll(/\{\w+\}/g, 'x')}`;
    const connection = {
      peer: '127.0.0.1',
      route: '',
      accountLanguage: null,
      stayOpen: () => {},
      takeTurn: () => undefined,
      takeSlice: () => undefined,
    };
    await router.app.fetch(new Request(address, { method: method.toUpperCase() }), connection);
    const isLink = linkPaths.has(`GET ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
    if (!isLink && connection.route !== path) missed.push(`${method} ${path}: ${connection.route}`);
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
