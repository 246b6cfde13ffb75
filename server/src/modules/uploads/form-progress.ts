import type { Readable } from 'node:stream';

import type { BusboyInstance } from '@fastify/busboy';

import { AppError } from '../../errors.ts';
import type { Chunks } from '../../storage/storage.ts';
import type { MultipartFile } from './multipart.ts';

/** A form while it is being read: whether it still can become one upload, and what came of it. */
export interface FormProgress<T> {
  hasFailed(): boolean;
  /** Ends the form as wrong; the first reason counts. */
  fail(reason: unknown): void;
  /** Runs `step`, and returns when it calls back or when the form fails, whichever comes first. */
  settled(step: (resume: () => void) => void): Promise<void>;
  /** Tells that no more bytes will come. */
  endOfBody(): void;
  /** What `receive` gave; throws the reason why the form failed, once nothing is left of it. */
  outcome(): Promise<T>;
}

const incompleteSentence = 'The upload ended before the whole file had arrived.';

/** Calls `receive` when the file part begins. */
export function watchForm<T>(
  form: BusboyInstance,
  receive: (file: MultipartFile) => Promise<T>,
): FormProgress<T> {
  const fields = new Map<string, string>();
  const ended = Promise.withResolvers<void>();
  // It is awaited at the end; until then a failure must not count as unhandled.
  ended.promise.catch(() => {});
  let hasFailed = false;
  let isBodyRead = false;
  let stream: Readable | undefined;
  let received: Promise<T> | undefined;
  let wake = () => {};

  function fail(reason: unknown) {
    if (hasFailed) return;
    hasFailed = true;
    ended.reject(reason);
    stream?.destroy(reason instanceof Error ? reason : undefined);
    wake();
  }

  form.on('field', (name, value, _nameCut, isValueCut) => {
    if (isValueCut) fail(new AppError('invalid_request', 'A form field may be up to 16 KB.'));
    if (!received) fields.set(name, value);
  });
  form.on('file', (fieldName, part: Readable, fileName: string | undefined) => {
    // Errors reach the reader of the part; without a listener one on a skipped part ends the process.
    part.on('error', () => {});
    const reason = refusalOf(fieldName, received !== undefined);
    if (reason) {
      part.resume();
      fail(reason);
      return;
    }
    stream = part;
    received = receive({
      name: decodeName(fileName),
      fields,
      chunks: untilEnd(part, ended.promise),
    });
    received.catch(fail);
  });
  const tooMany = () => fail(new AppError('invalid_request', 'The form has too many parts.'));
  form.on('partsLimit', tooMany);
  form.on('fieldsLimit', tooMany);
  form.on('error', (cause: unknown) => fail(formError(cause, isBodyRead)));
  form.on('finish', () => {
    if (received) ended.resolve();
    else fail(new AppError('file_missing', 'Send one file in a part named "file".'));
  });

  return {
    hasFailed: () => hasFailed,
    fail,
    settled: (step) =>
      new Promise((resolve) => {
        wake = resolve;
        step(resolve);
      }),
    endOfBody() {
      isBodyRead = true;
      if (!hasFailed) form.end();
    },
    async outcome() {
      // What has been begun is undone before anybody is told that it failed.
      const whenEnded = await ended.promise.then(
        () => undefined,
        (reason: unknown) => ({ reason }),
      );
      if (!whenEnded && received) return received;
      await received?.catch(() => {});
      throw whenEnded?.reason;
    },
  };
}

/** Browsers write a quotation mark in a file's name as %22, and nothing else in that way (HTML §4.10.21). */
const decodeName = (name: string | undefined) => (name ?? '').replaceAll('%22', '"');

function refusalOf(fieldName: string, isSecond: boolean): AppError | undefined {
  if (isSecond) return new AppError('too_many_files', 'Send one file at a time.');
  if (fieldName === 'file') return undefined;
  return new AppError('file_missing', 'Send one file in a part named "file".');
}

function formError(cause: unknown, isBodyRead: boolean): AppError {
  return isBodyRead
    ? new AppError('upload_incomplete', incompleteSentence, { cause })
    : new AppError('invalid_request', 'The multipart form is malformed.', { cause });
}

/** The file's bytes; the end comes only after the form's own, so that a cut form stores nothing. */
async function* untilEnd(part: Readable, formEnd: Promise<void>): Chunks {
  for await (const chunk of part) yield chunk;
  await formEnd;
}
