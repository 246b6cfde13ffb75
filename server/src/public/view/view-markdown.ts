import type { Scheme } from '@perch/contract/appearance/themes';
import { directionOf, type Locale } from '@perch/contract/text/locales';
import { html, raw } from 'hono/html';

import type { Services } from '../../services.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import type { PageFrame } from '../pages/page-frame.ts';
import { pageStyle } from '../pages/page-style.ts';
import { readShownText } from './view-text.ts';

const shortLength = 2000;

interface FramedMarkdown {
  markup: string;
  style: string;
  /** Whether it needs little room: a sandboxed frame cannot tell its height. */
  isShort: boolean;
}

/** The sanitized markup of a Markdown file for the client at `address`; undefined where it is too complex to be rendered. */
export const renderMarkdownFile = (
  services: Pick<Services, 'storage' | 'markdownTexts'>,
  upload: ReadableUpload,
  address: string,
): Promise<string | undefined> =>
  services.markdownTexts.render({
    key: `file ${upload.sha256}`,
    read: async () => (await readShownText(services, upload)).text,
    linkify: false,
    address,
  });

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
