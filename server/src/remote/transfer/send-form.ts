import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { ask } from '../http/ask.ts';
import { refusalOf } from '../http/refusal.ts';
import { RemoteFailure } from '../remote-failure.ts';
import type { RemoteServer } from '../servers/choose-server.ts';
import { pacedBody } from './paced-body.ts';
import { requireLink } from './require-link.ts';
import type { SentFile, Source } from './source.ts';

const Stored = z.looseObject({ file: z.looseObject({ url: z.string() }) });

export interface FormUpload {
  name: string;
  /** As texts, by their names. */
  options: ReadonlyMap<string, string>;
  source: Source;
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/** Sends a file in one form, whose answer says all about it. Throws RemoteFailure. */
export async function sendForm(
  { origin, token }: RemoteServer,
  { name, options, source, onSent, signal }: FormUpload,
): Promise<SentFile> {
  const boundary = `perch-${randomUUID()}`;
  const before = Buffer.from(`${fieldsOf(boundary, options)}${fileHead(boundary, name)}`);
  const after = Buffer.from(`\r\n--${boundary}--\r\n`);
  let sentBytes = 0;
  const count = (bytes: number) => {
    sentBytes += bytes;
    onSent(bytes);
  };
  const body = pacedBody(formPieces(before, source, after, count), signal, () => {});
  try {
    const answer = await ask(origin, '/api/upload', {
      method: 'POST',
      token,
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(before.length + source.size + after.length),
      },
      body: body.stream,
      signal: body.signal,
      withinMs: Number.POSITIVE_INFINITY,
    });
    if (answer.status !== 201) throw refusalOf(origin, answer);
    return storedIn(origin, answer.text);
  } catch (error) {
    onSent(-sentBytes);
    const failure = body.failure() ?? error;
    throw body.isComplete() && isLost(failure) ? unknownEnd(failure) : failure;
  } finally {
    body.close();
  }
}

async function* formPieces(
  before: Uint8Array,
  source: Source,
  after: Uint8Array,
  count: (bytes: number) => void,
) {
  yield before;
  for await (const piece of source.read(0)) {
    count(piece.length);
    yield piece;
  }
  yield after;
}

const fieldsOf = (boundary: string, options: ReadonlyMap<string, string>) =>
  [...options]
    .map(
      ([key, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
    )
    .join('');

/** The name as RFC 8187 has it, in which no character means anything else. */
function fileHead(boundary: string, name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return (
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="file"; filename*=UTF-8''${encoded}\r\n` +
    'Content-Type: application/octet-stream\r\n\r\n'
  );
}

function storedIn(origin: string, text: string): SentFile {
  try {
    const answer = Stored.parse(JSON.parse(text));
    return { url: requireLink(answer.file.url), answer };
  } catch (cause) {
    throw new RemoteFailure(
      'unreachable',
      `${origin} accepted the file, but did not answer as Perch does.`,
      { cause },
    );
  }
}

/** No answer has come. */
const isLost = (failure: unknown) =>
  failure instanceof RemoteFailure && failure.isTemporary && failure.status === undefined;

/** Sent again, the file could be there twice. */
const unknownEnd = (cause: unknown) =>
  new RemoteFailure(
    'unreachable',
    'The connection was lost after everything was sent: check in the web app whether the file has arrived.',
    { cause },
  );
