import { createHash } from 'node:crypto';

import type { Scheme } from '@perch/contract/appearance/themes';
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
  /** The path of its script, which the policy has to allow. */
  script?: string | undefined;
  /** The scheme of the app around the page; without one it follows the visitor's device. */
  scheme?: Scheme | undefined;
}

/** A page for visitors who are not users: it works without script, and names the brand, never the product. */
export async function page(
  { locale, brand }: PageFrame,
  status: number,
  title: string,
  content: Markup,
  options: PageOptions = {},
): Promise<Response> {
  const { layout = 'card', scheme, heading = title, head = '', script } = options;
  const style = `${pageStyle(layout, brand?.accents, scheme)}${options.style ?? ''}`;
  const isFramed = layout === 'framed';
  const document = html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="${scheme ?? 'dark light'}" />
        <title>${[title, brand?.name].filter(Boolean).join(' · ')}</title>
        ${head} ${raw(`<style>${style}</style>`)}
        ${script ? html`<script type="module" src="${script}"></script>` : ''}
      </head>
      <body>
        ${brand && !isFramed ? header(brand) : ''}
        <main>
          <h1>${heading}</h1>
          ${content}
        </main>
        ${brand && !isFramed ? footer(brand) : ''}
      </body>
    </html>`;
  const headers = headersOf(
    [style, ...(options.framedStyles ?? [])],
    layout,
    brand,
    options.sources,
    options.formTargets,
  );
  return new Response(String(await document), { status, headers });
}

/** The icon of a page, and what its policy allows for it. */
export function pageIcon({ brand }: PageFrame) {
  // An empty one: without any, browsers ask for /favicon.ico, a link to nothing.
  const icon = brand?.logoUrl ?? 'data:,';
  return {
    tag: html`<link rel="icon" href="${icon}" />`,
    source: icon.startsWith('data:') ? 'data:' : "'self'",
  };
}

/** The name is isolated: direction marks in it must not reorder the text around it. */
const header = ({ name, logoUrl }: PageBrand) =>
  name || logoUrl
    ? html`<header class="brand">
        ${logoUrl ? html`<img src="${logoUrl}" alt="" />` : ''}
        ${name ? html`<bdi>${name}</bdi>` : ''}
      </header>`
    : '';

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
  brand: PageBrand | undefined,
  sources: Record<string, string> = {},
  formTargets = "'self'",
) {
  const allowed = { ...(brand?.logoUrl ? { 'img-src': "'self'" } : {}), ...sources };
  const policy = [
    "default-src 'none'",
    `style-src ${styles.map(sourceOf).join(' ')}`,
    ...Object.entries(allowed).map(([directive, source]) => `${directive} ${source}`),
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
