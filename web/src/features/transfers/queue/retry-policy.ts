import { ApiError } from '../../../api/api-error.ts';

const firstDelaysMs = [500, 1000, 2000, 4000, 8000, 15_000];
const laterDelayMs = 30_000;
/** About ten minutes in all: long enough for an update of the server, or a train in a tunnel. */
export const attemptsMax = 25;
/** Each delay varies by up to a quarter, so that many browsers do not return at the same moment. */
const spread = 0.25;

/**
 * The delay after `failures` failed attempts in a row; undefined: give up.
 * @param random from 0 to 1
 */
export function retryDelayMs(failures: number, random: number): number | undefined {
  if (failures >= attemptsMax) return undefined;
  const delayMs = firstDelaysMs[failures - 1] ?? laterDelayMs;
  return delayMs * (1 - spread + 2 * spread * random);
}

const passingStatuses = new Set([
  408, 409, 423, 425, 429, 502, 503, 504,
  // Cloudflare's, in place of a server that does not answer.
  520, 521, 522, 523, 524,
]);

/** Whether the same request may succeed later: no answer, or a status that says so. */
export function isTransient(failure: unknown): failure is ApiError {
  if (!(failure instanceof ApiError)) return false;
  // The user has to complete or cancel another upload first.
  if (failure.code === 'too_many_uploads') return false;
  // It would be refused again until the option is changed.
  if (failure.field !== '') return false;
  return (
    (failure.status === 0 && (failure.code === '' || failure.code === 'proxy_blocks')) ||
    failure.code === 'upload_incomplete' ||
    passingStatuses.has(failure.status)
  );
}

/** A proxy does not let a piece of this length through; a shorter one may pass. */
export class PieceTooLarge extends ApiError {
  constructor({ message, status, code }: ApiError) {
    super(message, status, code);
  }
}

/** Every attempt failed: sending another file would fail as well. */
export class ServerUnavailable extends ApiError {
  constructor({ message, status, code }: ApiError) {
    super(message, status, code);
  }
}
