import { sep } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

const place = 'data-pages=""';

/** What `app/routes.tsx` loads for the pages that people open first, by their paths: modules, and parts of the messages. */
const pages = {
  '/dashboard': {
    modules: ['features/dashboard/dashboard-page.tsx', 'features/clients/sharex-tile.tsx'],
    parts: [],
  },
  '/uploads': { modules: ['features/uploads/uploads-page.tsx'], parts: ['link-options'] },
};

/**
 * Writes into index.html which files these pages need, ` /dashboard=/assets/…,/assets/… /uploads=…,link-options`, for its
 * first script. The files of parts are in the list of `languageChunks`.
 */
export function pageChunks(): Plugin {
  return {
    name: 'perch-page-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const lists = Object.entries(pages).map(([path, { modules, parts }]) => {
          const files = modules.flatMap((module) => filesOf(chunkOf(module, chunks), chunks));
          const own = [...new Set(files)].filter((file) => !html.includes(`"${file}"`));
          return ` ${path}=${[...own, ...parts].join(',')}`;
        });
        return html.replace(place, () => place.replace('""', `"${lists.join('')}"`));
      },
    },
  };
}

function chunkOf(module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const end = ['', 'src', ...module.split('/')].join(sep);
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end));
  if (!found) throw new Error(`${module} has no chunk`);
  return found;
}

/** Its script and styles, and those of the chunks that it cannot run without. */
function filesOf(
  { fileName, imports, viteMetadata }: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): string[] {
  const styles = [...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`);
  const imported = chunks.filter((chunk) => imports.includes(chunk.fileName));
  return [`/${fileName}`, ...styles, ...imported.flatMap((chunk) => filesOf(chunk, chunks))];
}
