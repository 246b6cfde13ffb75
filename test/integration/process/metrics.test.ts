import { afterAll, describe, expect, test } from 'bun:test';
import { networkInterfaces } from 'node:os';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { unlock, uploadClosed, visit } from '../../support/api/closed-links.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { upload } from '../../support/api/uploads.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer({ HOST: '0.0.0.0' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

async function scrape({ origin }: TestServer = server): Promise<string> {
  const answer = await fetch(`${origin}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toStartWith('text/plain; version=0.0.4');
  return answer.text();
}

function figure(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  if (!line) throw new Error(`There is no ${name} in ${text}`);
  return Number(line.slice(name.length));
}

describe('/metrics', () => {
  test('has only lines that Prometheus understands, each family once', async () => {
    const text = await scrape();
    const sample = /^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?[0-9.e+-]+$/;
    const lines = text.trimEnd().split('\n');
    expect(lines.filter((line) => !line.startsWith('# ') && !sample.test(line))).toEqual([]);
    const families = lines.filter((line) => line.startsWith('# TYPE '));
    expect(new Set(families).size).toBe(families.length);
    expect(text).toEndWith('\n');
  });

  test('counts requests by route, method and status', async () => {
    const wrong = 'perch_requests_total{route="/api/upload/{id}",method="GET",status="401"}';
    await fetch(`${server.origin}/api/upload/${'0'.repeat(16)}`);
    const before = figure(await scrape(), wrong);
    await fetch(`${server.origin}/api/upload/${'1'.repeat(16)}`);
    const text = await scrape();
    expect(figure(text, wrong)).toBe(before + 1);
    const duration = 'perch_request_duration_seconds_count{route="/api/upload/{id}",method="GET"}';
    expect(figure(text, duration)).toBeGreaterThan(before);
    expect(figure(text, 'perch_open_requests')).toBe(1);
  });

  test('counts files in and out with their bytes, and the stored ones', async () => {
    const before = await scrape();
    const { publicUrl } = await upload(server, admin.token, 'a.txt', 'twelve bytes');
    await (await fetch(publicUrl)).text();
    await (await fetch(publicUrl, { headers: { range: 'bytes=0-4' } })).text();
    await fetch(publicUrl, { method: 'HEAD' });
    const after = await scrape();
    const added = (name: string) => figure(after, name) - figure(before, name);
    expect(added('perch_uploads_total')).toBe(1);
    expect(added('perch_upload_bytes_total')).toBe(12);
    expect(added('perch_delivery_bytes_total')).toBe(12 + 5);
    expect(added('perch_stored_uploads')).toBe(1);
    expect(added('perch_storage_bytes')).toBe(12);
    expect(after).toContain('perch_requests_total{route="/f/{name}",method="HEAD",status="200"} 1');
  });

  test('counts refusals for load or a limit, told by a page or by a call', async () => {
    const refused = (text: string, reason: string) =>
      figure(text, `perch_refused_total{reason="${reason}"}`);
    const before = await scrape();
    // There from the start, as a rate needs.
    expect(refused(before, 'disk_full')).toBe(0);
    const { fileId } = await uploadClosed(server, admin.token, { password: 'right' });
    // A wrong password is no refusal of this kind, as often as it may be tried.
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await unlock(server, fileId, 'wrong')).status).toBe(403);
    }
    expect(refused(await scrape(), 'too_many_attempts')).toBe(refused(before, 'too_many_attempts'));
    const page = await unlock(server, fileId, 'wrong');
    expect(page.headers.get('content-type')).toStartWith('text/html');
    const headers = { 'perch-password': 'wrong' };
    const call = await visit(server, `/f/${fileId}`, { headers });
    await expectFailure(call, 429, 'too_many_attempts');
    expect(page.status).toBe(429);
    await visit(server, '/f/AAAAAAAAAA');
    const after = await scrape();
    expect(refused(after, 'too_many_attempts')).toBe(refused(before, 'too_many_attempts') + 2);
    expect(refused(after, 'busy')).toBe(refused(before, 'busy'));
    expect(after).not.toContain('perch_refused_total{reason="not_found"}');
  });

  test('tells about jobs and mail', async () => {
    const text = await waitFor('a job’s first run', async () => {
      const scraped = await scrape();
      return /^perch_job_last_run_duration_seconds\{job="/m.test(scraped) ? scraped : undefined;
    });
    expect(text).toMatch(/^perch_job_last_run_timestamp_seconds\{job="[^"]+"\} \d+/m);
    expect(text).toMatch(/^perch_job_last_run_failed\{job="[^"]+"\} 0$/m);
    expect(figure(text, 'perch_mail_queue_length')).toBe(0);
  });

  test('does not grow with unknown paths and methods', async () => {
    await scrape();
    // Jobs that run for the first time meanwhile add theirs.
    const isOfJob = (line: string) => line.startsWith('perch_job_');
    const lines = async () => (await scrape()).split('\n').filter((line) => !isOfJob(line)).length;
    await fetch(`${server.origin}/nowhere`);
    await fetch(`${server.origin}/nowhere`, { method: 'PURGE' });
    const before = await lines();
    for (let index = 0; index < 20; index += 1) {
      await fetch(`${server.origin}/nowhere/${index}`);
      await fetch(`${server.origin}/f/nothing${index}`);
      await fetch(`${server.origin}/nowhere`, { method: `X${'Y'.repeat(index)}` });
    }
    expect((await lines()) - before).toBeLessThan(25);
    expect(await scrape()).not.toContain('nowhere');
  });

  test('names no account', async () => {
    expect(await scrape()).not.toContain(admin.username);
  });
});

const address = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address;

describe('a client that asks for /metrics', () => {
  test.skipIf(address === undefined)('from elsewhere finds nothing there', async () => {
    const answer = await fetch(`http://${address}:${server.port}/metrics`);
    await expectFailure(answer, 404, 'not_found');
  });

  test('through a proxy on this machine finds nothing there', async () => {
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.7' },
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-real-ip': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { via: '1.1 proxy' },
    ]) {
      const answer = await fetch(`${server.origin}/metrics`, { headers });
      await expectFailure(answer, 404, 'not_found');
    }
  });

  test('by a name that was made to lead to this machine finds nothing there', async () => {
    for (const host of ['rebound.example.net', `rebound.example.net:${server.port}`, 'perch']) {
      const answer = await fetch(`${server.origin}/metrics`, { headers: { host } });
      await expectFailure(answer, 404, 'not_found');
    }
    const byAddress = await fetch(`http://127.0.0.1:${server.port}/metrics`);
    expect(byAddress.status).toBe(200);
  });

  test('with METRICS_TOKEN gets them from anywhere with the token, and nowhere without it', async () => {
    const token = 'a token of Prometheus’ own'.replaceAll(/[^a-z]/g, '-');
    await using own = await startServer({ HOST: '0.0.0.0', METRICS_TOKEN: token });
    const origins = [own.origin, ...(address ? [`http://${address}:${own.port}`] : [])];
    for (const origin of origins) {
      const get = (headers: Record<string, string>) => fetch(`${origin}/metrics`, { headers });
      const handedOn = { 'x-forwarded-for': '203.0.113.7' };
      expect((await get({ authorization: `Bearer ${token}` })).status).toBe(200);
      expect((await get({ ...handedOn, authorization: `bearer ${token}` })).status).toBe(200);
      for (const authorization of ['', 'Bearer', 'Bearer ', `Bearer ${token}x`, `Basic ${token}`]) {
        const answer = await get({ authorization });
        expect(answer.headers.get('www-authenticate')).toBe('Bearer');
        await expectFailure(answer, 401, 'unauthenticated');
      }
      await expectFailure(await get({}), 401, 'unauthenticated');
      await expectFailure(await fetch(`${origin}/metrics?token=${token}`), 401, 'unauthenticated');
    }
    expect(own.output()).not.toContain(token);
  });

  test.skipIf(address === undefined)('from a trusted proxy’s address gets them', async () => {
    await using own = await startServer({ HOST: '0.0.0.0', TRUSTED_PROXIES: `${address}` });
    const answer = await fetch(`http://${address}:${own.port}/metrics`);
    expect(answer.status).toBe(200);
  });
});
