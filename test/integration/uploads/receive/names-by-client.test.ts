// @one-stack

import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../../support/api/accounts.ts';
import { bearer } from '../../../support/api/client.ts';
import { formWith } from '../../../support/hostile/parts.ts';
import { multipartType } from '../../../support/http/multipart.ts';
import { sharedServer } from '../../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

const chromium =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const powerShell = 'Mozilla/5.0 (Windows NT; Windows NT 10.0; en-US) WindowsPowerShell/5.1.19041';
const aiohttp = 'Python/3.11 aiohttp/3.9.1';
const requests = 'python-requests/2.34.2';

/** What each client sends for a name, and the name that it becomes, without what no name may have. */
const sent: [client: string, fileName: string, kept: string][] = [
  // Browsers write a quotation mark and line breaks in percents, and nothing else.
  [chromium, 'filename="100%.txt"', '100%.txt'],
  [chromium, 'filename="50%25.txt"', '50%25.txt'],
  [chromium, 'filename="%F0%9F%90%A6.txt"', '%F0%9F%90%A6.txt'],
  [chromium, 'filename="bird 🐦.txt"', 'bird 🐦.txt'],
  [chromium, 'filename="say %22hi%22.txt"', 'say "hi".txt'],
  [chromium, 'filename="two%0D%0Alines.txt"', 'twolines.txt'],
  [chromium, String.raw`filename="holiday\"`, 'holiday'],
  [chromium, 'filename="=?utf-8?B?YQ==?=.txt"', '=?utf-8?B?YQ==?=.txt'],
  [firefox, 'filename="say %22hi%22 100%.txt"', 'say "hi" 100%.txt'],
  // Firefox before 2021.
  [firefox, String.raw`filename="say \"hi\" %22.txt"`, 'say "hi" %22.txt'],
  // curl: in percents since 7.81, by backslashes before, and since then with --form-escape.
  ['curl/7.88.1', 'filename="say %22hi%22.txt"', 'say "hi".txt'],
  ['curl/7.88.1', 'filename="two%0Alines.txt"', 'twolines.txt'],
  ['curl/7.88.1', 'filename="50%25.txt"', '50%25.txt'],
  ['curl/7.88.1', String.raw`filename="holiday\"`, 'holiday'],
  ['curl/7.88.1', String.raw`filename="holiday\\"`, 'holiday'],
  ['curl/8.14.1', String.raw`filename="say \"hi\" %22.txt"`, 'say "hi" %22.txt'],
  ['curl/7.74.0', String.raw`filename="say \"hi\".txt"`, 'say "hi".txt'],
  ['curl/7.74.0', 'filename="a%22b%0A.txt"', 'a%22b%0A.txt'],
  ['curl/7.74.0', String.raw`filename="holiday\\"`, 'holiday'],
  // aiohttp: all in percents, in older releases twice.
  [aiohttp, 'filename="%F0%9F%90%A6%20a.txt"', '🐦 a.txt'],
  [aiohttp, 'filename="50%2525.txt"', '50%25.txt'],
  [aiohttp, 'filename="say%20%22hi%22.txt"', 'say "hi".txt'],
  [aiohttp, 'filename="two%0Alines.txt"', 'twolines.txt'],
  [aiohttp, 'filename="holiday%5C"', 'holiday'],
  [aiohttp, `filename="%F0%9F%90%A6.txt"; filename*=utf-8''%F0%9F%90%A6.txt`, '🐦.txt'],
  [aiohttp, 'filename="plain.txt"', 'plain.txt'],
  // With quote_fields=False it writes names as they are.
  [aiohttp, 'filename="bird 🐦 %41.txt"', 'bird 🐦 %41.txt'],
  [aiohttp, 'filename="%FF.txt"', '%FF.txt'],
  // urllib3 and httpx.
  [requests, 'filename="say %22hi%22 🐦.txt"', 'say "hi" 🐦.txt'],
  [requests, 'filename="two%0Alines.txt"', 'twolines.txt'],
  [requests, String.raw`filename="holiday\"`, 'holiday'],
  [requests, `filename*=utf-8''%F0%9F%90%A6.txt`, '🐦.txt'],
  ['python-httpx/0.28.1', String.raw`filename="C:\\tmp\\say %22hi%22.txt"`, 'say "hi".txt'],
  ['python-httpx/0.28.1', String.raw`filename="holiday\\"`, 'holiday'],
  // As browsers do.
  ['node', 'filename="say %22hi%22 50%25.txt"', 'say "hi" 50%25.txt'],
  ['Bun/1.4.5', 'filename="two%0Alines.txt"', 'twolines.txt'],
  ['okhttp/4.12.0', 'filename="say %22hi%22.txt"', 'say "hi".txt'],
  ['Dart/3.5 (dart:io)', 'filename="say %22hi%22.txt"', 'say "hi".txt'],
  // These escape nothing, or by backslashes, and write every percent sign as it is.
  ['ShareX/19.0.2', 'filename="a%22b 100%.txt"', 'a%22b 100%.txt'],
  ['ShareX/19.0.2', 'filename="Grüße 🐦.png"', 'Grüße 🐦.png'],
  ['XerahS', 'filename="say "hi" %22.txt"', 'say "hi" %22.txt'],
  ['Go-http-client/1.1', String.raw`filename="say \"hi\" %22.txt"`, 'say "hi" %22.txt'],
  ['Go-http-client/1.1', 'filename="a%22b%0A.txt"', 'a%22b%0A.txt'],
  ['Go-http-client/1.1', String.raw`filename="holiday\\"`, 'holiday'],
  ['GuzzleHttp/7', 'filename="a%22b.txt"', 'a%22b.txt'],
  ['libwww-perl/6.68', String.raw`filename="say \"hi\" %22.txt"`, 'say "hi" %22.txt'],
  ['Apache-HttpClient/5.4 (Java/17)', 'filename="a%22b.txt"', 'a%22b.txt'],
  ['Apache-HttpClient/5.4 (Java/17)', `filename="?"; filename*="UTF-8''%F0%9F%90%A6"`, '🐦'],
  // .NET: without quotation marks where it can, RFC 2047 and the exact name beside it.
  [powerShell, `filename=a%22b.txt; filename*=utf-8''a%2522b.txt`, 'a%22b.txt'],
  [powerShell, 'filename="a%22b.txt"', 'a%22b.txt'],
  ['', `filename="=?utf-8?B?8J+Qpi50eHQ=?="; filename*=utf-8''%F0%9F%90%A6.txt`, '🐦.txt'],
  ['', 'filename="=?utf-8?B?8J+Qpi50eHQ=?="', '🐦.txt'],
  ['', 'filename="=?UTF-8?Q?Gr=C3=BC=C3=9Fe_an=2Etxt?="', 'Grüße an.txt'],
  ['', 'filename="=?utf-8?B?8J8=?= =?utf-8?B?kKY=?="', '🐦'],
  ['', 'filename="=?utf-8?Q?=FF?="', '=?utf-8?Q?=FF?='],
  ['', 'filename=a%22b.txt', 'a%22b.txt'],
  // Both given, in either order; and one that cannot be read.
  ['', `filename*=UTF-8''exact.txt; filename="other.txt"`, 'exact.txt'],
  ['', `filename="other.txt"; filename*=UTF-8'en'exact%20name.txt`, 'exact name.txt'],
  ['', `filename="other.txt"; filename*=ISO-8859-1''Gr%FC%DFe.txt`, 'Grüße.txt'],
  ['', `filename="other.txt"; filename*=UTF-8''%ZZ`, 'other.txt'],
  ['', `filename="other.txt"; filename*=koi8-r''a.txt`, 'other.txt'],
];

test.each(sent)('from %p, %p is %p', async (userAgent, fileName, kept) => {
  const answer = await fetch(`${server.origin}/api/upload`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': multipartType, 'user-agent': userAgent },
    body: formWith(`name="file"; ${fileName}`),
  });
  expect(answer.status).toBe(201);
  const { file, data } = await answer.json();
  expect(file.name).toBe(kept);
  expect(data.upload.originalName).toBe(kept);
  expect(await (await fetch(file.url)).text()).toBe('hi');
});
