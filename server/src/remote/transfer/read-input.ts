import { read } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const readBytes = promisify(read);
const standardInput = 0;
const emptyPipeMs = 20;

/**
 * Standard input in pieces of one size, the last of which is shorter. It is read when a piece is requested and not before,
 * as the runtime's own stream of a file would. A piece is valid until the one after the next is requested. Throws the
 * signal's reason when that is aborted.
 */
export async function* readInput(
  pieceBytes: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  const stopped = Promise.withResolvers<never>();
  stopped.promise.catch(() => {});
  const stop = () => stopped.reject(signal.reason);
  signal.addEventListener('abort', stop);
  // Memory of sent pieces would be released late.
  let piece = Buffer.allocUnsafe(pieceBytes);
  let other = Buffer.allocUnsafe(pieceBytes);
  try {
    for (;;) {
      let filled = 0;
      while (filled < pieceBytes) {
        const bytes = await Promise.race([readSome(piece, filled), stopped.promise]);
        if (bytes === 0) {
          if (filled > 0) yield piece.subarray(0, filled);
          return;
        }
        filled += bytes;
      }
      yield piece;
      [piece, other] = [other, piece];
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function readSome(piece: Buffer, from: number): Promise<number> {
  for (;;) {
    try {
      const { bytesRead } = await readBytes(standardInput, piece, from, piece.length - from, null);
      return bytesRead;
    } catch (error) {
      // Another process that has the same pipe may have made it one that does not wait.
      const isEmpty = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
      if (!isEmpty) throw error;
      await sleep(emptyPipeMs);
    }
  }
}
