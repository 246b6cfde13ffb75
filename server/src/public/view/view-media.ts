import { html, raw } from 'hono/html';

import type { MediaFacts, Pixels } from '../../lib/media/media-facts.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import type { PageAssets } from '../pages/page-assets.ts';
import type { PageFrame } from '../pages/page-frame.ts';
import { own } from '../pages/page.ts';
import type { ViewKind } from './view-kind.ts';
import { shownExtension } from './view-links.ts';
import { frameMarkdown } from './view-markdown.ts';
import type { ReadTable } from './view-table.ts';
import { type ReadTextPart, type TextPart, visible } from './view-text.ts';
import type { ZipContents } from './zip-contents.ts';

type Markup = ReturnType<typeof html>;

/** A file as its page shows it. */
export interface MediaView {
  content: Markup;
  /** What the policy of its page allows for it, by directive. */
  sources?: Record<string, string>;
  /** The stylesheet of the document within the page. */
  framedStyle?: string;
  /** What its page adds to its own stylesheet. */
  style?: string;
}

/** How texts are made into markup, in the turns of costly work. */
export interface TextReaders {
  readPart: ReadTextPart;
  renderMarkdown(upload: ReadableUpload, address: string): Promise<string | undefined>;
  readTable: ReadTable;
  /** Undefined where the archive does not list what it has. */
  readContents(upload: ReadableUpload, address: string): Promise<ZipContents | undefined>;
}

/** What a file is shown from. */
export interface ShownFrom {
  upload: ReadableUpload;
  media: MediaFacts;
  /** The one that was made of it, by its path on the host of the page. */
  picture: { url: string; size: Pixels | null } | undefined;
  frame: PageFrame;
  /** Path of the bytes on the host of the page. */
  path: string;
  /** The host of the page, as it stands in policies. */
  host: string;
  scripts: PageAssets;
  readers: TextReaders;
  /** Finds the client's network address. */
  findAddress: () => string;
  /** The requested part of a text, from 1. */
  part: number;
}

/** Of texts in which there is nothing to highlight. */
const proseExtensions = new Set(['', 'txt', 'text', 'log', 'csv', 'tsv', 'srt', 'vtt', 'lrc']);

type Show = (from: ShownFrom) => MediaView | Promise<MediaView>;

/** Larger PDFs are opened on their own: the page would fetch all of them first. */
const pdfBytesMax = 20 * 1024 ** 2;

