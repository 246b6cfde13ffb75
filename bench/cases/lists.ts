import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Api } from '@perch/contract/api';
import { hc } from 'hono/client';

import { onServerCore, projectRoot, untilAnswering } from '../programs.ts';
import { email, password } from '../seed/rows.ts';

// DATABASE_URL=… bun bench/cases/lists.ts [requests]: the lists and figures of a seeded database.

const requests = Number(process.argv[2] ?? 50);
const port = 4613;
const origin = `http://localhost:${port}`;

const calls: [name: string, path: string][] = [
  ['my uploads, page 1', '/api/upload/my'],
  ['my uploads, page 500', '/api/upload/my?page=500'],
  ['my uploads, search', '/api/upload/my?search=invoice'],
  ['my uploads, by size, images', '/api/upload/my?sort=size&type=image'],
  ['all uploads, page 1', '/api/upload/all'],
  ['all uploads, page 10 000', '/api/upload/all?page=10000'],
  ['all uploads, last page', '/api/upload/all?page=50000'],
  ['all uploads, search, frequent', '/api/upload/all?search=invoice'],
  ['all uploads, search, page 400', '/api/upload/all?search=invoice&page=400'],
  ['all uploads, search, rare', '/api/upload/all?search=-99999.'],
  ['all uploads, search, absent', '/api/upload/all?search=nothing-like-it'],
  ['all uploads, search, extension', '/api/upload/all?search=jpg&type=image'],
  ['all uploads, search, by size', '/api/upload/all?search=report&sort=size'],
  ['all uploads, search, one letter', '/api/upload/all?search=s'],
  ['all uploads, search, a username', '/api/upload/all?search=holiday-1234'],
  ['my statistics', '/api/upload/stats'],
  ['all statistics', '/api/admin/stats'],
  ['users, page 1', '/api/auth/users'],
  ['users, search, by storage', '/api/auth/users?search=holiday&sort=storage'],
];

const folder = await mkdtemp(join(tmpdir(), 'perch-lists-'));
const server = Bun.spawn(onServerCore([process.execPath, 'server/src/main.ts']), {
  cwd: projectRoot,
  env: { ...process.env, PORT: String(port), DATA_DIR: folder, PUBLIC_URL: '', LOG_LEVEL: 'warn' },
  stdout: 'ignore',
  stderr: 'inherit',
});
try {
  await untilAnswering(`${origin}/readyz`, 60);
  const token = await signIn();
  console.log('| Call | p50, ms | p95, ms |\n| --- | ---: | ---: |');
  for (const [name, path] of calls) {
    const { p50, p95 } = await measure(path, token);
    console.log(`| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`);
  }
} finally {
  server.kill();
  await server.exited;
  await rm(folder, { recursive: true });
}

async function signIn(): Promise<string> {
  const answer = await hc<Api>(origin).api.auth.login.$post({ json: { email, password } });
  if (!answer.ok) throw new Error(`Signing in failed: ${answer.status}`);
  return (await answer.json()).token;
}

/** One request after the other; the first ones warm up and do not count. */
async function measure(path: string, token: string) {
  const times: number[] = [];
  for (let request = -3; request < requests; request += 1) {
    const began = performance.now();
    const answer = await fetch(`${origin}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    if (request >= 0) times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}
