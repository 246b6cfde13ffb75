import type { Upload } from '@perch/contract/uploads';

import { multipartBody, multipartType } from '../http/multipart.ts';
import type { TestServer } from '../servers/server.ts';
import { bearer, send } from './client.ts';
import { askTus, beginResumable, encodeMetadata, sendPiece, sentOf, tusPath } from './tus.ts';
import { sendParts } from './uploads.ts';

/** Options by their names, as texts. */
export type Options = Record<string, string>;

export const textFile = { name: 'file', filename: 'a.txt', content: 'hello' };

const fieldsOf = (options: Options) =>
  Object.entries(options).map(([name, content]) => ({ name, content }));
const headersOf = (options: Options) =>
  Object.fromEntries(
    Object.entries(options).map(([name, text]) => [`Perch-${name}`, encodeURIComponent(text)]),
  );

/** How many days from now an upload's link ends, to the tenth. */
export const daysLeft = ({ expiresAt }: Upload) =>
  expiresAt === null ? null : Math.round((Date.parse(expiresAt) - Date.now()) / 8_640_000) / 10;

/** The ways in which an account can send a file with options. */
export function createSenders(server: TestServer, token: string) {
  async function read(id: string): Promise<Upload> {
    const answer = await send(server.origin, 'GET', `/api/upload/${id}`, { token });
    return (await answer.json()).data.upload;
  }

  return {
    read,
    byForm: (options: Options) => sendParts(server, token, [...fieldsOf(options), textFile]),
    byHeader: (options: Options, fields: Options = {}) =>
      fetch(`${server.origin}/api/upload`, {
        method: 'POST',
        headers: { ...bearer(token), 'content-type': multipartType, ...headersOf(options) },
        body: multipartBody([...fieldsOf(fields), textFile]),
      }),
    beginTus: (options: Options, headers: Options = {}) =>
      askTus(`${server.origin}${tusPath}`, 'POST', {
        token,
        headers: {
          'upload-length': '5',
          'upload-metadata': encodeMetadata({ filename: 'a.txt', ...options }),
          ...headersOf(headers),
        },
      }),
    async byTus(options: Options): Promise<Upload> {
      const metadata = { filename: 'a.txt', ...options };
      const url = await beginResumable(server, token, 5, metadata);
      return read(sentOf(await sendPiece(url, token, 0, 'hello')).id);
    },
    async countUploads(): Promise<number> {
      return (await (await send(server.origin, 'GET', '/api/upload/my', { token })).json()).total;
    },
    /** The upload of an answer. */
    async created(answer: Response): Promise<Upload> {
      if (answer.status !== 201) throw new Error(`Expected 201: ${await answer.text()}`);
      return (await answer.json()).data.upload;
    },
  };
}
