// @one-stack

import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../../support/api/accounts.ts';
import { bearer, send } from '../../../support/api/client.ts';
import { expectFailure } from '../../../support/api/failure.ts';
import { upload } from '../../../support/api/uploads.ts';
import { expectStoredFiles, storedFiles } from '../../../support/files/stored-files.ts';
import { multipartBody, multipartType, type Part } from '../../../support/http/multipart.ts';
import { startServer } from '../../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);
await upload(server, token, 'kept.txt', 'there before');
const filesBefore = await storedFiles(server);

interface Sent {
  fields?: Record<string, string>;
  query?: Record<string, string>;
  contentRange?: string;
}

/** The requests of chunking uploaders for a file in three pieces, and a word of what to set there. */
const pieces: [library: string, sent: Sent, advice: string][] = [
  [
    'resumable.js',
    {
      fields: {
        resumableChunkNumber: '1',
        resumableChunkSize: '1048576',
        resumableCurrentChunkSize: '1048576',
        resumableTotalSize: '3145728',
        resumableType: 'video/mp4',
        resumableIdentifier: '3145728-holidaymp4',
        resumableFilename: 'holiday.mp4',
        resumableRelativePath: 'holiday.mp4',
        resumableTotalChunks: '3',
      },
    },
    'chunkSize',
  ],
  ['resumable.js in the address', { query: { resumableTotalChunks: '3' } }, 'chunkSize'],
  ['flow.js', { fields: { flowChunkNumber: '1', flowTotalChunks: '3' } }, 'chunkSize'],
  ['flow.js in the address', { query: { flowChunkNumber: '2' } }, 'chunkSize'],
  ['simple-uploader.js', { fields: { chunkNumber: '1', totalChunks: '3' } }, 'chunkSize'],
  [
    'Dropzone',
    {
      fields: {
        dzuuid: '9cc49eb8-1d0c-4cd6-bc62-4d86e4c3c3a1',
        dzchunkindex: '0',
        dztotalfilesize: '3145728',
        dzchunksize: '1048576',
        dztotalchunkcount: '3',
        dzchunkbyteoffset: '0',
      },
    },
    'chunking: false',
  ],
  ['Dropzone without a total', { fields: { dzchunkindex: '2' } }, 'chunking: false'],
  ['Fine Uploader', { fields: { qqpartindex: '0', qqtotalparts: '3' } }, 'chunking.enabled'],
  ['Plupload', { fields: { name: 'holiday.mp4', chunk: '0', chunks: '3' } }, 'chunk_size: 0'],
  ['jQuery File Upload', { contentRange: 'bytes 0-1048575/3145728' }, 'maxChunkSize'],
  ['its last piece', { contentRange: 'bytes 2097152-3145727/3145728' }, 'maxChunkSize'],
  ['a range of unknown length', { contentRange: 'bytes 0-6/*' }, 'maxChunkSize'],
  [
    'ng-file-upload',
    { fields: { _chunkNumber: '0', _currentChunkSize: '7', _totalSize: '21' } },
    'resumeChunkSize',
  ],
  ['Syncfusion', { fields: { 'chunk-index': '0', 'total-chunk': '3' } }, 'chunkSize'],
  [
    'DevExtreme',
    { fields: { chunkMetadata: '{"FileName":"a","Index":0,"TotalCount":3,"FileSize":21}' } },
    'chunkSize: 0',
  ],
  ['Kendo UI', { fields: { metadata: '{"chunkIndex":0,"totalChunks":3}' } }, 'chunkSize'],
];

/** The same for a file that fits into one piece. */
const wholes: [library: string, sent: Sent][] = [
  ['resumable.js', { fields: { resumableChunkNumber: '1', resumableTotalChunks: '1' } }],
  ['flow.js', { query: { flowChunkNumber: '1', flowTotalChunks: '1' } }],
  ['Dropzone that is told to', { fields: { dzchunkindex: '0', dztotalchunkcount: '1' } }],
  ['Fine Uploader', { fields: { qqpartindex: '0', qqtotalparts: '1' } }],
  ['Plupload', { fields: { chunk: '0', chunks: '1' } }],
  ['ng-file-upload', { fields: { _chunkNumber: '0', _currentChunkSize: '7', _totalSize: '7' } }],
  ['jQuery File Upload', { contentRange: 'bytes 0-6/7' }],
  ['Kendo UI', { fields: { metadata: '{"chunkIndex":0,"totalChunks":1}' } }],
  ['none, with fields of such names', { fields: { metadata: 'a note', chunks: 'of chocolate' } }],
];

const file: Part = { name: 'file', filename: 'holiday.mp4', content: 'content' };

function sendPiece({ fields = {}, query = {}, contentRange }: Sent, isFileFirst: boolean) {
  const parts = Object.entries(fields).map(([name, content]) => ({ name, content }));
  return fetch(`${server.origin}/api/upload?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: {
      ...bearer(token),
      'content-type': multipartType,
      ...(contentRange !== undefined && { 'content-range': contentRange }),
    },
    body: multipartBody(isFileFirst ? [file, ...parts] : [...parts, file]),
  });
}

describe.each([
  ['before', false],
  ['behind', true],
])('with its fields %s the file', (_, isFileFirst) => {
  test.each(pieces)('a piece from %s is refused, and nothing of it kept', async (__, sent, set) => {
    const answer = await sendPiece(sent, isFileFirst);
    const { error } = await answer.clone().json();
    expect(error).toContain(set);
    expect(error).toContain('/api/upload/resumable');
    await expectFailure(answer, 400, 'invalid_request');
    await expectStoredFiles(server, filesBefore);
    const list = await send(server.origin, 'GET', '/api/upload/my?search=holiday', { token });
    expect((await list.json()).total).toBe(0);
  });
});

test.each(['resumable', 'flow'])(
  'asked by %s.js whether it has a chunk already, it does not say so',
  async (library) => {
    const query = `${library}ChunkNumber=1&${library}TotalChunks=3&${library}Identifier=a`;
    const answer = await send(server.origin, 'GET', `/api/upload?${query}`, { token });
    await expectFailure(answer, 404);
  },
);

describe.each([
  ['before', false],
  ['behind', true],
])('with its fields %s the file', (_, isFileFirst) => {
  test.each(wholes)('a file in one piece from %s is kept', async (__, sent) => {
    const answer = await sendPiece(sent, isFileFirst);
    expect(answer.status).toBe(201);
    const stored = (await answer.json()).file;
    expect(await (await fetch(stored.url)).text()).toBe('content');
  });
});
