import { firstRow, runStatement, type WithDatabase } from '../database/database.ts';
import type { TestServer } from '../servers/server.ts';
import type { MailServer, ReceivedMail } from '../services/mail.ts';
import { waitFor } from '../wait.ts';

// It begins when a mail was noted as sent, some seconds after it has arrived.
const passHour = 'update registration_mails set sent_at = 1 where sent_at > 1';

/** Ends the hour in which there is one mail about registrations, where it has begun. */
export const letHourPass = (server: TestServer): Promise<void> => runStatement(server, passHour);

const leaseMaxMs = 130_000;

/** Ends the time for which a mail is its own that a killed server was just trying to send. */
export const letLeasesEnd = (server: TestServer): Promise<void> =>
  runStatement(
    server,
    `update outbox_entries set due_at = 1 where due_at < ${Date.now() + leaseMaxMs}`,
  );

/**
 * What an administrator has been told when that hour is over.
 */
export async function mailsAnHourLater(
  server: TestServer,
  post: MailServer,
  recipient: string,
  count: number,
): Promise<[ReceivedMail, ...ReceivedMail[]]> {
  const haveArrived = async () => {
    await letHourPass(server);
    return (await post.mails(recipient)).length >= count;
  };
  await waitFor(`${count} mails to ${recipient}`, haveArrived, { everyMs: 200 });
  return post.waitForMails(recipient, count);
}

/** Waits until no mail is due that was not sent. */
export async function untilMailsAreSent(server: WithDatabase): Promise<void> {
  const statement =
    'select count(*) as mails from outbox_entries where due_at <= cast(? as bigint)';
  await waitFor('the mails to be sent', async () => {
    const row = await firstRow(server, statement, String(Date.now()));
    return Number(row?.['mails']) === 0;
  });
}
