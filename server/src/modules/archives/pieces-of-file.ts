import { type FileHandle, open } from 'node:fs/promises';

import type { ByteRange } from '../../storage/storage.ts';

const pieceBytes = 256 * 1024;

/**
 * A range of a file in pieces; while one is sent, the next is read. They are read into two buffers in turn, so that a
 * download leaves no garbage behind: a piece is valid until the next one is requested. The runtime requests that when
 * it has written or copied the one before (`docs/runtime-notes.md`). Ends early where the file does.
 */
export async function* piecesOfFile(
  path: string,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  const file = await open(path);
  const buffers = [Buffer.allocUnsafeSlow(pieceBytes), Buffer.allocUnsafeSlow(pieceBytes)] as const;
  let reading: Promise<Uint8Array> | undefined;
  try {
    for (let at = start, turn: 0 | 1 = 0; at < end; at += pieceBytes, turn = turn === 0 ? 1 : 0) {
      const piece = await (reading ?? readPiece(file, buffers[turn], { start: at, end }));
      const next = at + pieceBytes;
      const isWhole = piece.length === pieceBytes;
      reading =
        isWhole && next < end
          ? readPiece(file, buffers[turn === 0 ? 1 : 0], { start: next, end })
          : undefined;
      // A failure is that of the call that asks for this piece.
      reading?.catch(() => {});
      if (piece.length > 0) yield piece;
      if (!isWhole) return;
    }
  } finally {
    // A read that outlives its file may get the bytes of another that has its number.
    await reading?.catch(() => {});
    await file.close();
  }
}

/** Fills the buffer as far as the range and the file go. */
async function readPiece(
  file: FileHandle,
  buffer: Buffer,
  { start, end }: ByteRange,
): Promise<Uint8Array> {
  const wanted = Math.min(buffer.length, end - start);
  let filled = 0;
  while (filled < wanted) {
    const { bytesRead } = await file.read(buffer, filled, wanted - filled, start + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}
