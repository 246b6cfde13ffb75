import type { Scheme } from '@perch/contract/appearance/themes';
import { directionOf, type Locale } from '@perch/contract/text/locales';
import { html, raw } from 'hono/html';

import { AppError } from '../../../lib/errors.ts';
import { createLruCache } from '../../../lib/lru-cache.ts';
import type { Services } from '../../../services.ts';
import type { ReadableUpload } from '../gate/may-read.ts';
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

/** The sanitized markup of a Markdown file for the client at `address`; undefined where it is too complex to be rendered. */
export type RenderMarkdownFile = (
  upload: ReadableUpload,
  address: string,
) => Promise<string | undefined>;

/** Each file is parsed once, as that takes as long as many other pages. */
export function createMarkdownFiles(
  services: Pick<Services, 'storage' | 'markdownTexts'>,
): RenderMarkdownFile {
  // By the hash of the bytes.
  const rendered = createLruCache<{ markup: string | undefined }>(
    charactersMax,
    ({ markup = '' }) => markup.length + 1,
  );

  async function render(upload: ReadableUpload, address: string): Promise<string | undefined> {
    const key = `file ${upload.sha256}`;
    const read = async () => (await readShownText(services, upload)).text;
    try {
      return await services.markdownTexts.render({ key, read, linkify: false, address });
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_complex') return undefined;
      throw error;
    }
  }

  return async (upload, address) => {
    const known = rendered.get(upload.sha256);
    if (known) return known.markup;
    const markup = await render(upload, address);
    rendered.set(upload.sha256, { markup });
    return markup;
  };
}

/**
 * Sanitized markup as a document for a sandboxed frame. The sanitized markup could do no more in the page itself; the sandbox is
 * what holds if both the parser and the sanitizer let something through. Without a scheme it follows the visitor's device.
 */
export async function frameMarkdown(
  content: string,
  { locale, brand }: PageFrame,
  scheme?: Scheme,
): Promise<FramedMarkdown> {
  const style = framedStyle(brand, scheme);
  const markup = await documentOf(content, style, locale);
  return { markup, style, isShort: content.length < shortLength };
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
