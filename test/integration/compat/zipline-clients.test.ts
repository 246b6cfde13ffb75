import { afterAll, describe, expect, test } from 'bun:test';
import { createCipheriv, createHash, randomBytes } from 'node:crypto';

import { signIn } from '../../support/api/accounts.ts';
import { listTokens } from '../../support/api/tokens.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { listOf } from '../../support/imports/old-addresses.ts';
import { sendAsShareX, sendParts, shareXFiles } from '../../support/imports/old-clients.ts';
import { hashAsPhp } from '../../support/imports/xbackbone.ts';
import { writeZipline } from '../../support/imports/zipline.ts';
import { perchOn } from '../../support/servers/backups.ts';
import { createInstallation, usesPostgres } from '../../support/servers/installation.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer } from '../../support/servers/server.ts';

// Zipline's database is one of PostgreSQL.
const describeOnPostgres = usesPostgres ? describe : () => {};

const host = 'zip.example.org';
const coreSecret = 'a core secret that is long enough';
const [token3, token4] = ['Yr4x9kq2Lw8pZt6vBn3mHc5d.MTcwMDAwMDAwMDAwMA', `MTcw.${'b'.repeat(40)}`];

const keyOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** What a client of Zipline 4 sends, which is another text each time. */
function sealed(token: string, secret = coreSecret): string {
  const vector = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', keyOf(keyOf(secret)), vector);
  const bytes = Buffer.concat([cipher.update(token), cipher.final()]);
  const inside = `${vector.toString('hex')}.${bytes.toString('hex')}`;
  return `${btoa(String(Date.now()))}.${btoa(inside)}`;
}

test.each([
  ['zipline3', 'zipline, xbackbone, chibisafe, ass; it is "zipline3"'],
  ['zipline,', 'ass; it is "zipline,"'],
])('the server does not start with COMPAT=%s', async (names, sentence) => {
  await using installation = await createInstallation();
  const { exitCode, stderr } = await runToEnd([], { ...installation.env, COMPAT: names });
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining(sentence)]);
});

