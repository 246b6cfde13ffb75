import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { upload } from '../../support/api/uploads.ts';
import { markup, samples } from '../../support/files/sample-files.ts';
import { expectFileHeaders } from '../../support/http/file-headers.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

const plain = 'text/plain; charset=utf-8';
const bytes = 'application/octet-stream';

interface Expected {
  type: string;
  disposition: 'inline' | 'attachment';
}

async function expectServed(
  name: string,
  content: string | Uint8Array,
  claimed: string,
  { type, disposition }: Expected,
) {
  const { publicUrl } = await upload(server, token, name, content, claimed);
  for (const query of ['', '?download', '?download=1']) {
    const answer = await fetch(`${publicUrl}${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    const wanted = query === '' ? disposition : 'attachment';
    expect(answer.headers.get('content-disposition')).toStartWith(`${wanted};`);
    expectFileHeaders(answer);
    expect(Buffer.from(await answer.bytes()).equals(Buffer.from(content))).toBe(true);
  }
}

describe('a real file opens in the browser:', () => {
  test.each<[string, Uint8Array, string]>([
    ['a.png', samples.png, 'image/png'],
    ['a.jpg', samples.jpeg, 'image/jpeg'],
    ['a.gif', samples.gif, 'image/gif'],
    ['a.webp', samples.webp, 'image/webp'],
    ['a.avif', samples.avif, 'image/avif'],
    ['a.bmp', samples.bmp, 'image/bmp'],
    ['a.mp4', samples.mp4, 'video/mp4'],
    ['a.webm', samples.webm, 'video/webm'],
    ['a.ogg', samples.ogg, 'audio/ogg'],
    ['a.mov', samples.mov, 'video/quicktime'],
    ['a.mp3', samples.mp3, 'audio/mpeg'],
    ['frames.mp3', samples.mp3Frame, 'audio/mpeg'],
    ['a.m4a', samples.m4a, 'audio/mp4'],
    ['a.wav', samples.wav, 'audio/wav'],
    ['a.flac', samples.flac, 'audio/flac'],
    ['a.opus', samples.opus, 'audio/ogg'],
    ['a.pdf', samples.pdf, 'application/pdf'],
  ])('%s', async (name, content, type) => {
    await expectServed(name, content, bytes, { type, disposition: 'inline' });
  });
});

describe('text and source code are shown as plain text:', () => {
  const extensions =
    'txt md csv log js mjs css json ts tsx py sh c go rs java yaml toml sql ini diff';
  test.each(extensions.split(' '))('%s', async (extension) => {
    const claimed = extension === 'js' ? 'text/javascript' : 'text/html';
    const content = `alert('from ${extension}');\n`;
    await expectServed(`a.${extension}`, content, claimed, { type: plain, disposition: 'inline' });
  });

  test.each(['no-extension', 'a.unknown', 'a.appcache', 'a.'])('%s', async (name) => {
    const expected: Expected = { type: plain, disposition: 'inline' };
    await expectServed(name, 'CACHE MANIFEST\n', 'text/cache-manifest', expected);
  });
});

describe('a page that could run scripts is downloaded as plain text:', () => {
  test.each([
    'html',
    'htm',
    'xhtml',
    'xml',
    'rss',
    'xsl',
    'xslt',
    'mathml',
    'mht',
    'mhtml',
    'HTML',
    'atom',
    'hta',
  ])('%s', async (extension) => {
    const content = extension.toLowerCase().startsWith('x') ? markup.xml : markup.html;
    const expected: Expected = { type: plain, disposition: 'attachment' };
    await expectServed(`a.${extension}`, content, 'text/html', expected);
  });

  test('svg is a download that still works in a picture', async () => {
    const expected: Expected = { type: 'image/svg+xml', disposition: 'attachment' };
    await expectServed('a.svg', markup.svg, 'image/svg+xml', expected);
  });
});

describe('everything else is downloaded as bytes:', () => {
  test.each<[string, string | Uint8Array]>([
    ['a.zip', samples.zip],
    ['a.exe', samples.exe],
    ['a.wasm', '\0asm\u0001\0\0\0'],
    ['a.swf', 'CWS\u000Bsomething'],
    ['a.jar', samples.zip],
    ['a.docx', samples.zip],
  ])('%s', async (name, content) => {
    await expectServed(name, content, 'text/html', { type: bytes, disposition: 'attachment' });
  });
});

describe('neither the claimed type nor the extension is believed:', () => {
  test.each<[string, string, string | Uint8Array, string]>([
    ['a page called png', 'a.png', markup.html, 'image/png'],
    ['a page called mp4', 'a.mp4', markup.html, 'video/mp4'],
    ['a page called pdf', 'a.pdf', markup.html, 'application/pdf'],
    ['a page called jpg and sent as html', 'a.jpg', markup.html, 'text/html'],
    ['an svg called png', 'a.png', markup.svg, 'image/svg+xml'],
    ['a script called gif', 'a.gif', 'alert(1)', 'text/javascript'],
    ['a text in the form of a bitmap', 'a.bmp', 'BM alert(1)', 'image/bmp'],
    ['a page called mp3', 'a.mp3', markup.html, 'audio/mpeg'],
  ])('%s', async (_, name, content, claimed) => {
    await expectServed(name, content, claimed, { type: bytes, disposition: 'attachment' });
  });

  test.each<[string, string, Uint8Array, string]>([
    ['a picture called html', 'a.html', samples.png, 'image/png'],
    ['a picture without extension', 'picture', samples.gif, 'image/gif'],
    ['a picture sent as html', 'a.png', samples.png, 'image/png'],
  ])('%s is a picture', async (_, name, content, type) => {
    await expectServed(name, content, 'text/html', { type, disposition: 'inline' });
  });

  test.each([
    'text/html',
    'text/plain, text/html',
    'text/javascript',
    'image/svg+xml',
    'x/y\u0000z',
  ])('the claim %j changes nothing', async (claimed) => {
    await expectServed('a.txt', 'text', claimed, { type: plain, disposition: 'inline' });
  });

  test('another extension in the link changes nothing', async () => {
    const { publicUrl } = await upload(server, token, 'a.txt', markup.html);
    for (const extension of ['html', 'svg', 'js', 'png']) {
      const answer = await fetch(publicUrl.replace(/\.txt$/, `.${extension}`));
      if (answer.status === 200) expect(answer.headers.get('content-type')).toBe(plain);
      else expect(answer.status).toBe(404);
    }
  });
});
