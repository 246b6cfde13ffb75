import { locales } from '@perch/contract/text/locales';
import type { Plugin, Rolldown } from 'vite';

const catalogue = /\/messages\/src\/([\w-]+)\/web(-[\w-]+)?\.ts$/;
const place = 'data-languages=""';

type Chunk = Pick<Rolldown.PreRenderedChunk, 'facadeModuleId'>;

/** The name of a chunk that has messages: `messages-de`, `messages-de-admin`; undefined for other chunks. */
export function messagesName({ facadeModuleId }: Chunk): string | undefined {
  const [, folder, part = ''] = catalogue.exec(facadeModuleId ?? '') ?? [];
  return folder && `messages-${folder}${part}`;
}

/** Writes the path of each language's chunk into index.html, ` en=/assets/… de=…`, for its first script. */
export function languageChunks(): Plugin {
  return {
    name: 'perch-language-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const paths = locales.flatMap((locale) => {
          const name = `messages-${locale.toLowerCase()}`;
          const chunk = chunks.find((each) => messagesName(each) === name);
          return chunk ? [` ${locale}=/${chunk.fileName}`] : [];
        });
        return html.replace(place, () => place.replace('""', `"${paths.join('')}"`));
      },
    },
  };
}
