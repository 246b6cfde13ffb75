import type { Plugin, Rolldown } from 'vite';

export type Chunks = readonly Rolldown.OutputChunk[];

/** Writes what `valueOf` makes of the build's chunks into the empty attribute of index.html, for the page's first script. */
export function chunkAttribute(
  attribute: string,
  valueOf: (chunks: Chunks, html: string) => string,
): Plugin {
  const place = `${attribute}=""`;
  return {
    name: `perch-${attribute}`,
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        return html.replace(place, () => `${attribute}="${valueOf(chunks, html)}"`);
      },
    },
  };
}
