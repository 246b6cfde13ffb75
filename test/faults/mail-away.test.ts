import { expect, test } from 'bun:test';

import { setUpAdministrator, signUpApproved } from '../support/api/accounts.ts';
import { startServer } from '../support/servers/server.ts';
import { startMailServer } from '../support/services/mail.ts';
import { waitFor } from '../support/wait.ts';
import { isLong, settle } from './support/tally.ts';

const rounds = isLong ? 5 : 1;
const people = 4;
// Between two attempts there may be so much when the mail server was away for long.
const waitMaxMs = 150_000;

test('mails that found no server arrive once, also when the server is killed meanwhile', async () => {
  await using post = await startMailServer();
  await using server = await startServer({ SMTP_URL: post.url });
  const admin = await setUpAdministrator(server);
  const addresses: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await post.stop();
    for (let count = 0; count < people; count += 1) {
      const { email } = await signUpApproved(server, admin);
      addresses.push(email);
    }
    await server.stop('SIGKILL');
    await server.start();
    await waitFor('an attempt', () => server.output().includes('mail.send_failed'));
    await post.start();
    const all = async () =>
      (await Promise.all(addresses.map((address) => post.mails(address)))).every(
        (mails) => mails.length > 0,
      );
    await waitFor('all mails', all, { timeoutMs: waitMaxMs });
  }
  const counts = await Promise.all(
    addresses.map(async (address) => (await post.mails(address)).length),
  );
  const twice = counts.filter((count) => count > 1).length;
  // Registrations are summed up, without those that were decided while the mail server was away.
  expect((await post.mails(admin.email)).length).toBeLessThanOrEqual(1);
  expect(server.output()).not.toContain('"level":"error"');
  settle({
    fault: 'SMTP away, and a kill -9 (mails)',
    runs: rounds,
    acknowledged: addresses.length,
    lost: counts.filter((count) => count === 0).length,
    wrong: twice,
  });
}, 900_000);