const show: Record<ViewKind, Show> = {
  picture: ({ upload, media, frame: { m }, path }) => ({
    content: html`<p class="stage picture">
      <a href="${path}" title="${m.filePage.view.enlarge}"
        ><img
          src="${path}?preview"
          alt="${upload.original_name}"
          ${sizeOf(media)}
          fetchpriority="high"
      /></a>
    </p>`,
    sources: { 'img-src': own },
  }),

  video: ({ upload, media, frame, path }) => ({
    content: html`<p class="stage">
      <video
        src="${path}?preview"
        controls
        playsinline
        preload="metadata"
        ${sizeOf(media)}
        aria-label="${nameOf(frame, upload)}"
      ></video>
    </p>`,
    sources: { 'media-src': own },
  }),

  audio: ({ upload, frame, path }) => ({
    content: html`<p class="stage sound">
      <audio
        src="${path}?preview"
        controls
        preload="metadata"
        aria-label="${nameOf(frame, upload)}"
      ></audio>
    </p>`,
    sources: { 'media-src': own },
  }),

  // Chromium's viewer starts neither in a sandbox nor below a policy of the file's own: decision 6.
  pdf: (from) => {
    const { upload, frame, path } = from;
    if (upload.size > pdfBytesMax) return card(from);
    return {
      content: html`<div
        class="stage pdf"
        data-pdf="${path}?preview"
        data-name="${nameOf(frame, upload)}"
      >
        ${icon(upload)}
        <p><a href="${path}">${frame.m.filePage.view.openPdf}</a></p>
      </div>`,
      sources: { 'connect-src': own, 'frame-src': 'blob:' },
    };
  },

  markdown: async (from) => {
    const content = await from.readers.renderMarkdown(from.upload, from.findAddress());
    if (content === undefined) return show.code(from);
    const { markup, style, isShort } = await frameMarkdown(content, from.frame);
    return {
      content: html`<iframe
        class="stage ${isShort ? 'short' : ''}"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        title="${nameOf(from.frame, from.upload)}"
        srcdoc="${markup}"
      ></iframe>`,
      framedStyle: style,
    };
  },

  table: async (from) => {
    const { upload, frame } = from;
    const table = await from.readers.readTable(upload, from.findAddress());
    if (!table) return show.code(from);
    return {
      content: html`${scrolled(from, raw(table.markup))}
        ${table.isWhole ? '' : html`<p class="note">${frame.m.filePage.view.onlyBeginning}</p>`}
        <p class="note"><a href="?part=1">${frame.m.filePage.view.asText}</a></p>`,
    };
  },

  archive: async (from) => {
    const { m } = from.frame;
    const contents = await from.readers.readContents(from.upload, from.findAddress());
    if (!contents || contents.entries.length === 0) return card(from);
    const rows = contents.entries.map(
      ({ name, sizeBytes }) =>
        html`<tr>
          <td>${visible(name)}</td>
          <td>${sizeBytes === undefined ? '' : m.filePage.view.fileSize({ sizeBytes })}</td>
        </tr>`,
    );
    return {
      content: html`${scrolled(
        from,
        html`<table class="contents">
          <thead>
            <tr>
              <th scope="col">${m.filePage.view.contents}</th>
              <th scope="col">${m.filePage.view.size}</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>`,
      )}
      ${contents.isWhole ? '' : html`<p class="note">${m.filePage.view.onlyBeginning}</p>`}`,
    };
  },

  code: async (from) => {
    const { upload, frame, host, scripts } = from;
    const read = await from.readers.readPart(upload, from.part, from.findAddress());
    const { markup, number, firstLines, isWhole } = read;
    const extension = shownExtension(upload.original_name).toLowerCase();
    const isAll = isWhole && firstLines.length === 1;
    const highlight = isAll && !proseExtensions.has(extension) && scripts.highlight;
    const before = (firstLines[number - 1] ?? 1) - 1;
    return {
      content: html`<pre
          class="stage code"
          tabindex="0"
          role="region"
          dir="ltr"
          aria-label="${nameOf(frame, upload)}"
          data-language="${extension}"
          ${firstLines.length > 1 ? raw(`data-parts="${firstLines.join(' ')}"`) : ''}
          ${highlight ? raw(`data-worker="${highlight}"`) : ''}
        ><code>${raw(markup)}</code></pre>
        ${firstLines.length > 1 ? partsNav(frame, read) : ''}
        ${isWhole ? '' : html`<p class="note">${frame.m.filePage.view.onlyBeginning}</p>`}`,
      sources: highlight ? { 'worker-src': `${host}${highlight}` } : {},
      ...(before > 0 ? { style: `pre.stage{counter-reset:line ${before}}` } : {}),
    };
  },

  drawn: (from) =>
    from.picture === undefined
      ? card(from)
      : {
          content: html`<p class="stage picture">
            <img
              src="${from.picture.url}"
              alt="${from.upload.original_name}"
              ${sizeOf(from.picture)}
              fetchpriority="high"
            />
          </p>`,
          sources: { 'img-src': own },
        },

  card,
};

/** What may be larger than the stage. */
const scrolled = ({ frame, upload }: ShownFrom, content: Markup | ReturnType<typeof raw>) =>
  html`<div class="stage table" tabindex="0" role="region" aria-label="${nameOf(frame, upload)}">
    ${content}
  </div>`;

/** The way to the lines before and behind those of the page. */
function partsNav({ m }: PageFrame, { number, lastLine, firstLines }: TextPart) {
  const { view } = m.filePage;
  const first = firstLines[number - 1] ?? 1;
  return html`<nav class="parts">
    ${number > 1 ? html`<a href="?part=${number - 1}" rel="prev">${view.previousLines}</a>` : ''}
    <span>${view.lines({ first, last: lastLine })}</span>
    ${
      number < firstLines.length
        ? html`<a href="?part=${number + 1}" rel="next">${view.nextLines}</a>`
        : ''
    }
  </nav>`;
}

function card({ upload, frame: { m } }: ShownFrom): MediaView {
  const why = upload.size === 0 ? m.filePage.view.empty : m.filePage.view.noPreview;
  return {
    content: html`<div class="stage card">
      ${icon(upload)}
      <p>${why}</p>
    </div>`,
  };
}

/** How a page shows a file of this kind; reads the bytes of those that it shows as text. */
export const showFile = (kind: ViewKind, from: ShownFrom) => show[kind](from);

const nameOf = ({ m }: PageFrame, { original_name: name }: ReadableUpload) =>
  m.filePage.view.preview({ name });

/** Known sizes keep the page from jumping when the picture comes. */
const sizeOf = ({ size }: Pick<MediaFacts, 'size'>) =>
  size ? raw(`width="${size.width}" height="${size.height}"`) : '';

const icon = ({ original_name: name }: ReadableUpload) =>
  html`<svg viewBox="0 0 48 60" width="96" height="120" aria-hidden="true">
    <path d="M4 1h28l12 12v42a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z" />
    <path d="M32 1v12h12" />
    <text x="24" y="42" text-anchor="middle">${shownExtension(name)}</text>
  </svg>`;
