/**
 * Bytes that have arrived and were not read yet. Appending copies each byte a bounded number of times,
 * however small the pieces are that it comes in; a piece that comes when nothing waits is not copied.
 */
export class UnreadBytes {
  #bytes: Buffer;
  // Where `#bytes` lies at the end of what is filled of memory of our own, that memory.
  #room: Buffer | undefined;
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

  /** Takes the first `count` bytes away; they stay as they are when others are appended. */
  take(count: number): Buffer {
    const taken = this.#bytes.subarray(0, count);
    this.#bytes = this.#bytes.subarray(count);
    return taken;
  }

  append(piece: Buffer): void {
    if (this.#bytes.length === 0) {
      this.#bytes = piece;
      this.#room = undefined;
      return;
    }
    const room = this.#roomFor(piece.length);
    const start = this.#end - this.#bytes.length;
    piece.copy(room, this.#end);
    this.#end += piece.length;
    this.#bytes = room.subarray(start, this.#end);
  }

  /** Where it is too small, other memory, as what was taken still lies in it; twice what is in use. */
  #roomFor(bytes: number): Buffer {
    if (this.#room && this.#end + bytes <= this.#room.length) return this.#room;
    const room = Buffer.allocUnsafe(2 * this.#bytes.length + bytes);
    this.#bytes.copy(room);
    this.#room = room;
    this.#end = this.#bytes.length;
    return room;
  }
}
