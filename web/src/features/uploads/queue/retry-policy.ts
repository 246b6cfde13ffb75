import { ApiFailure } from '../../../api/api-error.ts';

const firstDelaysMs = [500, 1000, 2000, 4000, 8000, 15_000];
const laterDelayMs = 30_000;
/** Together about ten minutes: long enough for a server that is updated, or a train in a tunnel. */
export const triesMax = 25;
/** Up to a quarter more or less, so that many browsers do not come back at the same moment. */
const spread = 0.25;

/** How long to wait after so many failures in a row; undefined: it is time to give up. */
export function delayMsAfter(failures: number, random: number): number | undefined {
  if (failures >= triesMax) return undefined;
  const delayMs = firstDelaysMs[failures - 1] ?? laterDelayMs;
  return delayMs * (1 - spread + 2 * spread * random);
}

const passingStatuses = new Set([408, 409, 423, 425, 429, 502, 503, 504]);

/** No answer, or one that says that another one is to be expected later. */
export function isPassing(failure: unknown): failure is ApiFailure {
  if (!(failure instanceof ApiFailure)) return false;
  // Its owner has to complete or cancel another one first.
  if (failure.code === 'too_many_uploads') return false;
  return (
    (failure.status === 0 && failure.code === '') ||
    failure.code === 'upload_incomplete' ||
    passingStatuses.has(failure.status)
  );
}

/** The server has not come back for a long time, so there is no use in sending something else. */
export class ServerAway extends ApiFailure {
  constructor({ message, status, code }: ApiFailure) {
    super(message, status, code);
  }
}
