const nothing = Buffer.alloc(0);

/**
 * Buffer of received bytes that are not parsed yet. It grows by doubling, so that appending small chunks
 * copies each byte a bounded number of times; a chunk appended to the empty buffer is not copied.
 */
export class UnreadBytes {
  #bytes: Buffer;
  // Backing memory with `#bytes` as the end of its filled part; undefined while `#bytes` is the caller's chunk.
  #buffer: Buffer | undefined;
  #end = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get bytes(): Buffer {
    return this.#bytes;
  }

  get length(): number {
    return this.#bytes.length;
  }

  /** Removes and returns the first `count` bytes; later appends do not overwrite them. */
  take(count: number): Buffer {
    const taken = this.#bytes.subarray(0, count);
    // Memory of which all was taken is the caller's, who may free it.
    if (count === this.#bytes.length) this.clear();
    else this.#bytes = this.#bytes.subarray(count);
    return taken;
  }

  /** Lets go of all bytes, and of the memory in which they are. */
  clear(): void {
    this.#bytes = nothing;
    this.#buffer = undefined;
  }

  append(piece: Buffer): void {
    if (this.#bytes.length === 0) {
      this.#bytes = piece;
      this.#buffer = undefined;
      return;
    }
    const buffer = this.#bufferFor(piece.length);
    const start = this.#end - this.#bytes.length;
    piece.copy(buffer, this.#end);
    this.#end += piece.length;
    this.#bytes = buffer.subarray(start, this.#end);
  }

  /** Grows by allocating new memory, never by moving bytes: slices from `take` still point into the old memory. */
  #bufferFor(bytes: number): Buffer {
    if (this.#buffer && this.#end + bytes <= this.#buffer.length) return this.#buffer;
    const buffer = Buffer.allocUnsafe(2 * this.#bytes.length + bytes);
    this.#bytes.copy(buffer);
    this.#buffer = buffer;
    this.#end = this.#bytes.length;
    return buffer;
  }
}
