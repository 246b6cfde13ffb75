// @long

import { afterAll, afterEach, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from 'node:tls';

import { requireProgram } from '../../../scripts/system-programs.mjs';
import { becomeAdministrator } from '../../support/api/accounts.ts';
import { fetchWhole, makeArchive, uploadStored } from '../../support/api/archives.ts';
import { upload } from '../../support/api/uploads.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { loseStoredFile, storedFiles, writeStoredFile } from '../../support/files/stored-files.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { startS3Proxy } from '../../support/proxies/s3-proxy.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import { TestServer } from '../../support/servers/server.ts';
import { Authority, ownAddress, startCaddy } from '../../support/services/caddy.ts';
import { waitFor } from '../../support/wait.ts';

// Real Caddys with the Caddyfiles that the project ships, and curl as their client. Without copies on the disk
// every file in S3 is cold; on the disk only archives are streams.
requireProgram('archivers');
const installation = await createInstallation({ hasSchema: true });
const store = installation.env['S3_ENDPOINT'];
const proxy = store === undefined ? undefined : await startS3Proxy(store);
const server = new TestServer(installation, {
  S3_CACHE: '0',
  ...(proxy && { S3_ENDPOINT: proxy.endpoint }),
});
const authority = await Authority.create();
const perch = `127.0.0.1:${server.port}`;
const addresses = {
  Caddyfile: ownAddress(),
  'Caddyfile.cluster': ownAddress(),
  'a Caddyfile with encode': ownAddress(),
};
const withEncode = (caddyfile: string) =>
  caddyfile.replace('\treverse_proxy', '\tencode gzip\n\treverse_proxy');
const caddys = [
  await startCaddy({ authority, address: addresses.Caddyfile, perch }),
  await startCaddy({
    authority,
    address: addresses['Caddyfile.cluster'],
    perch: `${perch} localhost:${server.port}`,
  }),
  await startCaddy({
    authority,
    address: addresses['a Caddyfile with encode'],
    perch,
    edit: withEncode,
  }),
];
await server.start();
// Members are lost on purpose, and S3 fails.
server.expectErrors(/blob\.missing|job\.failed.*stored-files/);
afterAll(async () => {
  for (const caddy of caddys) await caddy[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await proxy?.[Symbol.asyncDispose]();
  await authority[Symbol.asyncDispose]();
});
afterEach(() => proxy?.onRequest(() => undefined));

const { token } = await becomeAdministrator(server);
const content = randomBytes(1_500_000);
const file = await upload(server, token, 'a.bin', content);
const small = await upload(server, token, 'small.txt', 'small');
const archiveUrl = await makeArchive(server, token, [file, small]);
const archive = await fetchWhole(archiveUrl);
const bodies = [
  ['a file', file.publicUrl, content],
  ['an archive', archiveUrl, archive],
] as const;

/** An archive whose second member can be lost and put back. */
async function breakableArchive() {
  const first = await uploadStored(server, token, { name: 'kept.bin', bytes: 3_000_000 });
  const text = randomBytes(1_000_000).toString('hex');
  const before = await storedFiles(server);
  const second = await upload(server, token, 'lost.bin', text);
  const stored = (await storedFiles(server)).find((each) => !before.includes(each)) ?? '';
  const url = await makeArchive(server, token, [first, second]);
  return {
    url,
    whole: await fetchWhole(url),
    lose: () => loseStoredFile(server, stored),
    restore: () => writeStoredFile(server, stored, text),
  };
}

/** Everything that curl gets from this Caddy; every answer must tell one length at most, and never by Perch's own header. */
async function curl(address: string, url: string, ...options: string[]) {
  await using folder = await createTemporaryFolder();
  const [head, body] = [join(folder.path, 'head'), join(folder.path, 'body')];
  const { exitCode } = await runCurl(address, url, '-D', head, '-o', body, ...options);
  const lines = (await readFile(head, 'utf8')).toLowerCase().trim().split('\r\n');
  const fields = lines.slice(1).map((line) => line.split(': ', 2));
  const all = (name: string) => fields.flatMap(([key, value]) => (key === name ? [value] : []));
  expect(all('x-content-length')).toEqual([]);
  expect(all('content-length').length + all('transfer-encoding').length).toBeLessThanOrEqual(1);
  return {
    exitCode,
    status: Number(lines[0]?.split(' ')[1]),
    length: all('content-length')[0],
    header: (name: string) => all(name)[0],
    body: await readFile(body).catch(() => Buffer.of()),
  };
}

async function runCurl(address: string, url: string, ...options: string[]) {
  const { pathname, search } = new URL(url);
  const way = ['--cacert', authority.certificate, '--connect-to', `::${address}:443`];
  const child = Bun.spawn(
    ['curl', '-s', ...way, ...options, `https://localhost${pathname}${search}`],
    {
      stdout: 'pipe',
      stderr: 'inherit',
    },
  );
  const printed = await new Response(child.stdout).text();
  return { exitCode: await child.exited, printed };
}

for (const address of Object.values(addresses)) {
  await waitFor('a certificate', async () => {
    return (await runCurl(address, `${server.origin}/healthz`)).exitCode === 0;
  });
}

const { 'a Caddyfile with encode': encodingCaddy, ...shipped } = addresses;
const ways = Object.entries(shipped).flatMap(([name, address]) => [
  { name, address, version: '--http1.1', broken: 18 },
  { name, address, version: '--http2', broken: 92 },
]);

describe.each(ways)('through $name with $version', ({ address, version, broken }) => {
  const ask = (url: string, ...options: string[]) => curl(address, url, version, ...options);

  test.each(bodies)('%s has its length, whole and in ranges', async (_, url, whole) => {
    const answer = await ask(url);
    expect([answer.exitCode, answer.status, answer.length]).toEqual([0, 200, `${whole.length}`]);
    expect(sha256Of(answer.body)).toBe(sha256Of(whole));
    for (const [start, end] of [
      [0, 1],
      [1000, 900_000],
      [whole.length - 400_000, whole.length],
    ] as const) {
      const part = await ask(url, '-r', `${start}-${end - 1}`);
      expect([part.exitCode, part.status, part.length]).toEqual([0, 206, `${end - start}`]);
      expect(part.header('content-range')).toBe(`bytes ${start}-${end - 1}/${whole.length}`);
      expect(sha256Of(part.body)).toBe(sha256Of(whole.subarray(start, end)));
    }
    const several = await ask(url, '-r', '0-1,5-6');
    expect([several.status, several.length]).toEqual([200, `${whole.length}`]);
    expect(sha256Of(several.body)).toBe(sha256Of(whole));
  });

  test.each(bodies)('%s has its length for HEAD, and no body', async (_, url, whole) => {
    const answer = await ask(url, '--head');
    expect([answer.exitCode, answer.status, answer.length]).toEqual([0, 200, `${whole.length}`]);
  });

  test.each(bodies)('%s is as it was where nothing of it is sent', async (_, url, whole) => {
    const etag = (await ask(url, '--head')).header('etag') ?? '';
    const same = await ask(url, '-H', `If-None-Match: ${etag}`);
    expect([same.exitCode, same.status, same.body.length]).toEqual([0, 304, 0]);
    const beyond = await ask(url, '-r', `${whole.length}-`);
    expect([beyond.exitCode, beyond.status, beyond.length]).toEqual([0, 416, '0']);
    expect(beyond.header('content-range')).toBe(`bytes */${whole.length}`);
    const changed = await ask(url, '-H', 'If-Match: "another"');
    expect([changed.exitCode, changed.status, changed.body.length]).toEqual([0, 412, 0]);
  });

  test('pages, calls, small files and refusals have the length of what they send', async () => {
    const { pathname } = new URL(small.publicUrl);
    for (const [path, status] of [
      [pathname, 200],
      [`/v/${small.fileId}`, 200],
      ['/api/config', 200],
      ['/api/upload/my', 401],
      ['/f/nothing', 404],
      ['/z/nothing.zip', 404],
    ] as const) {
      const answer = await ask(`${server.origin}${path}`);
      expect([path, answer.exitCode, answer.status]).toEqual([path, 0, status]);
      expect(answer.length).toBe(`${answer.body.length}`);
    }
  });

  test('a client that asks for lengths as a proxy does gets no header of it', async () => {
    const options = ['-H', 'X-Want-Content-Length: 0', '-H', 'X-Content-Length: 5'];
    const answer = await ask(archiveUrl, ...options);
    expect([answer.exitCode, answer.length]).toEqual([0, `${archive.length}`]);
    expect(sha256Of(answer.body)).toBe(sha256Of(archive));
  });

  test('an archive that breaks off never looks whole, and curl goes on with it', async () => {
    const { url, whole, lose, restore } = await breakableArchive();
    await lose();
    const cut = await ask(url);
    expect([cut.exitCode, cut.status, cut.length]).toEqual([broken, 200, `${whole.length}`]);
    expect(cut.body.length).toBeGreaterThan(0);
    expect(cut.body.length).toBeLessThan(whole.length);
    await restore();
    await using folder = await createTemporaryFolder();
    const path = join(folder.path, 'archive.zip');
    await Bun.write(path, cut.body);
    const goOn = ['-C', '-', '-o', path, '-w', '%{http_code}'];
    const { exitCode, printed } = await runCurl(address, url, version, ...goOn);
    expect([exitCode, printed]).toEqual([0, '206']);
    expect(sha256Of(await Bun.file(path).bytes())).toBe(sha256Of(whole));
  });

  if (proxy) {
    test('a file that S3 breaks off never looks whole', async () => {
      const large = randomBytes(6_000_000);
      const { publicUrl } = await upload(server, token, 'large.bin', large);
      for (const options of [[], ['-r', '1-']]) {
        let answers = 0;
        proxy.onRequest(({ method, url }) => {
          if (method !== 'GET' || url.includes('?')) return undefined;
          answers += 1;
          return answers === 1 ? { breakAfter: 2_000_000 } : { answer: 503 };
        });
        const cut = await ask(publicUrl, ...options);
        expect(cut.exitCode).toBe(broken);
        expect(cut.length).toBe(`${large.length - (options.length > 0 ? 1 : 0)}`);
        expect(cut.body.length).toBeLessThan(large.length - 1);
        proxy.onRequest(() => undefined);
        expect(sha256Of((await ask(publicUrl)).body)).toBe(sha256Of(large));
      }
    });
  }
});

test.each(Object.entries(shipped))(
  'a connection on which an answer has broken off ends with it, through %s',
  async (_, address) => {
    const { url, whole, lose } = await breakableArchive();
    await lose();
    const ca = await readFile(authority.certificate);
    const socket = connect({ host: address, port: 443, servername: 'localhost', ca });
    const received: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    const closed = new Promise((resolve) => socket.on('close', resolve).on('error', resolve));
    const paths = [new URL(url).pathname, new URL(small.publicUrl).pathname];
    for (const path of paths) socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    await closed;
    const text = Buffer.concat(received).toString('latin1');
    expect(text.toLowerCase()).toContain(`\r\ncontent-length: ${whole.length}\r\n`);
    expect(text.split('HTTP/1.1 ')).toHaveLength(2);
    expect(text.length).toBeLessThan(whole.length);
  },
);

test('what Caddy compresses by itself has no length of the original', async () => {
  const text = 'compressible '.repeat(100_000);
  const { publicUrl } = await upload(server, token, 'a.txt', text);
  for (const version of ['--http1.1', '--http2']) {
    const raw = await curl(encodingCaddy, publicUrl, version, '-H', 'Accept-Encoding: gzip');
    expect([raw.exitCode, raw.status]).toEqual([0, 200]);
    expect(raw.header('content-encoding')).toBe('gzip');
    expect(Buffer.from(Bun.gunzipSync(raw.body)).toString()).toBe(text);
    const plain = await curl(encodingCaddy, publicUrl, version);
    expect([plain.exitCode, plain.length]).toEqual([0, `${text.length}`]);
    expect(plain.header('content-encoding')).toBeUndefined();
  }
});

test('Perch tells the length by its own header only to those that ask for it', async () => {
  const asking = { headers: { 'x-want-content-length': '1' } };
  for (const [, url] of bodies) {
    const unasked = await fetch(url);
    expect(unasked.headers.get('x-content-length')).toBeNull();
    await unasked.body?.cancel();
  }
  const streamed = await fetch(archiveUrl, asking);
  expect(streamed.headers.get('x-content-length')).toBe(String(archive.length));
  await streamed.body?.cancel();
  // The runtime states these lengths itself.
  for (const [url, init] of [
    [small.publicUrl, asking],
    [archiveUrl, { ...asking, method: 'HEAD' }],
    [`${server.origin}/f/nothing`, asking],
  ] as const) {
    const answer = await fetch(url, init);
    expect(answer.headers.get('x-content-length')).toBeNull();
    expect(answer.headers.get('content-length')).not.toBeNull();
    await answer.body?.cancel();
  }
});
