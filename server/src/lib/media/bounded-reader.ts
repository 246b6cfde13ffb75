const windowBytes = 64 * 1024;
// A file's index may be this long; one read of it then replaces many.
const lengthMax = 8 * 1024 ** 2;
const readsMax = 24;

/** Reads `[start, end)` of a file. */
export type ReadRange = (start: number, end: number) => Promise<Uint8Array>;

/**
 * Parts of a file that may be hostile, over few reads: each fetches at least 64 KB, which serves later parts. So
 * neither time nor memory depend on what the file claims.
 */
export class BoundedReader {
  #reads = 0;
  #window = { start: 0, bytes: Buffer.alloc(0) };

  constructor(
    readonly size: number,
    private readonly read: ReadRange,
  ) {}

  /** Of a file that is in memory. */
  static of(bytes: Uint8Array): BoundedReader {
    return new BoundedReader(bytes.length, async (start, end) => bytes.subarray(start, end));
  }

  /** This part; undefined where the file has none there, or after too many reads. */
  async part(start: number, length: number): Promise<Buffer | undefined> {
    if (start < 0 || length < 0 || length > lengthMax || start + length > this.size) {
      return undefined;
    }
    if (!this.#has(start, length) && !(await this.#fetch(start, length))) return undefined;
    const at = start - this.#window.start;
    return this.#window.bytes.subarray(at, at + length);
  }

  /** This part, or less where the file ends before. */
  beginning(start: number, lengthMost: number): Promise<Buffer | undefined> {
    return this.part(start, Math.max(0, Math.min(lengthMost, this.size - start)));
  }

  #has(start: number, length: number): boolean {
    const { start: from, bytes } = this.#window;
    return start >= from && start + length <= from + bytes.length;
  }

  async #fetch(start: number, length: number): Promise<boolean> {
    if (this.#reads >= readsMax) return false;
    this.#reads += 1;
    const end = Math.min(this.size, start + Math.max(length, windowBytes));
    this.#window = { start, bytes: Buffer.from(await this.read(start, end)) };
    return this.#has(start, length);
  }
}
