import { png } from '../files/pictures.ts';
import { openKeptConnection } from '../http/kept-connection.ts';
import type { TestServer } from '../servers/server.ts';
import { waitFor } from '../wait.ts';
import { type Person, registerApproved } from './accounts.ts';
import { approveDomain, newDomain, requestDomain } from './domains.ts';
import { upload } from './uploads.ts';

/** Everything that the world can see of a user who has a picture and a domain. */
export async function publish(server: TestServer, admin: Person) {
  const owner = await registerApproved(server, admin);
  const host = newDomain('suspended', 'perch.example');
  const { _id: domainId } = await requestDomain(server, owner, host, 'subdomain');
  await approveDomain(server, admin, domainId);
  const file = await upload(server, owner.token, 'photo.png', png(40, 30));
  const app = `/f/${file.fileId}.png`;
  const { pathname: deletion } = new URL(file.file.deletionUrl);
  const onApp = [app, `${app}?download`, `${app}?preview`, `/t/${file.fileId}`, deletion];
  const looks = [
    ...onApp.map((path) => ({ path })),
    { path: app, method: 'HEAD' },
    { path: `/api/tls/ask?domain=${host}` },
    ...['/', '/robots.txt', `/${file.fileId}`].map((path) => ({ path, host })),
  ];
  return { owner, host, domainId, ...file, app, deletion, looks };
}
export type Published = Awaited<ReturnType<typeof publish>>;

/** How everything is answered while the links work, and while they do not. */
export const open = [200, 200, 200, 200, 200, 200, 200, 200, 200, 200];
export const shut = [404, 404, 404, 404, 404, 404, 403, 421, 421, 421];

export type Connection = Awaited<ReturnType<typeof openKeptConnection>>;

export async function statuses(
  connection: Connection,
  looks: Published['looks'],
): Promise<number[]> {
  const seen: number[] = [];
  for (const look of looks) seen.push((await connection.ask(look)).status);
  return seen;
}

export const untilSeen = (connection: Connection, { looks }: Published, wanted: number[]) =>
  waitFor(
    `${wanted.join()}`,
    async () => String(await statuses(connection, looks)) === `${wanted}`,
  );

/** Changes the account as an administrator, and gives what the answer says of it. */
export function changing(connection: Connection, admin: Person, { owner }: Published) {
  return async (body: object) => {
    const path = `/api/auth/users/${owner.id}`;
    const answer = await connection.call('PUT', path, admin.token, body);
    if (answer.status !== 200) throw new Error(`Expected 200, got ${answer.body}`);
    return answer.json.data.user;
  };
}
