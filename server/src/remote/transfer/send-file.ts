import { basename } from 'node:path';

import { RemoteFailure } from '../remote-failure.ts';
import type { RemoteServer } from '../servers/choose-server.ts';
import type { Progress } from '../terminal/progress.ts';
import { type LocalFile, openLocalFile } from './local-file.ts';
import { type Pieces, PieceTooLong } from './pieces.ts';
import { createRetries } from './retries.ts';
import { saveUpload } from './saved-upload.ts';
import { sendForm } from './send-form.ts';
import { sendInput } from './send-input.ts';
import { sendResumable } from './send-resumable.ts';
import type { SentFile } from './source.ts';

/** Files up to this size are sent in one form, whose answer says all about them. */
const formBytesMax = 8 * 1024 ** 2;

export interface SendContext {
  environment: Readonly<Record<string, string | undefined>>;
  server: RemoteServer;
  /** In place of the file's own name. */
  name: string | undefined;
  options: ReadonlyMap<string, string>;
  retryMs: number;
  pieces: Pieces;
  progress: Progress;
  tell(sentence: string): void;
  signal: AbortSignal;
}

/** Sends a file, or standard input for `-`. Throws RemoteFailure. */
export async function sendFile(context: SendContext, path: string): Promise<SentFile> {
  const { server, name, options, pieces, progress, signal } = context;
  const retries = createRetries(context);
  if (path === '-') {
    progress.expect(undefined);
    const onSent = (bytes: number) => progress.add(bytes);
    return sendInput(server, { name, options, pieces, retries, onSent, signal });
  }
  await using file = await openLocalFile(path);
  progress.expect(file.size);
  // Awaited: the file is closed when this function ends.
  const isShort = file.size <= Math.min(formBytesMax, pieces.maxBytes);
  return await (isShort ? sendSmall : sendLarge)(context, file, path);
}

async function sendSmall(context: SendContext, source: LocalFile, path: string): Promise<SentFile> {
  const { server, options, pieces, progress, signal } = context;
  const retries = createRetries(context);
  const name = context.name ?? basename(path);
  const onSent = (bytes: number) => progress.add(bytes);
  for (;;) {
    try {
      return await sendForm(server, { name, options, source, onSent, signal });
    } catch (error) {
      const failure = pieces.explain(source.size, error);
      // A form has to be one request.
      if (failure instanceof PieceTooLong) return await sendLarge(context, source, path);
      await retries.wait(failure);
    }
  }
}

async function sendLarge(context: SendContext, source: LocalFile, path: string): Promise<SentFile> {
  const { environment, server, options, pieces, progress, tell, signal } = context;
  const name = context.name ?? basename(path);
  const identity = { path: source.path, version: source.version, name, options };
  const kept = await saveUpload(environment, server, identity);
  let there = 0;
  try {
    return await sendResumable(server, {
      name,
      options,
      source,
      pieces,
      kept,
      retries: createRetries(context),
      onSent(bytes) {
        there += bytes;
        progress.add(bytes);
      },
      onResumed(bytes) {
        there = bytes;
        progress.skip(bytes);
        tell(
          bytes === 0
            ? `${path}: the server no longer has the earlier part; starting over.`
            : `${path}: resuming at ${percentOf(bytes, source.size)}.`,
        );
      },
      onLost: () => tell(`${path}: the server has removed the earlier part; starting over.`),
      signal,
    });
  } catch (error) {
    const isResumable = kept.isKept && there > 0;
    if (error instanceof RemoteFailure && error.exit === 'interrupted' && isResumable) {
      const percent = percentOf(there, source.size);
      throw new RemoteFailure(
        'interrupted',
        `Interrupted at about ${percent}; run the command again within a day to resume.`,
      );
    }
    throw error;
  } finally {
    await kept.release();
  }
}

const percentOf = (bytes: number, size: number) => `${Math.floor((bytes / size) * 100)} %`;
