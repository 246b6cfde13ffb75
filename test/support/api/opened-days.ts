import type { OpenedDays } from '@perch/contract/opened-days';

import type { TestServer } from '../servers/server.ts';
import { send } from './client.ts';

type Server = Pick<TestServer, 'origin'>;

/** `GET` of the daily counts of a subject, such as `/api/upload/<id>`; the answer may be any. */
export const askForDays = ({ origin }: Server, token: string, subject: string) =>
  send(origin, 'GET', `${subject}/days`, { token });

/** Those that must be answered, without the days on which nothing happened. */
export async function readDays(
  server: Server,
  token: string,
  subject: string,
): Promise<OpenedDays & { opened: OpenedDays['days'] }> {
  const answer = await askForDays(server, token, subject);
  if (answer.status !== 200) throw new Error(`Expected 200: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: OpenedDays };
  return { ...data, opened: data.days.filter((day) => day.views > 0 || day.downloads > 0) };
}
