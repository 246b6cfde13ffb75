/** Frees the memory of bytes that were written, unless other buffers are parts of it too: those are left to the collector. */
export function freeMemory({ buffer, byteLength }: Uint8Array): void {
  if (!(buffer instanceof ArrayBuffer) || buffer.detached) return;
  if (buffer.byteLength === byteLength) buffer.transfer(0);
}
