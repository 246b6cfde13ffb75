import type { Plugin } from 'vite';

const name = '\0perch-merged-refs';

/**
 * Gives the library's scroll areas the one function that they take from the library that places popovers: every page
 * has scroll areas, and would load all of it.
 */
export function mergedRefs(): Plugin {
  return {
    name: 'perch-merged-refs',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === '@floating-ui/react' && importer.includes('/ScrollArea/') ? name : undefined,
    load: (id) =>
      id === name
        ? "import { useMergedRef } from '@mantine/hooks'; export const useMergeRefs = (refs) => useMergedRef(...refs);"
        : undefined,
  };
}
