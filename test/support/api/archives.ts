import { randomBytes } from 'node:crypto';

import { storedFiles } from '../files/stored-files.ts';
import type { TestServer } from '../servers/server.ts';
import { send } from './client.ts';
import { upload } from './uploads.ts';

/** Asks for an archive of these uploads; the answer may be any. */
export const askForArchive = (server: TestServer, token: string, uploads: readonly unknown[]) =>
  send(server.origin, 'POST', '/api/archives', { token, body: { uploads } });

/** The address of an archive of these uploads. */
export async function makeArchive(
  server: TestServer,
  token: string,
  uploads: readonly { _id: string }[],
): Promise<string> {
  const ids = uploads.map(({ _id }) => _id);
  const answer = await askForArchive(server, token, ids);
  if (answer.status !== 201) throw new Error(`Expected 201: ${await answer.text()}`);
  return (await answer.json()).data.url;
}

/** The bytes of an archive that is there. */
export async function fetchWhole(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`Expected 200, got ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Uploads random bytes, with the name under which they are stored; see `stored-files.ts`. */
export async function uploadStored(
  server: TestServer,
  token: string,
  { name, bytes }: { name: string; bytes: number },
) {
  const before = await storedFiles(server);
  const file = await upload(server, token, name, randomBytes(bytes));
  const stored = (await storedFiles(server)).find((each) => !before.includes(each)) ?? '';
  return { ...file, stored };
}

/** The value of Accept-Ranges for an archive of this file alone: `none` while its CRC-32 is not known. */
export async function rangesOf(server: TestServer, token: string, file: { _id: string }) {
  const url = await makeArchive(server, token, [file]);
  return (await fetch(url, { method: 'HEAD' })).headers.get('accept-ranges');
}
