import { freePort } from '../../test/support/ports.ts';
import { startInstalled } from '../perch.ts';
import { owner } from '../seed/rows.ts';
import { timesOf } from '../times.ts';
import { makeWorkFolder } from '../work-folder.ts';

// DATABASE_URL=… bun bench/cases/lists.ts [requests]: the lists and figures of a seeded database.

const requests = Number(process.argv[2] ?? 50);

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

await using work = await makeWorkFolder('lists');
await using perch = await startInstalled(work.path, freePort(), { LOG_LEVEL: 'warn' }, owner);
console.log('| Call | p50, ms | p95, ms |\n| --- | ---: | ---: |');
for (const [name, path] of calls) {
  const sorted = (await timesOf(perch, path, requests)).toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1);
  console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} |`);
}
