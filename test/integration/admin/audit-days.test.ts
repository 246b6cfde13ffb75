// @both-stacks @long

import { expect, test } from 'bun:test';

import { setUpAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { runStatement } from '../../support/database/database.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const day = 24 * 60 * 60 * 1000;

test('entries older than AUDIT_DAYS go, younger ones and the count of them stay', async () => {
  await using other = await startServer({ AUDIT_DAYS: '30' });
  const person = await setUpAdministrator(other);
  const at = (days: number) => Date.now() - days * day;
  const entries = Array.from({ length: 1100 }, (_, number) => [`old${number}`, at(31) - number]);
  const rows = [...entries, ['young', at(29)]].map(
    ([name, time]) =>
      `('${name}', ${time}, 'user.deleted', 'user', '', '${name}', '', '', '${name}')`,
  );
  await runStatement(
    other,
    `insert into audit (id, at, action, subject_type, subject_id, subject_name, address, detail, search_key)
     values ${rows.join(', ')}`,
  );
  await runStatement(other, "update totals set value = value + 1101 where name = 'audit'");
  await other.stop();
  await runStatement(other, "delete from jobs where name = 'audit'");
  await other.start();
  const read = async () => {
    const path = '/api/admin/audit?limit=100';
    const answer = await send(other.origin, 'GET', path, { token: person.token });
    return answer.json();
  };
  const { data, total } = await waitFor('the removal', async () => {
    const answer = await read();
    return answer.total < 100 ? answer : undefined;
  });
  expect(total).toBe(data.entries.length);
  const names = data.entries.map(({ subject }: { subject: { name: string } }) => subject.name);
  expect(names).toContain('young');
  expect(names.some((name: string) => name.startsWith('old'))).toBe(false);
  await other.stop();
  const checked = await runToEnd(['check'], other.installation.env);
  expect(checked.stdout + checked.stderr).not.toContain('audit');
  expect(checked.exitCode).toBe(0);
});
