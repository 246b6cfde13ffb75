import { afterAll, describe, expect, test } from 'bun:test';
import { deflateSync } from 'node:zlib';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { bearer, send } from '../../support/api/client.ts';
import { approveDomain, requestDomain } from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
  gif,
  giganticWebp,
  jpeg,
  png,
  pngOf,
  sizeOf,
  withTextChunk,
} from '../../support/files/pictures.ts';
import { openKeptConnection } from '../../support/http/kept-connection.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer({ BASE_DOMAINS: 'example.net', WORKERS: '2' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const person = await registerApproved(server, admin);

const logoPath = '/api/admin/brand/logo';
const put = (body: Uint8Array, type = 'image/png', { token } = admin) =>
  fetch(`${server.origin}${logoPath}`, {
    method: 'PUT',
    headers: { ...bearer(token), 'content-type': type },
    body: new Uint8Array(body),
  });
const remove = () => send(server.origin, 'DELETE', logoPath, { token: admin.token });
const get = (headers: HeadersInit = {}) => fetch(`${server.origin}/brand/logo`, { headers });
const settings = async () => (await (await fetch(`${server.origin}/api/config`)).json()).data;

/** Until whichever process answers says so. */
const untilEverywhere = (status: number) =>
  waitFor(`${status} from every process`, async () => {
    const looks = await Promise.all(Array.from({ length: 8 }, () => get({ connection: 'close' })));
    return looks.every((look) => look.status === status);
  });

