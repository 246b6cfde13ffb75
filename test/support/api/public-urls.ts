import { png } from '../files/pictures.ts';
import type { TestServer } from '../servers/server.ts';
import { waitFor } from '../wait.ts';
import { becomeAdministrator, registerApproved } from './accounts.ts';
import { approveDomain, requestDomain } from './domains.ts';
import { upload } from './uploads.ts';

/** Where the public reads bytes of users: the app's host, a user's domain, and thumbnails. */
export interface PublicPlace {
  title: string;
  host: string;
  path: string;
}

/** Needs `BASE_DOMAINS: 'example.net'`. Makes a file and a picture and gives every place of theirs. */
export async function makePublicPlaces(server: TestServer) {
  const admin = await becomeAdministrator(server);
  const owner = await registerApproved(server, admin);
  const domain = 'files.example.net';
  const { _id } = await requestDomain(server, owner, domain, 'subdomain');
  await approveDomain(server, admin, _id);
  const app = `localhost:${server.port}`;
  const ask = (
    { host, path }: Pick<PublicPlace, 'host' | 'path'>,
    headers: Record<string, string> = {},
    method = 'GET',
  ) =>
    fetch(`${server.origin}${path}`, { method, headers: { host, ...headers }, redirect: 'manual' });
  await waitFor('the domain', async () => (await ask({ host: domain, path: '/' })).status === 200);
  const note = await upload(server, owner.token, 'note.txt', '0123456789');
  const picture = await upload(server, owner.token, 'photo.png', png(30, 20));
  const places: PublicPlace[] = [
    { title: 'a file on the app’s host', host: app, path: `/f/${note.fileId}.txt` },
    { title: 'a file on a domain', host: domain, path: `/${note.fileId}.txt` },
    { title: 'a thumbnail', host: app, path: `/t/${picture.fileId}` },
  ];
  return { admin, owner, app, domain, note, picture, places, ask };
}
