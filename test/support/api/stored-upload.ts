import { expect } from 'bun:test';

import { parseResponse } from 'hono/client';

import { sha256Of } from '../files/hash.ts';
import type { TestServer } from '../servers/server.ts';
import { client } from './client.ts';

/** The upload with this id has just these bytes: in its record, and behind its link. */
export async function expectUpload(
  server: Pick<TestServer, 'origin'>,
  token: string,
  { id, link }: { id: string; link: string },
  content: Uint8Array,
) {
  const call = client(server.origin, token).api.upload[':id'].$get({ param: { id } });
  const { upload } = (await parseResponse(call)).data;
  const { size, sha256: digest, publicUrl } = upload;
  expect({ size, digest, publicUrl }).toEqual({
    size: content.length,
    digest: sha256Of(content),
    publicUrl: link,
  });
  const { pathname } = new URL(link);
  const fetched = await fetch(`${server.origin}${pathname}`);
  expect(sha256Of(await fetched.bytes())).toBe(digest);
  return upload;
}

/** How many uploads the account of `token` has. */
export async function countUploads({ origin }: TestServer, token: string): Promise<number> {
  const answer = await client(origin, token).api.upload.my.$get({ query: {} });
  const body = await answer.json();
  if (!body.success) throw new Error(body.error);
  return body.total;
}
