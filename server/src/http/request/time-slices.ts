import { setImmediate } from 'node:timers';

import { healthz, readyz } from '@perch/contract/settings';

import { queueFull } from '../../lib/errors.ts';
import { createFairLine } from '../../lib/fair-queue.ts';
import { networkFlows } from './client-networks.ts';

/** For how long requests begin in one iteration of the event loop; most take less than one millisecond. */
const sliceMs = 10;
const placesMax = 2048;
const ofMachineMax = 512;
/** Of a body that is in memory while its request waits. */
const bytesPerPlace = 16 * 1024;

const flowLimits = {
  machine: { queuedMax: ofMachineMax, penaltyTurns: 2 },
  connection: { queuedMax: 768, penaltyTurns: 1 },
  site: { queuedMax: 1024, penaltyTurns: 1 },
};

// The runtime receives this much of a body, whether it is read or not.
const receivedBytesMax = 256 * 1024;
const callPath = /^https?:\/\/[^/]+\/api\//;
const probePath = new RegExp(`^https?://[^/]+(?:${healthz.path}|${readyz.path})(?:\\?|$)`);

/**
 * Resolves when a request of the client at this address, with this many bytes of its body in memory, may start; undefined: immediately.
 * Throws `busy` where too many wait.
 */
export type TakeSlice = (findAddress: () => string, bytes: number) => Promise<void> | undefined;

/**
 * Lets requests begin until they have held the event loop for `sliceMs`. The others begin in the next iterations, one in each
 * and in a fair order, so that probes, timers and the bytes of downloads never wait for a whole crowd.
 */
export function createTimeSlices(now: () => number = () => performance.now()): TakeSlice {
  const line = createFairLine({
    queuedMax: placesMax,
    overloaded: queueFull,
  });
  let sliceEndsAt: number | undefined;

  function beginSlice(): void {
    sliceEndsAt = now() + sliceMs;
    setImmediate(nextIteration);
  }

  function nextIteration(): void {
    sliceEndsAt = undefined;
    const begin = line.takeNext();
    if (!begin) return;
    beginSlice();
    begin();
  }

  return (findAddress, bytes) => {
    if (line.isEmpty()) {
      if (sliceEndsAt === undefined) {
        beginSlice();
        return undefined;
      }
      if (now() < sliceEndsAt) return undefined;
    }
    return line.wait({
      flows: networkFlows(findAddress(), flowLimits),
      headStartTurns: 0,
      places: Math.min(1 + Math.floor(bytes / bytesPerPlace), ofMachineMax),
    });
  };
}

/**
 * Of a request that takes slices, how many bytes of its body come while it waits. Undefined for probes, and for
 * bodies of files, which have turns of their own.
 */
export function bytesInLine({ url, method, headers }: Request): number | undefined {
  const maySend = method === 'POST' || method === 'PUT' || method === 'PATCH';
  if (!maySend) return probePath.test(url) ? undefined : 0;
  const type = headers.get('content-type');
  const isFile =
    headers.has('tus-resumable') || (type !== null && !type.startsWith('application/json'));
  if (isFile && callPath.test(url)) return undefined;
  const hasNone = type === null && !headers.has('transfer-encoding');
  const bytes = Number(headers.get('content-length') ?? (hasNone ? 0 : Infinity));
  return Math.min(bytes, receivedBytesMax);
}
