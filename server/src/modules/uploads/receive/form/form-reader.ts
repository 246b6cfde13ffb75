import { AppError } from '../../../../lib/errors.ts';
import { UnreadBytes } from '../unread-bytes.ts';
import { parsePartHeader, type PartHeader } from './part-header.ts';

const headerBytesMax = 16 * 1024;
// Preamble and epilogue (RFC 2046 §5.1.1) are ignored.
const surroundingBytesMax = 16 * 1024;
const lineBreak = '\r\n';
const headerEnd = Buffer.from('\r\n\r\n');

/** The chunks of a request's body; read on demand and never cancelled by the reader. */
export type ByteSource = Pick<AsyncIterator<Uint8Array>, 'next'>;

/**
 * Reads a multipart/form-data body (RFC 2046 §5.1, RFC 7578) part by part while it arrives. Throws
 * `invalid_request` for a malformed form and `upload_incomplete` for a truncated one.
 */
export class FormReader {
  readonly #source: ByteSource;
  readonly #delimiter: Buffer;
  readonly #userAgent: string;
  readonly #rest = new UnreadBytes(Buffer.alloc(0));
  #isInPart = true;
  #hasBegun = false;

  /** `userAgent` decides how escaped file names are decoded. */
  constructor(source: ByteSource, boundary: string, userAgent = '') {
    this.#source = source;
    this.#userAgent = userAgent;
    this.#delimiter = Buffer.from(`${lineBreak}--${boundary}`);
  }

  /** The next part's header; undefined after the last part. Skips the rest of the current part. */
  async nextPart(): Promise<PartHeader | undefined> {
    if (!this.#hasBegun) await this.#skipPreamble();
    while ((await this.readChunk()) !== undefined);
    if (await this.#startsWith('--')) return undefined;
    const header = parsePartHeader(await this.#readHeader(), this.#userAgent);
    this.#isInPart = true;
    return header;
  }

  /** The next bytes of the current part, as they come; undefined at its end. */
  async readChunk(): Promise<Buffer | undefined> {
    while (this.#isInPart) {
      const chunk = this.#takeReady();
      if (chunk.length > 0) return chunk;
      if (this.#isInPart) this.#append(await this.#next());
    }
    return undefined;
  }

  /** Reads to the end of the body after the last part; until then the client may still disconnect. */
  async finish(): Promise<void> {
    let bytes = this.#rest.length;
    for (;;) {
      if (bytes > surroundingBytesMax) throw malformed();
      const { done, value } = await this.#next();
      if (done) return this.#rest.clear();
      bytes += value.length;
    }
  }

  /** Takes the bytes that certainly belong to the part, and leaves the part at its delimiter. */
  #takeReady(): Buffer {
    const at = this.#rest.bytes.indexOf(this.#delimiter);
    this.#isInPart = at < 0;
    if (at < 0) return this.#rest.take(this.#rest.length - this.#heldBack());
    const ready = this.#rest.take(at);
    this.#rest.take(this.#delimiter.length);
    return ready;
  }

  /** How many of the last bytes may be the beginning of a delimiter, which has one CR, its first byte. */
  #heldBack(): number {
    const end = this.#rest.bytes.subarray(-this.#delimiter.length + 1);
    const at = end.lastIndexOf('\r');
    if (at < 0) return 0;
    const held = end.length - at;
    return this.#delimiter.subarray(0, held).equals(end.subarray(at)) ? held : 0;
  }

  async #skipPreamble(): Promise<void> {
    this.#hasBegun = true;
    // Unlike the others, a delimiter that begins the body needs no line break before it.
    const first = this.#delimiter.subarray(lineBreak.length);
    while (this.#rest.length < first.length) await this.#pull();
    if (first.equals(this.#rest.bytes.subarray(0, first.length))) {
      this.#rest.take(first.length);
      this.#isInPart = false;
      return;
    }
    let bytes = 0;
    for (;;) {
      const chunk = await this.readChunk();
      if (!chunk) return;
      bytes += chunk.length;
      if (bytes > surroundingBytesMax) throw malformed();
    }
  }

  async #startsWith(text: string): Promise<boolean> {
    while (this.#rest.length < text.length) await this.#pull();
    return this.#rest.bytes.toString('latin1', 0, text.length) === text;
  }

  /** A part's header lines up to the empty line, with the padding after the delimiter. */
  async #readHeader(): Promise<string> {
    let searched = 0;
    for (;;) {
      // Search only new bytes, and the few old ones that may be the start of the terminator.
      const at = this.#rest.bytes.indexOf(headerEnd, Math.max(0, searched - headerEnd.length));
      searched = this.#rest.length;
      if (at > headerBytesMax || (at < 0 && searched > headerBytesMax)) throw malformed();
      if (at >= 0) {
        const header = this.#rest.take(at).toString('utf8');
        this.#rest.take(headerEnd.length);
        return header;
      }
      await this.#pull();
    }
  }

  async #pull(): Promise<void> {
    this.#append(await this.#next());
  }

  #append({ done, value }: IteratorResult<Uint8Array>): void {
    if (done) {
      throw new AppError('upload_incomplete', (m) => m.errors.uploadIncomplete);
    }
    this.#rest.append(Buffer.from(value.buffer, value.byteOffset, value.length));
  }

  async #next() {
    try {
      return await this.#source.next();
    } catch (cause) {
      throw new AppError('upload_incomplete', (m) => m.errors.connectionLost, { cause });
    }
  }
}

const malformed = () => new AppError('invalid_request', (m) => m.errors.formMalformed);
