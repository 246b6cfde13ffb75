// @both-stacks @long

import { describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { countUploads, expectUpload } from '../../support/api/stored-upload.ts';
import {
  beginResumable,
  hangWhileSending,
  sendPiece,
  sentOf,
  storedOffset,
  urlAt,
} from '../../support/api/tus.ts';
import { storedFiles, untilReceiving } from '../../support/files/stored-files.ts';
import { canRunTwoServers, startTwoServers } from '../../support/servers/two-servers.ts';
import { startClock, waitFor } from '../../support/wait.ts';

const mib = 1024 ** 2;

const describeTwo = canRunTwoServers ? describe : () => {};

describeTwo('two servers', () => {
  test('take turns in sixteen uploads at once, and every byte is right', async () => {
    await using pair = await startTwoServers();
    const { one, two } = pair;
    const { token } = await becomeAdministrator(one);
    const before = await storedFiles(one);
    const contents = Array.from({ length: 16 }, (_, index) => randomBytes(9 * mib + index));
    await Promise.all(
      contents.map(async (content, index) => {
        const url = await beginResumable(one, token, content.length);
        const pieceBytes = 2 * mib + index * 1000;
        let answer: Response | undefined;
        for (let offset = 0, turn = index; offset < content.length; turn += 1) {
          const server = turn % 2 === 0 ? one : two;
          expect(await storedOffset(urlAt(url, server), token)).toBe(offset);
          const piece = content.subarray(offset, offset + pieceBytes);
          answer = await sendPiece(urlAt(url, server), token, offset, piece);
          expect(answer.status, await answer.clone().text()).toBe(204);
          offset = Number(answer.headers.get('upload-offset'));
        }
        const id = answer?.headers.get('upload-id') ?? '';
        const link = answer?.headers.get('upload-url') ?? '';
        const other = index % 2 === 0 ? one : two;
        await expectUpload({ origin: new URL(link).origin }, token, { id, link }, content);
        // The last request, again, at the other one.
        const again = await sendPiece(urlAt(url, other), token, content.length, '');
        expect(again.headers.get('upload-id')).toBe(id);
      }),
    );
    expect(await countUploads(one, token)).toBe(16);
    const files = before.length + 16;
    await waitFor('one file of each', async () => (await storedFiles(one)).length === files);
  }, 180_000);

  test('let go of an upload when its client comes back at the other one', async () => {
    await using pair = await startTwoServers();
    const { one, two } = pair;
    const { token } = await becomeAdministrator(one);
    const before = await storedFiles(one);
    const content = randomBytes(9 * mib);
    const url = await beginResumable(one, token, content.length);
    const sent = content.subarray(0, 7 * mib);
    using hanging = await hangWhileSending(one, url, token, { rest: content.length, sent });
    // Otherwise the other one might be asked before there is anything to let go of.
    await untilReceiving(one, before, sent.length);
    const elapsedMs = startClock();
    const offset = (await storedOffset(urlAt(url, two), token)) ?? -1;
    expect(elapsedMs()).toBeLessThan(25_000);
    expect(offset).toBeGreaterThanOrEqual(0);
    const answer = await sendPiece(urlAt(url, two), token, offset, content.subarray(offset));
    expect(answer.status, await answer.clone().text()).toBe(204);
    await expectUpload(two, token, sentOf(answer), content);
    hanging.cut();
  });

  test('go on soon with what the other one was doing when it was killed', async () => {
    await using pair = await startTwoServers();
    const { one, two } = pair;
    const { token } = await becomeAdministrator(one);
    const content = randomBytes(12 * mib);
    const url = await beginResumable(one, token, content.length);
    await sendPiece(url, token, 0, content.subarray(0, 3 * mib));
    const sent = content.subarray(3 * mib, 9 * mib);
    const about = { offset: 3 * mib, rest: 9 * mib, sent };
    using hanging = await hangWhileSending(one, url, token, about);
    await one.stop('SIGKILL');
    const elapsedMs = startClock();
    const offset = (await storedOffset(urlAt(url, two), token)) ?? -1;
    expect(elapsedMs()).toBeLessThan(25_000);
    expect(offset).toBeGreaterThanOrEqual(3 * mib);
    const answer = await sendPiece(urlAt(url, two), token, offset, content.subarray(offset));
    await expectUpload(two, token, sentOf(answer), content);
    expect(hanging.isClosed()).toBe(true);
    await one.start();
  });
});
