import { createHash } from 'node:crypto';

import type { Scheme } from '@perch/contract/appearance/themes';
import { productName } from '@perch/contract/brand/limits';
import { markPaths } from '@perch/contract/brand/mark';
import { directionOf } from '@perch/contract/text/locales';
import { html, raw } from 'hono/html';

import type { PageBrand } from '../../modules/brand/page-brand.ts';
import type { PageFrame } from './page-frame.ts';
import { type Layout, pageStyle } from './page-style.ts';

type Markup = ReturnType<typeof html>;

interface PageOptions {
  layout?: Layout;
  /** In the place of the title at the beginning of the page. */
  heading?: Markup;
  sign?: Sign;
  /** Tags of the head that programs read, which do not read far. */
  head?: Markup;
  /** Rules behind those of the layout. */
  style?: string | undefined;
  /** Stylesheets of documents within the page. */
  framedStyles?: string[];
  /** What its policy allows besides, by directive. */
  sources?: Record<string, string>;
  /** Where its forms may lead, redirects of their answers included; without it to its own host. */
  formTargets?: string;
  /** The path of its script, which the policy then allows. */
  script?: string | undefined;
  /** The scheme of the app around the page; without one it follows the visitor's device. */
  scheme?: Scheme | undefined;
}

/** A page for visitors who are not users: it works without script, and names the brand, never the product. */
export async function page(
  { locale, brand, typeface, host }: PageFrame,
  status: number,
  title: string,
  content: Markup,
  options: PageOptions = {},
): Promise<Response> {
  const { layout = 'card', scheme, heading = title, head = '', script, sign } = options;
  const isFramed = layout === 'framed';
  // The app's frame is sandboxed, so its document has an origin of its own, to which no font is given.
  const fonts = isFramed ? '' : typeface;
  const style = `${pageStyle(layout, brand?.accents, scheme)}${fonts}${options.style ?? ''}`;
  const icon = iconOf(brand);
  const document = html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="${scheme ?? 'dark light'}" />
        <title>${[title, brand?.name].filter(Boolean).join(' · ')}</title>
        <link rel="icon" href="${icon}" />
        ${head} ${raw(`<style>${style}</style>`)}
        ${script ? html`<script type="module" src="${script}"></script>` : ''}
      </head>
      <body>
        ${brand && !isFramed ? header(brand) : ''}
        <main>
          ${sign ? signOf(sign) : ''}
          <h1>${heading}</h1>
          ${content}
        </main>
        ${brand && !isFramed ? footer(brand) : ''}
      </body>
    </html>`;
  const sources = sourcesOf(
    { ...(script ? { 'script-src': `${host}${script}` } : {}), ...options.sources },
    icon.startsWith('data:') ? 'data:' : own,
    fonts === '' ? undefined : own,
  );
  const headers = headersOf(
    [style, ...(options.framedStyles ?? [])],
    layout,
    sources,
    options.formTargets,
  );
  return new Response(String(await document), { status, headers });
}

/** The page's own host, as a source of its policy. */
export const own = "'self'";

/** What the policy allows for the content of a page and what is around it, by directive. */
function sourcesOf(
  { 'img-src': images, ...others }: Record<string, string>,
  icon: string,
  fonts: string | undefined,
): Record<string, string> {
  return {
    ...others,
    'img-src': images === undefined || images === icon ? icon : `${images} ${icon}`,
    ...(fonts === undefined ? {} : { 'font-src': fonts }),
  };
}

/** Of the browser's tab. Without any, browsers ask for /favicon.ico, which on domains is a link to nothing. */
function iconOf(brand: PageBrand | undefined): string {
  if (brand?.logoUrl) return brand.logoUrl;
  return brand?.isProduct ? '/favicon.svg' : 'data:,';
}

/** The name is isolated: direction marks in it must not reorder the text around it. */
function header({ name, logoUrl, isProduct }: PageBrand) {
  if (isProduct) return html`<header class="brand">${mark} <bdi>${productName}</bdi></header>`;
  if (!name && !logoUrl) return '';
  return html`<header class="brand">
    ${logoUrl ? html`<img src="${logoUrl}" alt="" />` : ''} ${name ? html`<bdi>${name}</bdi>` : ''}
  </header>`;
}

const mark = html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
  <path class="line" d="${markPaths.line}" />
  <path class="bird" d="${markPaths.bird}" />
  <path class="eye" d="${markPaths.eye}" />
</svg>`;

/** What stands above the title of a page that has something else to say than what was asked for. */
export type Sign = 'missing' | 'ended' | 'locked' | 'done';

const signPaths: Record<Sign, string> = {
  missing: 'M21 8a13 13 0 1 0 0 26 13 13 0 0 0 0-26zM30.5 30.5 41 41M17 17l8 8M25 17l-8 8',
  ended: 'M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36zM24 14v10l7 5',
  locked:
    'M12 21h24a3 3 0 0 1 3 3v15a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3V24a3 3 0 0 1 3-3zM15 21v-6a9 9 0 0 1 18 0v6M24 29v5',
  done: 'M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36zM16 24.5l6 6 11-12',
};

const signOf = (sign: Sign) =>
  html`<svg class="sign" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
    <path d="${signPaths[sign]}" />
  </svg>`;

const footer = ({ links }: PageBrand) =>
  links.length > 0
    ? html`<footer>
        ${links.map(
          ({ label, url }) =>
            html`<a href="${url}" rel="nofollow noopener noreferrer"><bdi>${label}</bdi></a>`,
        )}
      </footer>`
    : '';

function headersOf(
  styles: string[],
  layout: Layout,
  sources: Record<string, string>,
  formTargets = own,
) {
  const policy = [
    "default-src 'none'",
    `style-src ${styles.map(sourceOf).join(' ')}`,
    ...Object.entries(sources).map(([directive, source]) => `${directive} ${source}`),
    `form-action ${formTargets}`,
    "base-uri 'none'",
    // The app shows the terms that are to be accepted; there is nothing to click on.
    `frame-ancestors ${layout === 'framed' ? "'self'" : "'none'"}`,
  ];
  return {
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
    vary: 'accept-language',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  };
}

const sourceOf = (style: string) =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
