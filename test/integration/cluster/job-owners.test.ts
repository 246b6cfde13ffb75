// @long
import { expect, test } from 'bun:test';

import { type Person, setUpAdministrator, signUpApproved } from '../../support/api/accounts.ts';
import { jobClaim } from '../../support/database/database.ts';
import { startSecondServer } from '../../support/servers/second-server.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { canRunTwoServers } from '../../support/servers/two-servers.ts';
import { findWorker } from '../../support/servers/workers.ts';
import { startMailServer } from '../../support/services/mail.ts';
import { letPass, waitFor } from '../../support/wait.ts';

const testTwo = canRunTwoServers ? test : () => {};

// Claims last for thirty seconds and are renewed every ten: one that nothing frees lasts longer, as it was
// renewed just before. A busy machine takes most of this to start a process.
const atOnceMs = 18_000;

/** Makes the job that sends mails wait at the mail server, and gives the claim of the process in it. */
async function hangInMail(server: TestServer, admin: Person) {
  await signUpApproved(server, admin, 'slow');
  return waitFor('the claim of a run that goes on', async () => {
    const before = await jobClaim(server, 'mail');
    if (!before?.home) return undefined;
    await letPass(1000);
    const after = await jobClaim(server, 'mail');
    return after?.home === before.home && after.until === before.until ? after : undefined;
  });
}

const untilRenewed = (server: TestServer, until: number) =>
  waitFor('the renewal of the claim', async () => {
    const claim = await jobClaim(server, 'mail');
    return claim && claim.until > until ? claim : undefined;
  });

testTwo('a job of a server that was killed is run at once when that starts again', async () => {
  await using post = await startMailServer();
  await using one = await startServer({ SMTP_URL: post.url });
  const admin = await setUpAdministrator(one);
  const claim = await hangInMail(one, admin);
  await using two = await startSecondServer(one, { SMTP_URL: post.url });
  const waiting = await signUpApproved(two, admin);

  // While its process lives, the claim is that one's, whichever other process starts or is killed.
  await two.stop('SIGKILL');
  await two.start();
  const renewed = await untilRenewed(one, claim.until);
  expect(renewed.home).toBe(claim.home);
  expect(await post.mails(waiting.email)).toEqual([]);

  await one.stop('SIGKILL');
  expect((await jobClaim(two, 'mail'))?.home).toBe(claim.home);
  await one.start();
  await post.waitForMails(waiting.email, 1, atOnceMs);
});

testTwo('a job of a killed worker is run at once beside another server', async () => {
  await using post = await startMailServer();
  await using one = await startServer({ SMTP_URL: post.url, WORKERS: '2' });
  one.expectErrors(/worker\.ended/);
  const admin = await setUpAdministrator(one);
  const claim = await hangInMail(one, admin);
  await using two = await startSecondServer(one, { SMTP_URL: post.url, WORKERS: '2' });
  const waiting = await signUpApproved(two, admin);

  // The worker beside it runs no jobs: its end frees none.
  process.kill(await findWorker(one, 2), 'SIGKILL');
  const renewed = await untilRenewed(one, claim.until);
  expect(renewed.home).toBe(claim.home);
  expect(await post.mails(waiting.email)).toEqual([]);

  process.kill(await findWorker(one, 1), 'SIGKILL');
  await post.waitForMails(waiting.email, 1, atOnceMs);
});

test('a job of a killed worker is run at once by its successor', async () => {
  await using post = await startMailServer();
  await using server = await startServer({ SMTP_URL: post.url, WORKERS: '2' });
  server.expectErrors(/worker\.ended/);
  const admin = await setUpAdministrator(server);
  await hangInMail(server, admin);
  const waiting = await signUpApproved(server, admin);
  process.kill(await findWorker(server, 1), 'SIGKILL');
  await post.waitForMails(waiting.email, 1, atOnceMs);
});
