/** A stream of bytes, such as an upload's body on its way to a driver. */
export type Chunks = AsyncIterable<Uint8Array>;

/** Frees a chunk's memory, unless other chunks are parts of it too: those are left to the collector. */
export function freeMemory({ buffer, byteLength }: Uint8Array): void {
  if (!(buffer instanceof ArrayBuffer) || buffer.detached) return;
  if (buffer.byteLength === byteLength) buffer.transfer(0);
}
