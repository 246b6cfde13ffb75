import { satteri } from '@astrojs/markdown-satteri';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

import { repositoryLinks, scrolledTables } from './markdown.ts';
import { sidebar, version } from './pages.ts';

/** The app's own colours, so that a change of them changes the site; Starlight names the theme otherwise. */
const colours = {
  name: 'perch-colours',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('/colours.css')
      ? code.replaceAll('data-mantine-color-scheme', 'data-theme')
      : undefined,
};

export default defineConfig({
  publicDir: '../web/public',
  build: { format: 'file' },
  markdown: {
    processor: satteri({
      features: { smartPunctuation: false },
      mdastPlugins: [repositoryLinks],
      hastPlugins: [scrolledTables],
    }),
  },
  vite: { plugins: [colours] },
  integrations: [
    starlight({
      title: `Perch ${version}`,
      titleDelimiter: '·',
      // Its index cannot be read from a disk, and finds no word that is misspelt: see search.ts.
      pagefind: false,
      disable404Route: true,
      sidebar,
      customCss: ['../web/src/ui/theme/colours.css', './src/site.css'],
      // The documents stand outside of this folder.
      markdown: { processedDirs: ['..'] },
      expressiveCode: {
        shiki: { langAlias: { caddyfile: 'nginx' } },
        // Its window would be drawn around settings as well, which are no terminal.
        defaultProps: { frame: 'none' },
        styleOverrides: { borderRadius: '0.5rem' },
      },
      components: {
        PageTitle: './src/components/page-title.astro',
        Search: './src/components/search.astro',
        SiteTitle: './src/components/site-title.astro',
      },
    }),
  ],
});
