import { palettes } from '@perch/contract/appearance/palette';
import { openings, sharePath } from '@perch/contract/installed-app';
import type { ServerMessages } from '@perch/messages/catalogue';

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

const productIcons = [
  { src: favicon, sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

const shareTarget = {
  action: sharePath,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'file', accept: ['*/*'] }] },
};

/** The web manifest, by which the app is installed under its own name. */
export function webManifest({ name, logoUrl }: AppBrand, m: ServerMessages): Response {
  const icons = logoUrl ? [{ src: logoUrl, sizes: 'any', type: 'image/webp' }] : productIcons;
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: palettes.dark.page,
    theme_color: palettes.dark.page,
    icons,
    share_target: shareTarget,
    shortcuts: [
      { name: m.appPage.newUpload, url: '/uploads' },
      { name: m.appPage.newPaste, url: openings.newPaste },
    ],
  };
  return Response.json(manifest, {
    headers: {
      'cache-control': 'no-cache',
      vary: 'accept-language',
      'content-type': 'application/manifest+json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    },
  });
}
