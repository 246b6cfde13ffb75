import type { TestFile } from '../files/files.ts';
import type { Perch } from '../servers/perch.ts';

async function call(perch: Perch, token: string, method: string, path: string, body: object) {
  const answer = await fetch(`${perch.origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
  return JSON.parse(text).data;
}

/** Makes an album with these files in it; its id. */
export async function makeAlbum(
  perch: Perch,
  token: string,
  fields: Record<string, unknown>,
  files: readonly TestFile[] = [],
): Promise<string> {
  const { album } = await call(perch, token, 'POST', '/api/albums', fields);
  for (const file of files) await storeInAlbum(perch, token, album._id, file);
  return album._id;
}

interface Member {
  _id: string;
  originalName: string;
  publicUrl: string;
}

/** The members of an album in their order. */
export async function membersOf(perch: Perch, token: string, album: string): Promise<Member[]> {
  const answer = await fetch(`${perch.origin}/api/upload/my?album=${album}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return JSON.parse(await answer.text()).data.uploads;
}

/** Adds, removes or orders files of an album by their ids. */
export async function changeMembers(
  perch: Perch,
  token: string,
  album: string,
  change: Partial<Record<'add' | 'remove' | 'order', string[]>>,
): Promise<void> {
  await call(perch, token, 'PUT', `/api/albums/${album}/uploads`, change);
}

/** Makes an album with these files in it; its path. */
export async function storeAlbum(
  perch: Perch,
  token: string,
  fields: Record<string, unknown>,
  files: readonly TestFile[],
): Promise<string> {
  const { album } = await call(perch, token, 'POST', '/api/albums', fields);
  for (const file of files) await storeInAlbum(perch, token, album._id, file);
  return `/a/${album.slug}`;
}

/** Stores a file that joins the album. */
export async function storeInAlbum(
  perch: Perch,
  token: string,
  album: string,
  file: TestFile,
  options: Record<string, string> = {},
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ album, ...options })) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name);
  const answer = await fetch(`${perch.origin}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`${file.name} was not stored: ${await answer.text()}`);
}

/** Shows the account's public albums; the path of their page. */
export async function openGallery(perch: Perch, token: string): Promise<string> {
  await call(perch, token, 'PUT', '/api/auth/preferences', { gallery: true });
  const answer = await fetch(`${perch.origin}/api/auth/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = JSON.parse(await answer.text());
  return `/@${data.user.username}`;
}

/** An album of this name with all files of the account's first page, and others in every other state. */
export async function fillAlbums(perch: Perch, token: string, name: string): Promise<void> {
  const answer = await fetch(`${perch.origin}/api/upload/my`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const uploads: Member[] = JSON.parse(await answer.text()).data.uploads;
  const locked = { name, password: 'x', expires: '7d', visibility: 'public' };
  const album = await makeAlbum(perch, token, locked);
  await changeMembers(perch, token, album, { add: uploads.map(({ _id: id }) => id) });
  await makeAlbum(perch, token, { name: 'Drafts', visibility: 'private' });
}