const webp = await new Bun.Image(png(900, 600)).webp().buffer();
const append = (...parts: (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

describe('a logo', () => {
  test('is there once it was set, small and without anything but its pixels', async () => {
    await expectFailure(await get(), 404, 'not_found');
    expect(await settings()).toMatchObject({ hasLogo: false, logoUrl: null });
    const answer = await put(withTextChunk(png(600, 400), 'Comment', '<script>secret</script>'));
    expect(answer.status).toBe(200);
    await untilEverywhere(200);
    const shown = await get();
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(await sizeOf(bytes)).toEqual({ width: 512, height: 341, format: 'webp' });
    expect(bytes.includes('secret')).toBe(false);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60, must-revalidate',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    });
    expect(await settings()).toMatchObject({
      hasLogo: true,
      logoUrl: expect.stringMatching(/^\/brand\/logo\?[0-9a-f]{12}$/),
    });
  });

  test('is asked for again by its strong ETag', async () => {
    const etag = (await get()).headers.get('etag') ?? '';
    expect(etag).not.toStartWith('W/');
    const known = await get({ 'if-none-match': etag });
    expect(known.status).toBe(304);
    expect(known.headers.get('etag')).toBe(etag);
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
    const head = await fetch(`${server.origin}/brand/logo`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('that replaces another is served by every process within two seconds', async () => {
    const open = () => openKeptConnection(server);
    const looks = await Promise.all(Array.from({ length: 8 }, open));
    const times: number[] = [];
    for (const next of [png(64, 64), png(65, 64), webp]) {
      const before = (await get()).headers.get('etag') ?? '';
      expect((await put(next)).status).toBe(200);
      const began = performance.now();
      await waitFor('the new one everywhere', async () => {
        const heads = await Promise.all(
          looks.map((look) => look.ask({ path: '/brand/logo', method: 'HEAD' })),
        );
        return heads.every(({ head }) => !head.includes(before));
      });
      times.push(performance.now() - began);
    }
    // The best of three: other tests may have the machine at the same time.
    expect(Math.min(...times)).toBeLessThan(2_000);
    for (const look of looks) look[Symbol.dispose]();
  });

  test('is on a domain only where that has a brand of its own', async () => {
    const domain = await requestDomain(server, person, 'ann.example.net', 'subdomain');
    await approveDomain(server, admin, domain._id);
    const onDomain = () =>
      fetch(`${server.origin}/brand/logo`, { headers: { host: 'ann.example.net' } });
    await waitFor('the domain', async () => (await onDomain()).status === 404);
    const path = `/api/domains/${domain._id}/brand`;
    const body = { name: 'Ann', accent: '' };
    await send(server.origin, 'PUT', path, { token: person.token, body });
    await waitFor('the brand', async () => (await onDomain()).status === 200);
    expect((await onDomain()).headers.get('content-type')).toBe('image/webp');
  });

  test('is set and removed by administrators only, and audited', async () => {
    await expectFailure(await put(webp, 'image/webp', person), 403, 'forbidden');
    const theirs = await send(server.origin, 'DELETE', logoPath, { token: person.token });
    await expectFailure(theirs, 403, 'forbidden');
    expect((await remove()).status).toBe(200);
    await untilEverywhere(404);
    expect((await remove()).status).toBe(200);
    const { data } = await (
      await send(server.origin, 'GET', '/api/admin/audit?search=brand.logo&limit=9', {
        token: admin.token,
      })
    ).json();
    const actions = data.entries.map(({ action }: { action: string }) => action);
    const set = Array.from({ length: 4 }, () => 'brand.logo_set');
    expect(actions).toEqual(['brand.logo_removed', ...set]);
  });
});

const photo = await jpeg(64, 64);
const archive = append('PK\x05\x06'.padEnd(22, '\0'));

describe('no logo is made', () => {
  test.each<[string, Uint8Array, string]>([
    ['of a vector drawing', append('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'PNG or WebP'],
    ['of a GIF', gif(2), 'PNG or WebP'],
    ['of a JPEG', photo, 'PNG or WebP'],
    ['of a page', append('<!doctype html><script>alert(1)</script>'), 'PNG or WebP'],
    ['of nothing', new Uint8Array(), 'PNG or WebP'],
    ['of 2500 million pixels', pngOf(50_000, 50_000, Buffer.alloc(10_000)), '4,096 pixels'],
    ['of one row too many', pngOf(16, 4097, Buffer.alloc(49 * 4097)), '4,096 pixels'],
    ['of a picture that is too small', png(15, 64), '4,096 pixels'],
    ['of a WebP of 268 million pixels', giganticWebp(webp), '4,096 pixels'],
    ['of fewer pixels than announced', pngOf(2_000, 2_000, Buffer.alloc(100)), 'damaged'],
    ['of a PNG that is cut', png(300, 200).subarray(0, 400), 'damaged'],
    ['of a WebP that is cut', webp.subarray(0, 200), 'damaged'],
    ['of pixels that are none', pngWithData(Buffer.from('none')), 'damaged'],
    ['of a PNG that is a page as well', append(png(64, 64), '<script>1</script>'), 'more than'],
    ['of a PNG that is an archive as well', append(png(64, 64), archive), 'more than'],
    ['of a WebP that is a page as well', append(webp, '<script>1</script>'), 'more than'],
  ])('%s', async (_, bytes, sentence) => {
    const answer = await put(bytes);
    expect((await answer.clone().json()).error).toContain(sentence);
    await expectFailure(answer, 400, 'invalid_request');
    expect((await get()).status).toBe(404);
  });

  test('of more than 512 KB, nor of another type', async () => {
    const large = append(png(64, 64), Buffer.alloc(512 * 1024));
    await expectFailure(await put(large), 413, 'body_too_large');
    for (const type of ['image/svg+xml', 'image/gif', 'text/html', 'application/json']) {
      await expectFailure(await put(png(64, 64), type), 415, 'unsupported_media_type');
    }
    expect((await get()).status).toBe(404);
  });

  test('but of half a megabyte that unpacks to 16 million pixels there is one', async () => {
    const flat = pngOf(4096, 4096, Buffer.alloc(4096 * (4096 * 3 + 1)));
    expect(flat.length).toBeLessThan(512 * 1024);
    expect((await put(flat)).status).toBe(200);
  });
});

/** A PNG of 64 × 64 pixels whose compressed data unpack to these bytes, which are no rows. */
function pngWithData(data: Buffer): Buffer {
  return pngOf(64, 64, deflateSync(data));
}
