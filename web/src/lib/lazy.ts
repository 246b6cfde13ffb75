import { type ComponentType, createElement, lazy as reactLazy, useEffect, useState } from 'react';

import { ChunkImportError } from './load-chunk.ts';

const failed = new Set<() => void>();

/** A chunk of the app could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** As React's `lazy`, but a failed load can be retried. With `isFirst` it is loaded immediately. */
export function lazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isFirst = false,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let early = isFirst ? load() : undefined;
  async function note() {
    try {
      loaded = (await early)?.default;
    } catch {
      // A page that is waiting gets this error; a later one loads the chunk again.
      early = undefined;
    }
  }
  if (early) firstLoads.push(note());
  const lazyComponent = () =>
    reactLazy(() =>
      (early ?? load()).catch((cause: unknown) => {
        failed.add(() => {
          Current = lazyComponent();
        });
        throw new ChunkLoadError('A chunk of the app could not be loaded', { cause });
      }),
    );
  let Current = lazyComponent();
  return function LazyComponent(props: Props) {
    const [Known] = useState(() => loaded);
    return createElement(Known ?? Current, props);
  };
}

const firstLoads: Promise<void>[] = [];
const patienceMs = 1000;
let isFirstLoaded = false;

/**
 * Whether what was to be loaded immediately is there, or has failed, or takes too long. React shows nothing for 300 ms after
 * it had to show that something is loading: a page that is nearly there is better waited for.
 */
export function useFirstLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(isFirstLoaded);
  useEffect(() => {
    async function wait() {
      const tooLong = new Promise((resolve) => setTimeout(resolve, patienceMs));
      await Promise.race([Promise.all(firstLoads), tooLong]);
      isFirstLoaded = true;
      setIsLoaded(true);
    }
    void wait();
  }, []);
  return isLoaded;
}

/** Whether only a reload of the page helps. */
export function requiresReload(failure: unknown): boolean {
  return failure instanceof ChunkLoadError && failure.cause instanceof ChunkImportError;
}

/** React keeps a failed load for ever; after this the chunks are requested again. */
export function resetFailedChunks(): void {
  for (const forget of failed) forget();
  failed.clear();
}
