import type { ErrorBody } from '@perch/contract/errors';
import type { ShortLink } from '@perch/contract/short-links/short-links';

import type { TestServer } from '../servers/server.ts';
import { send } from './client.ts';

type Server = Pick<TestServer, 'origin'>;

export const target = 'https://example.org/timetable';

/** `POST /api/links`; the answer may be any. */
export const sendLink = (
  { origin }: Server,
  token: string,
  body: unknown,
  headers: HeadersInit = {},
) => send(origin, 'POST', '/api/links', { token, body, headers });

/** Makes a short link, which must be accepted. */
export async function makeLink(
  server: Server,
  token: string,
  fields: Record<string, unknown> = {},
): Promise<ShortLink> {
  const answer = await sendLink(server, token, { url: target, ...fields });
  if (answer.status !== 201) throw new Error(`Expected 201: ${await answer.text()}`);
  return (await answer.json()).data.link;
}

/** `PATCH /api/links/{id}`; the answer may be any. */
export const sendLinkChange = ({ origin }: Server, token: string, id: string, body: unknown) =>
  send(origin, 'PATCH', `/api/links/${id}`, { token, body });

/** Changes a short link, which must be accepted. */
export async function changeLink(
  server: Server,
  token: string,
  id: string,
  body: Record<string, unknown>,
): Promise<ShortLink> {
  const answer = await sendLinkChange(server, token, id, body);
  if (answer.status !== 200) throw new Error(`Expected 200: ${await answer.text()}`);
  return (await answer.json()).data.link;
}

export const deleteLink = ({ origin }: Server, token: string, id: string) =>
  send(origin, 'DELETE', `/api/links/${id}`, { token });

/** One page of `GET /api/links`, which must be answered. */
export async function listLinks(
  { origin }: Server,
  token: string,
  query = '',
): Promise<{ links: ShortLink[]; total: number; pages: number }> {
  const answer = await send(origin, 'GET', `/api/links${query}`, { token });
  if (answer.status !== 200) throw new Error(`Expected 200: ${await answer.text()}`);
  const { data, total, pagination } = await answer.json();
  return { links: data.links, total, pages: pagination.pages };
}

/** What a request is refused for, by its field. */
export async function refusalOf(answer: Response) {
  const { code, field } = (await answer.json()) as ErrorBody;
  return { status: answer.status, code, field };
}

/** A request at the path of a short link, whose redirect is not followed. */
export const click = (
  { origin }: Server,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) => fetch(`${origin}${path}`, { method, headers, redirect: 'manual' });

/** Sends the form of a locked link's page. */
export const unlockLink = (
  { origin }: Server,
  path: string,
  password: string,
  headers: Record<string, string> = {},
) =>
  fetch(`${origin}${path}/unlock`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: String(new URLSearchParams({ password })),
  });
