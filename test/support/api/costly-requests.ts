import type { TestServer } from '../servers/server.ts';
import type { Person } from './accounts.ts';
import { changeMembers, createAlbum } from './albums.ts';
import { makeArchive } from './archives.ts';
import { send } from './client.ts';
import { upload } from './uploads.ts';

const kib = 1024;
/** Their rows are read in two parts. */
const filesCount = 510;
/** A line of a log. */
export const logLine =
  '2026-01-01T00:00:00Z INFO "GET /index.html" 200 <ok> & some more words of a log\n';
/** Markdown of little text, whose short rows would be filled up to sixty thousand cells. */
export const wideTable = `${'|a'.repeat(178)}|\n${'|-'.repeat(178)}|\n${'|b|\n'.repeat(340)}`;

/** The requests that cost a server the most to answer. */
export interface CostlyRequests {
  /** Addresses of a text's page and of two archives. */
  textPage: string;
  album: string;
  selection: string;
  /** Of each archive, whose names are their numbers from 0. */
  filesCount: number;
  /** Asks for a preview of Markdown that is a wide table; texts that begin alike are rendered once for all who ask. */
  preview(beginning?: string, headers?: HeadersInit): Promise<Response>;
}

/** Uploads what they are about. */
export async function prepareCostlyRequests(
  server: TestServer,
  owner: Person,
): Promise<CostlyRequests> {
  const { token } = owner;
  const text = logLine.repeat(Math.ceil((600 * kib) / logLine.length));
  const { viewUrl } = await upload(server, token, 'server.log', text);
  const files = await Promise.all(
    Array.from({ length: filesCount }, (_, index) =>
      upload(server, token, `${index}.txt`, `${index}`),
    ),
  );
  const album = await createAlbum(server, owner);
  await changeMembers(server, owner, album._id, { add: files.map(({ _id }) => _id) });
  return {
    textPage: viewUrl,
    filesCount,
    album: `${server.origin}/a/${album.slug}.zip`,
    selection: await makeArchive(server, token, files),
    preview: (beginning = '', headers = {}) =>
      send(server.origin, 'POST', '/api/pastes/preview', {
        token,
        headers,
        body: { content: `${beginning}${wideTable}` },
      }),
  };
}
