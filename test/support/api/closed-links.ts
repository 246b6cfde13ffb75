import type { Upload } from '@perch/contract/uploads';

import { runStatement } from '../database/database.ts';
import { usesPostgres } from '../servers/installation.ts';
import type { TestServer } from '../servers/server.ts';
import { bearer, send } from './client.ts';
import { upload } from './uploads.ts';

export interface LinkEnds {
  password?: string;
  downloadsLeft?: number;
  burn?: boolean;
  /** Milliseconds since 1970. */
  expiresAt?: number;
}

interface Closable {
  _id: string;
  fileId: string;
}

/** Closes the link of an upload of this session's account. */
export async function closeLink(
  server: TestServer,
  token: string,
  { _id: id, fileId: slug }: Closable,
  { password, downloadsLeft, burn, expiresAt }: LinkEnds,
): Promise<void> {
  const change = { password, maxDownloads: downloadsLeft, burn };
  const answer = await send(server.origin, 'PATCH', `/api/upload/${id}`, { token, body: change });
  if (answer.status !== 200) throw new Error(`Expected 200, got ${await answer.text()}`);
  if (expiresAt === undefined) return;
  // Sooner than may be asked for.
  await runStatement(server, `update uploads set expires_at = ${expiresAt} where id = '${id}'`);
  await runStatement(
    server,
    usesPostgres
      ? `select pg_notify('perch_changes', 'uploads ${slug}')`
      : `insert into changes (text) values ('uploads ${slug}')`,
  );
}

/** Uploads a file whose link is closed before its first request. */
export async function uploadClosed(
  server: TestServer,
  token: string,
  ends: LinkEnds,
  { name = 'secret.txt', content = 'the secret' as string | Uint8Array } = {},
) {
  const uploaded = await upload(server, token, name, content);
  await closeLink(server, token, uploaded, ends);
  return uploaded;
}

export interface Visit {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A request whose redirect is not followed. */
export function visit(server: TestServer, path: string, { body, ...how }: Visit = {}) {
  return fetch(`${server.origin}${path}`, {
    redirect: 'manual',
    ...how,
    ...(body !== undefined && { body }),
  });
}

/** Sends the form of a locked page. */
export const unlock = (
  server: TestServer,
  slug: string,
  password: string,
  headers: Record<string, string> = {},
) =>
  visit(server, `/v/${slug}/unlock`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: String(new URLSearchParams({ password })),
  });

/** Presses the button of a limited page. */
export const open = (server: TestServer, slug: string, headers: Record<string, string> = {}) =>
  visit(server, `/v/${slug}/open`, { method: 'POST', headers });

/** The Cookie header of a browser that has got this answer. */
export const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0] ?? '')
    .join('; ');

/** What the owner of a token is told of the upload. */
export async function readUpload(
  server: TestServer,
  { _id: id }: Pick<Closable, '_id'>,
  token: string,
): Promise<Upload> {
  const answer = await visit(server, `/api/upload/${id}`, { headers: bearer(token) });
  const { data } = (await answer.json()) as { data: { upload: Upload } };
  return data.upload;
}
