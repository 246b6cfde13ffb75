import type { ErrorBody } from '@perch/contract/errors';
import type { UploadAnswer } from '@perch/contract/uploads';

import { multipartBody, multipartType, type Part } from '../http/multipart.ts';
import type { TestServer } from '../servers/server.ts';
import { bearer } from './client.ts';

/** Sends these parts as they are; the answer may be any. */
export function sendParts(server: TestServer, token: string, parts: Part[]): Promise<Response> {
  return sendBody(server, token, multipartBody(parts));
}

export function sendBody(
  server: TestServer,
  token: string,
  body: BodyInit,
  type = multipartType,
): Promise<Response> {
  return fetch(`${server.origin}/api/upload`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': type },
    body,
  });
}

/** Uploads one file that must be accepted. */
export async function upload(
  server: TestServer,
  token: string,
  filename: string,
  content: string | Uint8Array,
  type = 'application/octet-stream',
) {
  const answer = await sendParts(server, token, [{ name: 'file', filename, type, content }]);
  const body = (await answer.json()) as UploadAnswer | ErrorBody;
  if (answer.status !== 201 || !body.success) {
    throw new Error(`Expected 201, got ${answer.status}: ${JSON.stringify(body)}`);
  }
  return { ...body.data.upload, file: body.file };
}