describeOnPostgres('clients of Zipline', async () => {
  const server = usesPostgres
    ? await startServer({ COMPAT: 'zipline', COMPAT_ZIPLINE_SECRET: coreSecret })
    : undefined;
  afterAll(() => server?.[Symbol.asyncDispose]());
  if (!server) return;
  const folder = await createTemporaryFolder();
  afterAll(() => folder[Symbol.asyncDispose]());

  const send3 = (headers: Record<string, string> = {}, name = 'Shot 1.png') =>
    sendAsShareX(server, shareXFiles.zipline3(token3, headers), { name });
  const send4 = (headers: Record<string, string> = {}, name = 'Shot 1.png') =>
    sendAsShareX(server, shareXFiles.zipline4(sealed(token4), headers), { name });
  const password = await hashAsPhp('correct horse');
  const sessions = new Map<number, string>();
  const latest = async (version: 3 | 4) => {
    const { uploads = [] } = await listOf(server, '/api/upload/my', sessions.get(version) ?? '');
    return uploads[0];
  };

  test('their tokens are imported from both versions', async () => {
    for (const version of [3, 4] as const) {
      const id = version === 3 ? 1 : 'c1';
      const owner = version === 3 ? { userId: 1 } : { id: 'folder4', userId: 'c1' };
      await using old = await writeZipline(version, folder.path, {
        files: {},
        rows: {
          ...(version === 4 && { Zipline: [{ id: 'z' }] }),
          User: [
            { id, username: `zip${version}`, password, token: version === 3 ? token3 : token4 },
          ],
          Folder: [{ name: 'Shots', ...owner }],
        },
      });
      const { stdout, exitCode } = await perchOn(server.installation, ...old.args, '--host', host);
      expect([exitCode, stdout]).toEqual([
        0,
        expect.stringContaining('tokens: 1 found, 1 imported'),
      ]);
      const session = await signIn(server, `zip${version}`, 'correct horse');
      sessions.set(version, session);
      const name = `Zipline ${version} (imported)`;
      expect(await listTokens(server, session)).toMatchObject([{ name, scopes: ['upload'] }]);
    }
  });

  test('the answer has the shape of the version that the token is of', async () => {
    const answer3 = await send3();
    expect(answer3.status).toBe(200);
    const { files, ...others } = await answer3.json();
    expect([files, others]).toEqual([[expect.stringMatching(/\/f\/\w+\.png$/)], {}]);
    expect(await (await fetch(files[0])).text()).toBe('a screenshot');
    const answer4 = await send4();
    expect(answer4.status).toBe(200);
    const body = await answer4.json();
    expect(body).toEqual({
      files: [
        {
          id: expect.any(String),
          name: expect.stringMatching(/^\w+\.png$/),
          type: expect.any(String),
          url: expect.stringContaining('/f/'),
        },
      ],
    });
    expect((await fetch(body.files[0].url)).status).toBe(200);
  });

  test('several files are one upload each, and none is kept where one fails', async () => {
    const part = (name: string, text: string) => ({
      head: `name="file"; filename="${name}"`,
      text,
    });
    const headers = { authorization: token3 };
    const both = await sendParts(server, '/api/upload', {
      headers,
      parts: [part('a.txt', 'one'), part('b.txt', 'two')],
    });
    const { files } = await both.json();
    const texts = files.map(async (url: string) => (await fetch(url)).text());
    expect(await Promise.all(texts)).toEqual(['one', 'two']);
    const slug = 'only-once';
    const twice = await sendParts(server, '/api/upload', {
      headers: { ...headers, 'x-zipline-filename': slug },
      parts: [part('a.txt', 'one'), part('b.txt', 'two')],
    });
    expect(twice.status).toBe(409);
    expect((await fetch(`${server.origin}/f/${slug}.txt`)).status).toBe(404);
  });

  test('their headers are honoured', async () => {
    const inDays = (days: number) => Date.now() + days * 86_400_000;
    await send4({
      'x-zipline-deletes-at': '2 days',
      'x-zipline-max-views': '3',
      'x-zipline-password': 'open sesame',
      'x-zipline-folder': 'folder4',
      'x-zipline-format': 'name',
      'x-zipline-domain': `${host}, localhost`,
      'x-zipline-original-name': 'true',
      'x-zipline-file-extension': 'txt',
    });
    const upload = await latest(4);
    expect(upload).toMatchObject({
      originalName: 'Shot 1.txt',
      fileId: 'Shot-1',
      downloadsLeft: 3,
      hasPassword: true,
      albums: [expect.any(String)],
    });
    expect(Date.parse(String(upload?.['expiresAt']))).toBeWithin(inDays(1.9), inDays(2.1));
    const embedded = await send3({
      embed: 'true',
      format: 'UUID',
      'expires-at': 'date=2099-01-02T00:00:00Z',
      'max-views': '0',
      'x-zipline-folder': '1',
      'original-name': 'true',
      'image-compression-percent': '0',
      uploadtext: 'true',
    });
    const { files } = await embedded.json();
    expect(files).toEqual([expect.stringMatching(/\/v\/[0-9a-f-]{36}$/)]);
    expect(await latest(3)).toMatchObject({
      expiresAt: '2099-01-02T00:00:00.000Z',
      downloadsLeft: null,
      albums: [expect.any(String)],
    });
    const plain = await send3({ 'no-json': 'true' });
    expect(await plain.text()).toStartWith(`${server.origin}/f/`);
  });

  test.each([
    [3, 'zws', 'true'],
    [3, 'image-compression-percent', '60'],
    [3, 'expires-at', 'soon'],
    [3, 'max-views', '-1'],
    [3, 'max-views', '1e9'],
    [3, 'override-domain', 'of.another.example'],
    [3, 'content-range', 'bytes 0-9/20'],
    [3, 'x-zipline-partial-filename', 'a.png'],
    [3, 'x-zipline-folder', '2'],
    [4, 'x-zipline-deletes-at', '1s'],
    [4, 'x-zipline-format', 'zalgo'],
    [4, 'x-zipline-password', 'p'.repeat(257)],
    [4, 'x-zipline-filename', '../up'],
    [4, 'x-zipline-file-extension', '../up'],
    [4, 'x-zipline-image-compression-type', 'webp'],
    [4, 'x-zipline-of-tomorrow', 'true'],
  ] as const)('Zipline %i: “%s: %s” is refused by name', async (version, header, text) => {
    const before = await latest(version);
    const answer = await (version === 3 ? send3 : send4)({ [header]: text });
    const { error, code, statusCode } = await answer.json();
    expect([answer.status, code ?? statusCode]).toEqual([400, 400]);
    expect(error).toStartWith(`${header}: `);
    expect(await latest(version)).toEqual(before ?? {});
  });

  test('other tokens open nothing', async () => {
    for (const token of [
      token4,
      sealed(token3),
      sealed(token4, 'another secret'),
      `${sealed(token4).slice(0, -8)}AAAAAAA=`,
      `${token3}x`,
      'a.b',
      'x'.repeat(5000),
    ]) {
      const answer = await sendAsShareX(server, shareXFiles.zipline4(token));
      expect([answer.status, await answer.json()]).toEqual([
        401,
        expect.objectContaining({ error: expect.any(String) }),
      ]);
    }
  });
});
