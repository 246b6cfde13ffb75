import type { Perch } from '../servers/perch.ts';

async function post(perch: Pick<Perch, 'origin' | 'token'>, path: string, body: object) {
  const answer = await fetch(`${perch.origin}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${perch.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`POST ${path}: ${text}`);
  return JSON.parse(text).data;
}

/** Makes a request for files; its id and the address for senders. */
export async function storeRequest(
  perch: Pick<Perch, 'origin' | 'token'>,
  fields: Record<string, unknown>,
): Promise<{ id: string; url: string }> {
  const { request } = await post(perch, '/api/requests', fields);
  return { id: request._id, url: request.url };
}

/** Makes a short link; its address. */
export async function storeLink(
  perch: Pick<Perch, 'origin' | 'token'>,
  fields: Record<string, unknown>,
): Promise<string> {
  const { link } = await post(perch, '/api/links', fields);
  return link.url;
}

/** Sends a text file to a request, as people without an account do. */
export async function sendTo(url: string, name: string, sender: string): Promise<void> {
  const form = new FormData();
  form.append('sender', sender);
  form.append('file', new Blob(['A text.'], { type: 'text/plain' }), name);
  const answer = await fetch(url.replace('/drop/', '/api/drop/'), { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`${name} was not sent: ${await answer.text()}`);
}
