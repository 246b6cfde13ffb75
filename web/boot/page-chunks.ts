import type { WebPart } from '@perch/messages/catalogue';
import type { Rolldown } from 'vite';

import { chunkAttribute, type Chunks } from './chunk-attribute.ts';

/** What `app/routes.tsx` loads for the pages that people open first, by their paths: modules, and parts of the messages. */
const pages: Record<string, { modules: readonly string[]; parts: readonly WebPart[] }> = {
  '/dashboard': {
    modules: ['features/dashboard/dashboard-page.tsx', 'features/clients/sharex-tile.tsx'],
    parts: [],
  },
  '/uploads': { modules: ['features/uploads/uploads-page.tsx'], parts: ['link-options'] },
};

export const partsOfPages = new Set(Object.values(pages).flatMap(({ parts }) => parts));

/**
 * Which files these pages need, ` /dashboard=/assets/…,/assets/… /uploads=…,link-options`. The files of parts are in the
 * list of `languageChunks`.
 */
export const pageChunks = () =>
  chunkAttribute('data-pages', (chunks, html) =>
    Object.entries(pages)
      .map(([path, { modules, parts }]) => {
        const files = new Set<string>();
        for (const module of modules) addFiles(files, chunkOf(module, chunks), chunks);
        const own = [...files].filter((file) => !html.includes(`"${file}"`));
        return ` ${path}=${[...own, ...parts].join(',')}`;
      })
      .join(''),
  );

function chunkOf(module: string, chunks: Chunks): Rolldown.OutputChunk {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`));
  if (!found) throw new Error(`${module} has no chunk`);
  return found;
}

/** Adds its script and styles, and those of the chunks that it cannot run without. */
function addFiles(
  files: Set<string>,
  { fileName, imports, viteMetadata }: Rolldown.OutputChunk,
  chunks: Chunks,
): void {
  if (files.has(`/${fileName}`)) return;
  files.add(`/${fileName}`);
  for (const style of viteMetadata?.importedCss ?? []) files.add(`/${style}`);
  for (const chunk of chunks) {
    if (imports.includes(chunk.fileName)) addFiles(files, chunk, chunks);
  }
}
