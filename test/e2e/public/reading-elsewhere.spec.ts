// @long @desktop

import { fileOf, imageFile, store } from '../support/files/files.ts';
import { Elsewhere } from '../support/servers/other-site.ts';
import { expect, test as base } from '../support/test.ts';

const test = base.extend<{ elsewhere: Elsewhere }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed.
  elsewhere: async ({}, use) => {
    await using elsewhere = await Elsewhere.start();
    await use(elsewhere);
  },
});

test('a page on another site reads a file in parts, as viewers of PDFs do', async ({
  page,
  perch,
  token,
  elsewhere,
}) => {
  const text = await store(perch, token, fileOf('note.txt', 'text/plain', '0123456789'));
  const picture = await store(perch, token, imageFile('pixel.png'));
  const thumbnail = picture.replace('/f/', '/t/').replace(/\.png$/, '');
  elsewhere.show('A page that reads');
  await page.goto(elsewhere.origin);

  const read = (url: string) =>
    page.evaluate(async (target) => {
      const whole = await fetch(target);
      const bytes = await whole.arrayBuffer();
      const etag = whole.headers.get('etag') ?? '';
      // Neither of these two may be sent without the server's leave.
      const part = await fetch(target, { headers: { range: 'bytes=-4', 'if-range': etag } });
      const unchanged = await fetch(target, {
        headers: { 'if-none-match': etag },
        cache: 'no-store',
      });
      return {
        length: whole.headers.get('content-length'),
        ranges: whole.headers.get('accept-ranges'),
        bytes: bytes.byteLength,
        partStatus: part.status,
        span: part.headers.get('content-range'),
        partBytes: (await part.arrayBuffer()).byteLength,
        unchanged: unchanged.status,
      };
    }, url);

  for (const url of [text, picture, thumbnail]) {
    const { bytes, ...seen } = await read(url);
    expect(seen).toEqual({
      length: String(bytes),
      ranges: 'bytes',
      partStatus: 206,
      span: `bytes ${bytes - 4}-${bytes - 1}/${bytes}`,
      partBytes: 4,
      unchanged: 304,
    });
  }
});

test('a page on another site changes no file and reads nothing of the API', async ({
  page,
  perch,
  token,
  elsewhere,
  complaints,
}) => {
  complaints.announce(/CORS|Access-Control|ERR_FAILED|Failed to load/i);
  const url = await store(perch, token, fileOf('note.txt', 'text/plain', '0123456789'));
  elsewhere.show('A page that reads');
  await page.goto(elsewhere.origin);
  const outcomes = await page.evaluate(
    async ({ target, api, authorization }) => {
      const outcome = (asked: Promise<Response>) =>
        asked.then(
          () => 'read',
          () => 'refused',
        );
      return {
        deletion: await outcome(fetch(target, { method: 'DELETE' })),
        withToken: await outcome(fetch(target, { headers: { authorization } })),
        withCookies: await outcome(fetch(target, { credentials: 'include' })),
        account: await outcome(fetch(api, { headers: { authorization } })),
      };
    },
    { target: url, api: `${perch.origin}/api/auth/me`, authorization: `Bearer ${token}` },
  );
  expect(outcomes).toEqual({
    deletion: 'refused',
    withToken: 'refused',
    withCookies: 'refused',
    account: 'refused',
  });
  expect(await (await fetch(url)).text()).toBe('0123456789');
});
