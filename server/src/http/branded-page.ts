import { palettes } from '@perch/contract/appearance/palette';

import { escapeHtml } from '../lib/escape-html.ts';

/** How the web app's page and its manifest show the brand, before the app itself runs. */
export interface AppBrand {
  name: string;
  /** The logo's path; null: Perch's own picture. */
  logoUrl: string | null;
  /** Custom properties of the accent; empty for Perch's own. */
  style: string;
}

const favicon = '/favicon.svg';
const accentPlace = '<!-- accent -->';

/** index.html with the brand's name, picture and accent; the app reads them from there. */
export function brandPage(page: string, { name, logoUrl, style }: AppBrand, nonce: string): string {
  const written = escapeHtml(name);
  const icon = logoUrl
    ? `<link rel="icon" href="${escapeHtml(logoUrl)}" type="image/webp" />`
    : `<link rel="icon" href="${favicon}" type="image/svg+xml" />`;
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${written}</title>`)
    .replace(/<meta name="application-name"[^>]*>/, () => {
      return `<meta name="application-name" content="${written}" />`;
    })
    .replace(/<link rel="icon"[^>]*>/, () => icon)
    .replace(accentPlace, () =>
      style ? `<style id="brand" nonce="${nonce}">${style}</style>` : '',
    );
}

/** The web manifest, by which the app is installed under its own name. */
export function webManifest({ name, logoUrl }: AppBrand): Response {
  const icon = logoUrl
    ? { src: logoUrl, sizes: 'any', type: 'image/webp' }
    : { src: favicon, sizes: 'any', type: 'image/svg+xml' };
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: palettes.dark.page,
    theme_color: palettes.dark.page,
    icons: [icon],
  };
  return Response.json(manifest, {
    headers: {
      'cache-control': 'no-cache',
      'content-type': 'application/manifest+json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    },
  });
}
