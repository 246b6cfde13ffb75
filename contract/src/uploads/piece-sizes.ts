// Without imports, so that the web app and the command line can use it without loading the schemas.

/** The shortest part of a file that is sent in a request of its own, unless less is left of the file. */
export const pieceBytesMin = 256 * 1024;
// The first shorter piece after a long one: below what services in front of servers allow (Cloudflare: 100 MB).
const shortenedBytesMax = 64 * 1024 ** 2;
// After that, the administrator may have changed the proxy.
const limitKeptMs = 24 * 60 * 60 * 1000;
const piecesBeforeGrowth = 4;
// A proxy's own answers to a request that took too long or was cut off; those from 520 on are Cloudflare's.
const interruptedStatuses = new Set([408, 502, 504, 520, 521, 522, 523, 524]);

/** The longest pieces that a proxy lets through, to be remembered for an origin. */
export interface PieceLimit {
  bytes: number;
  /** In milliseconds since 1970. */
  foundAt: number;
}

/** How a request with a part of a file has failed. */
export interface PieceFailure {
  /** How much of the file it had. */
  bytes: number;
  /** 0: no answer came. */
  status: number;
  /** Whether Perch itself has answered, which never refuses the length of a piece. */
  isFromPerch: boolean;
}

/**
 * `shorter`: repeat at once, with the shorter pieces that are due now. `refused`: not even the shortest piece is let
 * through. `interrupted`: the shortest piece was cut off, as longer ones before; it may pass later. undefined: it was not
 * about the length.
 */
export type PieceOutcome = 'shorter' | 'refused' | 'interrupted' | undefined;

/**
 * How long the parts of a file may be on the way to one origin. A refusal (413) is proof: pieces are halved, and longer
 * ones are tried again a day later. A cut connection or a proxy's timeout only hints at the length: pieces are halved as
 * well, and grow again as they arrive, unless a length is cut off again after shorter ones have arrived.
 */
export class PieceSizes {
  #limit: PieceLimit | undefined;
  #isLimitKept = true;
  #bytes = Number.POSITIVE_INFINITY;
  #interruptedBytes = Number.POSITIVE_INFINITY;
  #arrived = 0;
  #hasArrivedSince = false;

  constructor(
    limit: PieceLimit | undefined,
    /** Called with a limit once a piece of that length has arrived. */
    private readonly keep: (limit: PieceLimit) => void,
    private readonly now: () => number = Date.now,
  ) {
    this.#limit = limit;
  }

  /** How long the next piece may be; Infinity: the rest of the file. */
  get maxBytes(): number {
    if (this.#limit && this.now() - this.#limit.foundAt > limitKeptMs) this.#limit = undefined;
    return Math.min(this.#bytes, this.#limit?.bytes ?? Number.POSITIVE_INFINITY);
  }

  /** A piece is stored. */
  arrived(bytes: number): void {
    if (this.#limit && !this.#isLimitKept) {
      this.#isLimitKept = true;
      this.keep(this.#limit);
    }
    this.#hasArrivedSince = true;
    if (bytes >= this.#interruptedBytes) this.#interruptedBytes = Number.POSITIVE_INFINITY;
    this.#arrived += 1;
    if (this.#arrived < piecesBeforeGrowth) return;
    this.#arrived = 0;
    this.#bytes = this.#bytes >= shortenedBytesMax ? Number.POSITIVE_INFINITY : this.#bytes * 2;
  }

  /** A request with a piece has failed. */
  failed({ bytes, status, isFromPerch }: PieceFailure): PieceOutcome {
    if (isFromPerch) return undefined;
    if (status === 413) {
      this.#limitBelow(bytes);
      return bytes > pieceBytesMin ? 'shorter' : 'refused';
    }
    if (status !== 0 && !interruptedStatuses.has(status)) return undefined;
    if (bytes <= pieceBytesMin) return this.maxBytes < Infinity ? 'interrupted' : undefined;
    if (this.#hasArrivedSince && bytes >= this.#interruptedBytes) this.#limitBelow(bytes);
    this.#interruptedBytes = Math.min(this.#interruptedBytes, bytes);
    this.#hasArrivedSince = false;
    this.#arrived = 0;
    this.#bytes = Math.min(this.#bytes, half(bytes));
    return 'shorter';
  }

  #limitBelow(bytes: number): void {
    const limitBytes = Math.min(this.maxBytes, half(bytes));
    if (limitBytes === this.#limit?.bytes) return;
    this.#limit = { bytes: limitBytes, foundAt: this.now() };
    this.#isLimitKept = false;
  }
}

const half = (bytes: number) =>
  Math.max(pieceBytesMin, Math.min(Math.floor(bytes / 2), shortenedBytesMax));

/** A limit that was stored; undefined for anything else. */
export function parsePieceLimit(value: unknown): PieceLimit | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('bytes' in value && 'foundAt' in value)) return undefined;
  const { bytes, foundAt } = value;
  if (typeof bytes !== 'number' || typeof foundAt !== 'number') return undefined;
  return bytes >= pieceBytesMin ? { bytes, foundAt } : undefined;
}

/** The product in a `Server` header, without its version; empty where it names none. */
export function productOf(serverHeader: string | null | undefined): string {
  return /^[A-Za-z][\w.-]{0,39}/.exec(serverHeader ?? '')?.[0] ?? '';
}
