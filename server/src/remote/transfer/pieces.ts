import { join } from 'node:path';

import { parsePieceLimit, type PieceLimit, PieceSizes } from '@perch/contract/uploads/piece-sizes';

import { proxyRefusal } from '../http/refusal.ts';
import { RemoteFailure } from '../remote-failure.ts';
import { readOwnFile, writeOwnFile } from '../servers/own-file.ts';
import { stateFolder } from '../servers/own-folders.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** How long requests may be on the way to one server, as this run and earlier ones have found. */
export interface Pieces {
  /** How many bytes of a file the next request may have. */
  readonly maxBytes: number;
  /** A request with so many bytes has been stored. */
  arrived(bytes: number): void;
  /** What the failure of a request with so many bytes comes to; PieceTooLong: repeat it with fewer. */
  explain(bytes: number, failure: unknown): unknown;
  /** Remembers for later runs what was found. */
  save(): Promise<void>;
}

/** A proxy does not let a request through that has this much of a file; a shorter one may pass. */
export class PieceTooLong extends Error {
  override readonly name = 'PieceTooLong';
}

/** Reads what earlier runs have found. Without a home folder nothing is remembered. */
export async function openPieces(environment: Environment, origin: string): Promise<Pieces> {
  let found: PieceLimit | undefined;
  const { [origin]: remembered } = await readLimits(environment);
  const sizes = new PieceSizes(parsePieceLimit(remembered), (limit) => (found = limit));
  return {
    get maxBytes() {
      return sizes.maxBytes;
    },
    arrived: (bytes) => sizes.arrived(bytes),
    explain(bytes, failure) {
      if (!(failure instanceof RemoteFailure)) return failure;
      const { status, code, isTemporary, product } = failure;
      const isUnanswered = status === undefined && isTemporary;
      const isFromPerch = code !== undefined || (status === undefined && !isUnanswered);
      const outcome = sizes.failed({ bytes, status: status ?? 0, isFromPerch });
      if (outcome === 'shorter') return new PieceTooLong('The request is too long.');
      if (outcome !== 'interrupted') return failure;
      const options = { cause: failure, status, isTemporary: true };
      return new RemoteFailure('unreachable', proxyRefusal(origin, product, status), options);
    },
    async save() {
      if (!found) return;
      const limits = { ...(await readLimits(environment)), [origin]: found };
      // Another run finds it again.
      await writeLimits(environment, limits).catch(() => {});
    },
  };
}

const limitsFile = (environment: Environment) =>
  join(stateFolder(environment), 'piece-limits.json');

async function writeLimits(environment: Environment, limits: object): Promise<void> {
  await writeOwnFile(limitsFile(environment), `${JSON.stringify(limits, null, 2)}\n`);
}

async function readLimits(environment: Environment): Promise<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse((await readOwnFile(limitsFile(environment))) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
