import type { ErrorBody } from '@perch/contract/errors';
import type { Upload } from '@perch/contract/uploads';

import { multipartBody, multipartType, type Part } from '../http/multipart.ts';
import type { TestServer } from '../servers/server.ts';
import { bearer, send } from './client.ts';

type Server = Pick<TestServer, 'origin'>;
type Answered = { success: true; data: { upload: Upload } } | ErrorBody;

/** `PATCH /api/upload/{id}`; the answer may be any. */
export const sendChange = ({ origin }: Server, token: string, id: string, body: unknown) =>
  send(origin, 'PATCH', `/api/upload/${id}`, { token, body });

/** Changes an upload, which must be accepted. */
export const change = async (server: Server, token: string, id: string, body: unknown) =>
  uploadIn(await sendChange(server, token, id, body));

/** `PUT /api/upload/{id}/content`; the answer may be any. */
export const sendContent = (
  { origin }: Server,
  token: string,
  id: string,
  { filename = 'new.txt', content, fields = [] }: NewContent,
) =>
  fetch(`${origin}/api/upload/${id}/content`, {
    method: 'PUT',
    headers: { ...bearer(token), 'content-type': multipartType },
    body: multipartBody([
      ...fields,
      { name: 'file', filename, type: 'application/octet-stream', content },
    ]),
  });

interface NewContent {
  filename?: string;
  content: string | Uint8Array;
  fields?: Part[];
}

/** Replaces the bytes of an upload, which must be accepted. */
export const replace = async (server: Server, token: string, id: string, content: NewContent) =>
  uploadIn(await sendContent(server, token, id, content));

async function uploadIn(answer: Response): Promise<Upload> {
  const body = (await answer.json()) as Answered;
  if (!body.success) throw new Error(`Got ${answer.status}: ${JSON.stringify(body)}`);
  return body.data.upload;
}
