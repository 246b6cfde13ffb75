import type { UploadAnswer } from '@perch/contract/uploads';

import type { TestServer } from '../servers/server.ts';
import { bearer, send } from './client.ts';

export const sendPaste = (
  { origin }: TestServer,
  token: string,
  body: unknown,
  headers: Record<string, string> = {},
) => send(origin, 'POST', '/api/pastes', { token, body, headers });

/** Uploads a text that must be accepted. */
export async function paste(
  server: TestServer,
  token: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await sendPaste(server, token, body, headers);
  if (answer.status !== 201) throw new Error(`Expected 201: ${await answer.text()}`);
  const { data, file }: UploadAnswer = await answer.json();
  return { ...data.upload, file };
}

/** Sends a body as it is, with this type. */
export const sendPasteBody = (
  { origin }: TestServer,
  token: string,
  body: BodyInit,
  type: string,
) =>
  fetch(`${origin}/api/pastes`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': type },
    body,
  });
