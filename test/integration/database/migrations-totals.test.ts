// @long
import { expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { takeBack } from '../../support/database/earlier-schema.ts';
import { startServer } from '../../support/servers/server.ts';

test('totals from before they were spread are added to those counted since, and stay right', async () => {
  await using old = await startServer();
  const { token } = await becomeAdministrator(old);
  const first = await upload(old, token, 'a.txt', 'four');
  await upload(old, token, 'b.txt', 'seven77');
  const totals = async () => {
    const answer = await send(old.origin, 'GET', '/api/admin/stats', { token });
    const { data } = await answer.json();
    return { ...data.total, types: data.typeBreakdown, days: data.dailyStats };
  };
  const before = await totals();
  await old.stop();
  await takeBack(old, '0017-total-shards');
  await old.start();
  expect(await totals()).toEqual(before);
  await upload(old, token, 'c.txt', 'more');
  await send(old.origin, 'DELETE', `/api/upload/${first._id}`, { token });
  expect(await totals()).toEqual(before);
  // As a server of the version before counts, which is updated after this one.
  for (const statement of [
    `update category_totals set uploads = uploads + 1, bytes = bytes + 10 where category = 'text'`,
    `update daily_totals set uploads = uploads + 1, bytes = bytes + 10 where user_id = ''`,
  ]) {
    await runStatement(old, statement);
  }
  const { types, days, uploads, storage } = await totals();
  expect([uploads, storage]).toEqual([3, 21]);
  expect(types).toMatchObject([{ type: 'text', count: 3, size: 21 }]);
  expect(days).toMatchObject([{ uploads: 3, storage: 21 }]);
});
