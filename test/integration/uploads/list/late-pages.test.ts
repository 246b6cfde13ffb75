// @both-stacks

import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../../support/api/accounts.ts';
import { createTagger } from '../../../support/api/tags.ts';
import { runStatement } from '../../../support/database/database.ts';
import { writeUploads } from '../../../support/database/many-uploads.ts';
import { startServer } from '../../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const files = 5000;
const perDay = 70;
const dayMs = 86_400_000;

test('late pages go on where the ones before have ended, on whatever day that was', async () => {
  const owner = await registerApproved(server, admin);
  const { list } = createTagger(server, owner.token);
  const ids = Array.from(
    { length: files },
    (_, n) => owner.id.slice(0, 6) + String(n).padStart(10, '0'),
  );
  await writeUploads(server, owner.id, ids);
  const statements = [
    `update uploads set created_at = size / ${perDay} * ${dayMs} + size`,
    `insert into upload_totals select user_id, category, count(*), sum(size) from uploads group by user_id, category`,
    `insert into category_totals select category, uploads, bytes from upload_totals`,
    `insert into daily_totals select user_id, created_at / ${dayMs}, count(*), sum(size) from uploads
      group by user_id, created_at / ${dayMs}`,
    `insert into daily_totals select '', day, uploads, bytes from daily_totals`,
  ];
  for (const statement of statements) await runStatement(server, statement);
  const all = createTagger(server, admin.token);
  // Offsets of which some are where a day begins, and others beside it.
  for (const page of [51, 52, 106, 107, 125, 175, 245, 250]) {
    const numbers = Array.from({ length: 20 }, (_, n) => (page - 1) * 20 + n);
    const oldest = { names: numbers.map(String), total: files };
    const newest = { names: numbers.map((n) => String(files - 1 - n)), total: files };
    expect(await list(`limit=20&page=${page}&order=asc`)).toEqual(oldest);
    expect(await list(`limit=20&page=${page}`)).toEqual(newest);
    expect(await all.list(`limit=20&page=${page}`, '/api/upload/all')).toEqual(newest);
  }
});
