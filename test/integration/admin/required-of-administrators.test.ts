import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, type Person, registerApproved } from '../../support/api/accounts.ts';
import { createCaller, send } from '../../support/api/client.ts';
import { addAdministrator } from '../../support/api/factor-resets.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { changeSettings, putSettings } from '../../support/api/settings.ts';
import { addAppRow, addPasskeyRow } from '../../support/database/second-factor-rows.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer({ WORKERS: '2' });
afterAll(() => server[Symbol.asyncDispose]());
// The first has a factor, so that it can keep changing the settings.
const admin = await becomeAdministrator(server);
await addAppRow(server, admin.id);
const person = await registerApproved(server, admin);
const second = await addAdministrator(server, admin);

const call = createCaller(server.origin, { connection: 'close' });
const statusOf = async (who: Person) => (await call('GET', '/api/upload/my', who)).status;
/** Until whichever process answers does so with this status. */
const untilEverywhere = (who: Person, status: number) =>
  waitFor(`${status} from every process`, async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => statusOf(who)));
    return all.every((each) => each === status);
  });
const requireOf = (rule: string | null) =>
  changeSettings(server, admin.token, { requireSecondFactor: rule });

describe('where administrators have to have one', () => {
  test('they are asked and users are not, from the moment of their role', async () => {
    await requireOf('admins');
    await untilEverywhere(second, 403);
    expect(await statusOf(person)).toBe(200);
    await expectFailure(
      await call('GET', '/api/admin/settings', second),
      403,
      'second_factor_needed',
    );
    const change = (role: string) => call('PUT', `/api/auth/users/${second.id}`, admin, { role });
    expect((await change('user')).status).toBe(200);
    expect(await statusOf(second)).toBe(200);
    expect((await change('admin')).status).toBe(200);
    expect(await statusOf(second)).toBe(403);
  });

  test('the change is in the audit log, and its end is in force everywhere', async () => {
    await requireOf(null);
    await untilEverywhere(second, 200);
    const audit = await call('GET', '/api/admin/audit?action=setting.changed', admin);
    const { entries } = (await audit.json()).data;
    const details = entries
      .filter(({ subject }: { subject: { _id: string } }) => subject._id === 'requireSecondFactor')
      .map(({ detail }: { detail: string }) => detail);
    expect(details).toEqual(['admins → off', 'off → admins']);
  });
});

test('the environment locks the rule', async () => {
  await using locked = await startServer({ REQUIRE_SECOND_FACTOR: 'admins' });
  const first = await becomeAdministrator(locked);
  const path = '/api/admin/settings';
  await expectFailure(
    await send(locked.origin, 'GET', path, { token: first.token }),
    403,
    'second_factor_needed',
  );
  await addPasskeyRow(locked, first.id);
  const answer = await putSettings(locked, first.token, { requireSecondFactor: 'off' });
  await expectFailure(answer, 409, 'setting_locked', 'requireSecondFactor');
});
