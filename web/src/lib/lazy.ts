import { type ComponentType, createElement, lazy as reactLazy } from 'react';

import { ChunkImportError } from './load-chunk.ts';

const failed = new Set<() => void>();

/** A chunk of the app could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** As React's `lazy`, but a failed load can be retried. */
export function lazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const lazyComponent = () =>
    reactLazy(() =>
      load().catch((cause: unknown) => {
        failed.add(() => {
          Current = lazyComponent();
        });
        throw new ChunkLoadError('A chunk of the app could not be loaded', { cause });
      }),
    );
  let Current = lazyComponent();
  return function LazyComponent(props: Props) {
    return createElement(Current, props);
  };
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
