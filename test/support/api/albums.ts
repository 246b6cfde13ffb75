import type { Album } from '@perch/contract/albums/albums';

import type { TestServer } from '../servers/server.ts';
import type { Person } from './accounts.ts';
import { send } from './client.ts';
import { upload } from './uploads.ts';

type Owner = Pick<Person, 'token'>;

async function albumOf(answer: Response, status: number): Promise<Album> {
  const body = await answer.json();
  if (answer.status === status) return body.data.album;
  throw new Error(`Expected ${status}, got ${answer.status}: ${JSON.stringify(body)}`);
}

/** Asks for a new album; the answer may be any. */
export const askForAlbum = (server: TestServer, { token }: Owner, body: unknown) =>
  send(server.origin, 'POST', '/api/albums', { token, body });

export async function createAlbum(
  server: TestServer,
  owner: Owner,
  fields: Record<string, unknown> = {},
): Promise<Album> {
  return albumOf(await askForAlbum(server, owner, { name: 'Holiday', ...fields }), 201);
}

/** Asks for a change of an album; the answer may be any. */
export const askToChange = (server: TestServer, { token }: Owner, id: string, body: unknown) =>
  send(server.origin, 'PATCH', `/api/albums/${id}`, { token, body });

export async function changeAlbum(
  server: TestServer,
  owner: Owner,
  id: string,
  fields: Record<string, unknown>,
): Promise<Album> {
  return albumOf(await askToChange(server, owner, id, fields), 200);
}

export async function readAlbum(server: TestServer, { token }: Owner, id: string): Promise<Album> {
  return albumOf(await send(server.origin, 'GET', `/api/albums/${id}`, { token }), 200);
}

export interface Members {
  add?: readonly string[];
  remove?: readonly string[];
  order?: readonly string[];
}

/** Asks for a change of members; the answer may be any. */
export const askForMembers = (server: TestServer, { token }: Owner, id: string, body: unknown) =>
  send(server.origin, 'PUT', `/api/albums/${id}/uploads`, { token, body });

export async function changeMembers(
  server: TestServer,
  owner: Owner,
  id: string,
  members: Members,
): Promise<Album> {
  return albumOf(await askForMembers(server, owner, id, members), 200);
}

/** Uploads small files; their ids, in the order of their names `0.txt`, `1.txt`, … */
export async function uploadMany(server: TestServer, { token }: Owner, count: number) {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push((await upload(server, token, `${index}.txt`, `file ${index}`))._id);
  }
  return ids;
}

/** The ids of an album's members, as the list of uploads has them. */
export async function membersOf(
  server: TestServer,
  { token }: Owner,
  album: string,
  query = '',
): Promise<string[]> {
  const limit = query.includes('limit=') ? '' : '&limit=100';
  const path = `/api/upload/my?album=${encodeURIComponent(album)}${limit}${query}`;
  const answer = await send(server.origin, 'GET', path, { token });
  if (answer.status !== 200) throw new Error(`Expected 200, got ${await answer.text()}`);
  const { data, total } = await answer.json();
  const ids: string[] = data.uploads.map((each: { _id: string }) => each._id);
  if (limit !== '' && ids.length < 100 && total !== ids.length)
    throw new Error(`${ids.length} of ${total}`);
  return ids;
}
