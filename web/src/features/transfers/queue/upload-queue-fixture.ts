import type { StoredFile } from './transfer.ts';
import { type SendOptions, UploadQueue } from './upload-queue.ts';

interface Sending extends SendOptions {
  file: File;
  store: (url: string) => void;
  refuse: (failure: Error) => void;
}

/** A queue whose sending the test finishes by hand. */
export function startQueue({ maxBytes = Infinity } = {}) {
  const sendings: Sending[] = [];
  const told: string[] = [];
  const left: string[] = [];
  let clockMs = 0;
  const queue = new UploadQueue({
    send: (file, options) => {
      const { promise, resolve, reject } = Promise.withResolvers<StoredFile>();
      options.signal.addEventListener('abort', () => reject(new Error('aborted')));
      sendings.push({
        file,
        ...options,
        store: (url) => resolve({ uploadId: `id of ${file.name}`, url }),
        refuse: reject,
      });
      return promise;
    },
    discard: ({ name }) => left.push(`discard ${name}`),
    release: ({ name }) => left.push(`release ${name}`),
    refusal: ({ size }) => (size > maxBytes ? 'Too large.' : undefined),
    onStored: ({ name }) => told.push(`stored ${name}`),
    onFailed: ({ name }, reason) => told.push(`failed ${name}: ${reason}`),
    nowMs: () => clockMs,
  });
  const sending = (index: number): Sending => {
    const found = sendings[index];
    if (!found) throw new Error(`nothing was sent as number ${index}`);
    return found;
  };
  const states = () => queue.transfers().map(({ state }) => state);
  const passMs = (ms: number) => (clockMs += ms);
  return { queue, sendings, sending, told, left, states, passMs };
}

export const fileOf = (name: string, bytes = 100) => new File([new Uint8Array(bytes)], name);
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
