// @long
import { expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { countUploads, expectUpload } from '../../support/api/stored-upload.ts';
import {
  beginDeferred,
  hangWhileSending,
  sendPiece,
  sentOf,
  storedOffset,
  urlAt,
} from '../../support/api/tus.ts';
import { reservedBytes } from '../../support/database/database.ts';
import { storedFiles } from '../../support/files/stored-files.ts';
import { startServer } from '../../support/servers/server.ts';
import { canRunTwoServers, startTwoServers } from '../../support/servers/two-servers.ts';

const mib = 1024 ** 2;

test('a kill and another largest file change nothing about what has arrived', async () => {
  await using own = await startServer({ MAX_FILE_SIZE: '100GB' });
  const owner = await becomeAdministrator(own);
  const content = randomBytes(37 * mib + 5);
  const url = await beginDeferred(own, owner.token);
  await sendPiece(url, owner.token, 0, content.subarray(0, 12 * mib));
  const sent = content.subarray(12 * mib, 30 * mib);
  const about = { offset: 12 * mib, rest: 25 * mib, sent };
  using hanging = await hangWhileSending(own, url, owner.token, about);
  await own.stop('SIGKILL');
  expect(hanging.isClosed()).toBe(true);
  own.env['MAX_FILE_SIZE'] = '50MB';
  await own.start();
  const offset = (await storedOffset(url, owner.token)) ?? -1;
  expect(offset).toBeGreaterThanOrEqual(12 * mib);
  const piece = content.subarray(offset, 36 * mib);
  expect((await sendPiece(url, owner.token, offset, piece)).status).toBe(204);
  await own.stop();
  await own.start();
  const rest = content.subarray(36 * mib);
  const last = await sendPiece(url, owner.token, 36 * mib, rest, content.length);
  await expectUpload(own, owner.token, sentOf(last), content);
  expect(await storedFiles(own)).toHaveLength(1);
  expect(await reservedBytes(own, owner.id)).toBe(0);
}, 120_000);

test('a client that has less to send after a crash than before gets what was stored of it', async () => {
  await using own = await startServer();
  const owner = await becomeAdministrator(own);
  const url = await beginDeferred(own, owner.token);
  const content = randomBytes(7 * mib);
  await sendPiece(url, owner.token, 0, content);
  const about = { offset: 7 * mib, rest: 30 * mib, sent: randomBytes(28 * mib) };
  using hanging = await hangWhileSending(own, url, owner.token, about);
  await own.stop('SIGKILL');
  expect(hanging.isClosed()).toBe(true);
  await own.start();
  const offset = (await storedOffset(url, owner.token)) ?? -1;
  const last = await sendPiece(url, owner.token, offset, 'end', offset + 3);
  expect(last.status).toBe(204);
  const { link } = sentOf(last);
  const stored = Buffer.from(await (await fetch(link)).bytes());
  expect(stored.length).toBe(offset + 3);
  expect(stored.subarray(0, content.length).equals(content)).toBe(true);
  expect(stored.subarray(-3).toString()).toBe('end');
  expect(await reservedBytes(own, owner.id)).toBe(0);
}, 120_000);

(canRunTwoServers ? test : () => {})(
  'two servers take turns in uploads without a length, and either is told it',
  async () => {
    await using pair = await startTwoServers();
    const { one, two } = pair;
    const owner = await becomeAdministrator(one);
    const contents = Array.from({ length: 6 }, (_, index) => randomBytes(7 * mib + index));
    await Promise.all(
      contents.map(async (content, index) => {
        const url = await beginDeferred(one, owner.token);
        const pieceBytes = 2 * mib + index * 1000;
        let offset = 0;
        for (let turn = index; offset < content.length; turn += 1) {
          const server = turn % 2 === 0 ? one : two;
          expect(await storedOffset(urlAt(url, server), owner.token)).toBe(offset);
          const piece = content.subarray(offset, offset + pieceBytes);
          const answer = await sendPiece(urlAt(url, server), owner.token, offset, piece);
          expect(answer.status).toBe(204);
          offset = Number(answer.headers.get('upload-offset'));
        }
        const [last, other] = index % 2 === 0 ? [one, two] : [two, one];
        const told = await sendPiece(urlAt(url, last), owner.token, offset, '', offset);
        const sent = sentOf(told);
        await expectUpload({ origin: new URL(sent.link).origin }, owner.token, sent, content);
        const again = await sendPiece(urlAt(url, other), owner.token, offset, '', offset);
        expect(sentOf(again).id).toBe(sent.id);
      }),
    );
    expect(await countUploads(one, owner.token)).toBe(contents.length);
    expect(await reservedBytes(one, owner.id)).toBe(0);
  },
  180_000,
);
