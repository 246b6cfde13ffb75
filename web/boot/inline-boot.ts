import { join } from 'node:path';

import type { Plugin } from 'vite';

import { bundleScript } from './bundle-script.ts';

const script = join(import.meta.dirname, 'boot.ts');
const place = '<!-- boot -->';
// A parse error in an older browser would leave its page without a theme.
const target = 'es2020';

/** Puts boot.ts into the head of index.html, where it runs before anything is painted. */
export function inlineBoot(): Plugin {
  return {
    name: 'perch-inline-boot',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
        const code = await bundleScript(script, target);
        return html.replace(place, () => `<script>${code}</script>`);
      },
    },
  };
}
