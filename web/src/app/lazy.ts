import { type ComponentType, createElement, lazy as reactLazy } from 'react';

import { ChunkImportError } from './load-chunk.ts';

const failed = new Set<() => void>();

/** A part of the app did not arrive from the server. */
export class ChunkLoadError extends Error {
  override readonly name = 'MissingPart';
}

/** As React's `lazy`, but a load that has failed can be tried again. */
export function lazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const lazyPart = () =>
    reactLazy(() =>
      load().catch((cause: unknown) => {
        failed.add(() => {
          Part = lazyPart();
        });
        throw new ChunkLoadError('A part of the page did not arrive', { cause });
      }),
    );
  let Part = lazyPart();
  return function LazyPart(props: Props) {
    return createElement(Part, props);
  };
}

/** Whether trying again is of no use before the whole page has been loaded anew. */
export function requiresReload(failure: unknown): boolean {
  return failure instanceof ChunkLoadError && failure.cause instanceof ChunkImportError;
}

/** React remembers a failed load for ever; after this the parts are asked for again. */
export function resetFailedChunks(): void {
  for (const forget of failed) forget();
  failed.clear();
}
