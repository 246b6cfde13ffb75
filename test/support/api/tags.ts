import type { Tag } from '@perch/contract/tags/tags';
import type { Upload } from '@perch/contract/uploads';

import type { TestServer } from '../servers/server.ts';
import { send } from './client.ts';
import { createSenders } from './link-options.ts';

/** Calls of one account that are about tags. */
export function createTagger(server: TestServer, token: string) {
  const call = (method: string, path: string, body?: unknown) =>
    send(server.origin, method, path, { token, ...(body !== undefined && { body }) });
  const senders = createSenders(server, token);

  async function tagsOf(query = ''): Promise<Tag[]> {
    const answer = await call('GET', `/api/tags?${query}`);
    if (answer.status !== 200) throw new Error(`Expected 200: ${await answer.text()}`);
    return (await answer.json()).data.tags;
  }

  return {
    call,
    tagsOf,
    /** A new upload with these tags. */
    async tagged(tags: string, filename = 'a.txt'): Promise<Upload> {
      const options = tags === '' ? {} : { tags };
      const upload = await senders.created(await senders.byForm(options));
      if (filename === 'a.txt') return upload;
      const renamed = await call('PATCH', `/api/upload/${upload._id}`, { name: filename });
      return (await renamed.json()).data.upload;
    },
    read: senders.read,
    /** Names of all tags, each with the number of its files. */
    async counts(): Promise<Record<string, number>> {
      return Object.fromEntries((await tagsOf()).map(({ name, uploads }) => [name, uploads]));
    },
    async idOf(name: string): Promise<string> {
      return (await tagsOf()).find((tag) => tag.name === name)?._id ?? '';
    },
    change: (id: string, body: unknown) => call('PATCH', `/api/upload/${id}`, body),
    apply: (body: unknown) => call('POST', '/api/tags/apply', body),
    /** What a list has, by the names of its files. */
    async list(
      query: string,
      path = '/api/upload/my',
    ): Promise<{ names: string[]; total: number }> {
      const answer = await call('GET', `${path}?${query}`);
      if (answer.status !== 200) throw new Error(`Expected 200: ${await answer.text()}`);
      const { data, total } = await answer.json();
      return { names: data.uploads.map((each: Upload) => each.originalName), total };
    },
  };
}
