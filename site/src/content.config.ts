import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { docsSchema } from '@astrojs/starlight/schema';
import type { Loader } from 'astro/loaders';
import { defineCollection } from 'astro:content';

import { root } from '../../scripts/project.mjs';
import { listPages, neighboursOf, readPage, slugOf, titleOf } from '../pages.ts';

/** A page with fewer needs no list of them. */
const sectionsMin = 3;

/** The documents where they are in the repository: their first heading is the title, and they have no front matter. */
const documents: Loader = {
  name: 'documents',
  async load({ store, parseData, renderMarkdown }) {
    store.clear();
    for (const path of await listPages()) {
      const text = await readPage(path);
      const id = slugOf(path);
      const rendered = await renderMarkdown(text, { fileURL: pathToFileURL(join(root, path)) });
      const sections = rendered.metadata?.headings?.filter(({ depth }) => depth === 2) ?? [];
      const data = await parseData({
        id,
        data: {
          title: titleOf(text),
          tableOfContents: sections.length >= sectionsMin,
          ...neighboursOf(path),
        },
      });
      store.set({ id, data, body: text, rendered });
    }
  },
};

export const collections = {
  docs: defineCollection({ loader: documents, schema: docsSchema() }),
};
