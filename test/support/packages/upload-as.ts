import type { UploadAnswer } from '@perch/contract/uploads';
import { parseResponse } from 'hono/client';

import { bearer, client } from '../api/client.ts';

interface Account {
  email: string;
  password: string;
}

/** Signs in and uploads a file that must be accepted. */
export async function uploadAs(
  origin: string,
  account: Account,
  file: File,
): Promise<UploadAnswer['data']['upload']> {
  const { token } = await parseResponse(client(origin).api.auth.login.$post({ json: account }));
  const body = new FormData();
  body.set('file', file);
  const answer = await fetch(`${origin}/api/upload`, {
    method: 'POST',
    headers: bearer(token),
    body,
  });
  if (answer.status !== 201) throw new Error(`The upload was answered ${answer.status}`);
  return (await answer.json()).data.upload;
}
