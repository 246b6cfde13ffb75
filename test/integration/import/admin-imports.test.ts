// @long

import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Import } from '@perch/contract/imports/imports';

import {
  becomeAdministrator,
  confirm,
  registerApproved,
  signIn,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { importedRows, runStatement } from '../../support/database/database.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { idIn, importsOf } from '../../support/imports/admin-imports.ts';
import { lookAtOld } from '../../support/imports/old-addresses.ts';
import { oldCodeOf, type OldFile, writeXBackBone } from '../../support/imports/xbackbone.ts';
import { perchOn } from '../../support/servers/backups.ts';
import { usesS3 } from '../../support/servers/installation.ts';
import { startServer } from '../../support/servers/server.ts';
import { outcomeOf, waitFor } from '../../support/wait.ts';

const secret = 'pa55word-of-the-database';
const server = await startServer({
  IMPORT_DATABASE_URL: `postgres://zipline:${secret}@127.0.0.1:9/zipline?sslmode=disable`,
});
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const imports = importsOf(server, admin.token);

const folder = join(server.dataDir, 'import');
// As many as take a second, so that a run can be stopped in their middle.
const filesMax = usesS3 ? 600 : 2500;
const many: OldFile[] = Array.from({ length: filesMax }, (_, index) => ({
  code: `f${index}`,
  name: `${index}.txt`,
  bytes: index % 100 === 7 && index < 600 ? null : `file ${index}`,
}));
const old = { source: 'xbackbone', database: 'old/database.db', files: 'old/storage' } as const;

beforeAll(async () => {
  await mkdir(join(folder, 'old'), { recursive: true });
  await writeXBackBone(join(folder, 'old'), [{ username: 'ollie', files: many }]);
});

test('only administrators reach imports', async () => {
  const { token } = await registerApproved(server, admin, 'ann');
  const id = 'a'.repeat(16);
  const calls: [string, string][] = [
    ['GET', '/places'],
    ['GET', ''],
    ['POST', ''],
    ...['', '/rows', '/report.json'].map((path): [string, string] => ['GET', `/${id}${path}`]),
    ['POST', `/${id}/start`],
    ['POST', `/${id}/stop`],
  ];
  for (const [method, path] of calls) {
    await expectFailure(await importsOf(server, token).call(method, path), 403, 'forbidden');
    const anonymous = await send(server.origin, method, `/api/admin/imports${path}`);
    await expectFailure(anonymous, 401, 'unauthenticated');
  }
});

describe('what may be read', () => {
  const inspect = (options: object) => imports.inspect({ ...old, ...options });

  beforeAll(async () => {
    await mkdir(join(folder, 'bad'));
    await symlink('/etc', join(folder, 'bad/etc'));
    await symlink(server.dataDir, join(folder, 'bad/data'));
    await symlink('/etc/passwd', join(folder, 'bad/linked.db'));
    await writeFile(join(folder, 'bad/logged.db'), '');
    await symlink('/etc/passwd', join(folder, 'bad/logged.db-wal'));
    await writeFile(join(folder, 'bad/auth.json'), '{}');
    await symlink('/etc/passwd', join(folder, 'bad/data.json'));
    Bun.spawnSync(['mkfifo', join(folder, 'bad/pipe.db')]);
  });
  afterAll(() => rm(join(folder, 'bad'), { recursive: true }));

  test.each([
    '/etc/passwd',
    '../perch.db',
    'old/../../perch.db',
    'file:///etc/passwd',
    'sqlite:/etc/passwd',
    'postgres://127.0.0.1:5432/postgres',
    'old\\..\\..\\perch.db',
    'bad/etc/passwd',
    'bad/data/perch.db',
    'bad/linked.db',
    'bad/logged.db',
    'bad/pipe.db',
    'old/absent.db',
    'old',
  ])('as a database not %j', async (database) => {
    await expectFailure(await inspect({ database }), 400, 'invalid_request', 'database');
  });

  test.each(['/', '/etc', '..', 'bad/etc', 'bad/data', 'old/database.db', 'http://127.0.0.1/'])(
    'as a folder not %j',
    async (files) => {
      await expectFailure(await inspect({ files }), 400, 'invalid_request', 'files');
    },
  );

  test('nor a folder of ass whose files lead elsewhere, nor a database server in place of a file', async () => {
    const ass = await inspect({ source: 'ass', database: 'bad' });
    await expectFailure(ass, 400, 'invalid_request', 'database');
    await expectFailure(await inspect({ database: null }), 400, 'invalid_request', 'database');
    const zipline = await inspect({ source: 'zipline4' });
    await expectFailure(zipline, 400, 'invalid_request', 'database');
    await expectFailure(await inspect({ owner: 'none such' }), 404, 'not_found', 'owner');
    await expectFailure(await inspect({ url: 'postgres://127.0.0.1/' }), 400);
  });

  test('a database that does not answer is named without its password', async () => {
    const places = await (await imports.call('GET', '/places')).json();
    expect(places).toMatchObject({
      data: {
        folder,
        exists: true,
        folders: expect.arrayContaining(['.', 'old', 'old/storage']),
        databases: expect.arrayContaining(['old/database.db']),
        databaseUrl: 'postgres://127.0.0.1:9/zipline',
        freeBytes: usesS3 ? null : expect.any(Number),
      },
    });
    const answer = await inspect({ source: 'zipline4', database: null });
    const failed = await imports.until(await idIn(answer), 'failed');
    expect(failed.problem).toContain('is not responding');
    const audit = await send(server.origin, 'GET', '/api/admin/audit', { token: admin.token });
    const told = JSON.stringify([places, failed, await audit.json()]);
    expect(told).toContain('import.inspected');
    expect(told + server.output()).not.toContain(secret);
  });
});

test('an import is inspected, confirmed, stopped, goes on, and survives the death of the server', async () => {
  const id = await idIn(await imports.inspect({ ...old, hosts: ['old.example.org'] }));
  const twice = await Promise.all([imports.inspect(old), imports.start(id)]);
  await expectFailure(twice[0], 409, 'import_running');
  await expectFailure(twice[1], 403, 'confirmation_required');
  await confirm(server, admin);
  const { inspection } = await imports.until(id, 'done');
  const skipped = 6;
  expect(inspection).toMatchObject({
    accounts: { found: 1, imported: 1 },
    files: { found: filesMax, imported: filesMax - skipped, known: 0, skipped },
    reasons: { bytes: skipped },
  });
  // Nothing was written.
  expect(await outcomeOf(signIn(server, 'ollie', 'correct horse'))).toThrow();

  const before = await importedRows(server);
  const hasWritten = (rows: number) => async () => (await importedRows(server)) > before + rows;
  expect((await imports.start(id)).status).toBe(200);
  await expectFailure(await imports.start(id), 409, 'import_running');
  await waitFor('a first batch', hasWritten(0), { everyMs: 1 });
  expect((await imports.stop(id)).status).toBe(200);
  const stopped = await imports.until(id, 'stopped');
  expect(stopped.progress?.files.imported).toBe((await importedRows(server)) - before);
  expect(stopped.progress?.files.imported).toBeLessThan(filesMax - skipped);
  await expectFailure(await imports.stop(id), 400, 'invalid_request');

  const rows = await importedRows(server);
  expect((await imports.start(id)).status).toBe(200);
  await waitFor('a further batch', async () => (await importedRows(server)) > rows, { everyMs: 1 });
  await server.stop('SIGKILL');
  await server.start();
  const { progress, createdBy } = await imports.until(id, 'done');
  expect(await importedRows(server)).toBe(before + filesMax - skipped);
  expect(progress).toMatchObject({
    files: { found: filesMax, skipped },
    reasons: { bytes: skipped },
  });
  expect(createdBy).toBe(admin.username);
  const look = await lookAtOld(server, `/${oldCodeOf(1)}/f12/raw`, { host: 'old.example.org' });
  expect([look.status, look.sha256]).toEqual([200, sha256Of('file 12')]);
  await signIn(server, 'ollie', 'correct horse');

  const page = await imports.rows(id, '?reason=bytes&limit=2&page=2');
  expect(page).toMatchObject({ total: skipped, rows: [{ key: '208' }, { key: '308' }] });
  expect((await imports.rows(id, '?reason=owner')).total).toBe(0);
  const report = await imports.call('GET', `/${id}/report.json`);
  expect(report.headers.get('content-disposition')).toContain(`perch-import-${id}.json`);
  const whole: Import & { rows: unknown[] } = await report.json();
  expect(whole).toMatchObject({ _id: id, options: { hosts: ['old.example.org'] }, progress });
  // And that clients need a setting to go on, said once although the import went on twice.
  expect(whole.rows).toHaveLength(skipped + 1);
});

test('one that a machine has left says so, can be stopped or taken over, and keeps others away until then', async () => {
  await confirm(server, admin);
  const id = await idIn(await imports.inspect(old));
  await imports.until(id, 'done');
  const elsewhere = (seenAt: number) =>
    runStatement(
      server,
      `update import_runs set slot = 'run', phase = 'import', state = 'running', home = 'elsewhere', runner = 'other',
        seen_at = ${seenAt} where id = '${id}'`,
    );
  await elsewhere(Date.now() + 60_000);
  await expectFailure(await imports.inspect(old), 409, 'import_running');
  const places = ['--database', join(folder, old.database), '--files', join(folder, old.files)];
  const command = await perchOn(server.installation, 'import', old.source, ...places);
  expect([command.exitCode, command.stderr]).toEqual([
    1,
    expect.stringContaining('Another import is running'),
  ]);
  expect((await imports.stop(id)).status).toBe(200);
  expect((await imports.find(id)).state).toBe('stopping');
  await elsewhere(Date.now() - 120_000);
  expect((await imports.find(id)).state).toBe('interrupted');
  expect((await imports.start(id)).status).toBe(200);
  const done = await imports.until(id, 'done');
  expect(done.progress?.files).toMatchObject({ imported: 0, known: filesMax - 6 });
});
