// @long
import { expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import {
  askTus,
  beginDeferred,
  beginResumable,
  sendPiece,
  sendResumable,
  sentOf,
} from '../../support/api/tus.ts';
import { reservedBytes } from '../../support/database/database.ts';
import { takeBack } from '../../support/database/earlier-schema.ts';
import { startServer } from '../../support/servers/server.ts';

test('uploads from before lengths could come later keep theirs and its room', async () => {
  await using old = await startServer();
  const { id, token } = await becomeAdministrator(old);
  const [going, givenUp] = [
    await beginResumable(old, token, 4),
    await beginResumable(old, token, 1000),
  ];
  expect((await sendPiece(going, token, 0, 'mo')).status).toBe(204);
  const done = await sendResumable(old, token, Buffer.from('done'));
  await old.stop();
  await takeBack(old, '0016-deferred-lengths');
  await old.start();
  expect(await reservedBytes(old, id)).toBe(1004);
  const { headers } = await askTus(going, 'HEAD', { token });
  expect(headers.get('upload-length')).toBe('4');
  expect(headers.get('upload-defer-length')).toBeNull();
  expect((await askTus(givenUp, 'DELETE', { token })).status).toBe(204);
  expect(await reservedBytes(old, id)).toBe(4);
  const { link } = sentOf(await sendPiece(going, token, 2, 're'));
  expect(await (await fetch(link)).text()).toBe('more');
  expect(sentOf(await sendPiece(done.url, token, 4, '')).id).toBe(done.id);
  expect(await reservedBytes(old, id)).toBe(0);
  const deferred = await beginDeferred(old, token);
  const later = sentOf(await sendPiece(deferred, token, 0, 'later', 5));
  expect(await (await fetch(later.link)).text()).toBe('later');
});
