import type { Scheme } from '@perch/contract/appearance/themes';
import { directionOf, type Locale } from '@perch/contract/text/locales';
import { html, raw } from 'hono/html';

import { createLruCache } from '../../../lib/lru-cache.ts';
import type { Services } from '../../../services.ts';
import type { ReadableUpload } from '../gate/may-read.ts';
import { renderMarkdown } from '../legal/render-markdown.ts';
import type { PageFrame } from '../pages/page-frame.ts';
import { pageStyle } from '../pages/page-style.ts';
import { readShownText } from './view-text.ts';

const charactersMax = 4 * 1024 ** 2;
const shortLength = 2000;

interface FramedMarkdown {
  markup: string;
  style: string;
  /** Whether it needs little room: a sandboxed frame cannot tell its height. */
  isShort: boolean;
}

/** The sanitized markup of a Markdown file for the client at `address`. */
export type RenderMarkdownFile = (upload: ReadableUpload, address: string) => Promise<string>;

/** Each file is parsed once, as that takes as long as many other pages. */
export function createMarkdownFiles(
  services: Pick<Services, 'storage' | 'costlyWork'>,
): RenderMarkdownFile {
  // By the hash of the bytes.
  const rendered = createLruCache<string>(charactersMax, (markup) => markup.length);
  const renderOnce = services.costlyWork.joined<string>(({ length }) => length);
  return async (upload, address) => {
    const known = rendered.get(upload.sha256);
    if (known !== undefined) return known;
    const markup = await renderOnce(upload.sha256, address, async () => {
      const { text } = await readShownText(services, upload);
      return renderMarkdown(text, { linkify: false });
    });
    rendered.set(upload.sha256, markup);
    return markup;
  };
}

/**
 * Sanitized markup as a document for a sandboxed frame. The sanitized markup could do no more in the page itself; the sandbox is
 * what holds if both the parser and the sanitizer let something through.
 */
export async function frameMarkdown(
  content: string,
  { locale, brand }: PageFrame,
): Promise<FramedMarkdown> {
  const style = framedStyle(brand, undefined);
  const markup = await documentOf(content, style, locale);
  return { markup, style, isShort: content.length < shortLength };
}

/** A text that is not stored yet, as `frameMarkdown` makes of it; without a scheme it follows the visitor's device. */
export async function previewMarkdown(
  text: string,
  { locale, brand }: PageFrame,
  scheme: Scheme | undefined,
): Promise<string> {
  const content = await renderMarkdown(text.replaceAll(/\r\n?/g, '\n'), { linkify: false });
  return documentOf(content, framedStyle(brand, scheme), locale);
}

const framedStyle = (brand: PageFrame['brand'], scheme: Scheme | undefined) =>
  `${pageStyle('framed', brand?.accents, scheme)}main>:first-child{margin-top:0}`;

async function documentOf(content: string, style: string, locale: Locale): Promise<string> {
  const markup = await html`<!doctype html>
    <html dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="color-scheme" content="dark light" />
        <base target="_blank" />
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main dir="auto">${raw(content)}</main>
      </body>
    </html>`;
  return String(markup);
}
