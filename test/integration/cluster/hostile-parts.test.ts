// @long
import { expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { upload } from '../../support/api/uploads.ts';
import {
  endBySignal,
  formWith,
  killHung,
  openQuotes,
  sendForm,
  trailingBackslashes,
} from '../../support/hostile/parts.ts';
import { startSecondServer } from '../../support/servers/second-server.ts';
import { startServer } from '../../support/servers/server.ts';

test('two servers refuse a quote that never closes, serve each other, and stop on SIGTERM', async () => {
  await using one = await startServer();
  await using other = await startSecondServer(one);
  const servers = [one, other];
  const { token } = await becomeAdministrator(one);
  const attack = async () => {
    for (const server of servers) {
      for (const parameters of openQuotes) {
        const answer = await sendForm(server, token, formWith(parameters));
        await expectFailure(answer, 400, 'invalid_request');
      }
      for (const parameters of trailingBackslashes) {
        const answer = await sendForm(server, token, formWith(parameters));
        expect(answer.status).toBe(201);
        expect((await answer.json()).file.name).toBe('holiday');
      }
    }
    const { fileId } = await upload(one, token, 'after.txt', 'goes on');
    expect(await (await fetch(`${other.origin}/f/${fileId}`)).text()).toBe('goes on');
  };
  await attack().catch(async (error: unknown) => {
    for (const server of servers) await killHung(server);
    throw error;
  });
  expect(await endBySignal(other)).toBe(0);
  expect(await endBySignal(one)).toBe(0);
});
