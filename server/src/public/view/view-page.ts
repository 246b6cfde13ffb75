import { formatLength } from '@perch/contract/text/length';
import { formatsOf } from '@perch/messages/formats';
import { html } from 'hono/html';

import { parseRequestTarget } from '../../http/request/request-target.ts';
import { hourMs } from '../../lib/clock.ts';
import { type MediaFacts, pixels } from '../../lib/media/media-facts.ts';
import { findMediaFacts } from '../../modules/uploads/media/find-media-facts.ts';
import { canHavePreview, canHaveSized } from '../../modules/uploads/pictures/upload-face.ts';
import type { Services } from '../../services.ts';
import { partsOf } from '../../storage/parts-of.ts';
import type { EmbedSubject } from '../embeds/embed-facts.ts';
import { findFileEmbed, renderEmbed } from '../embeds/page-embed.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import { grantLifetimeMs } from '../gate/passes.ts';
import { serveReadable } from '../gate/serve-readable.ts';
import { downloadsLeftText } from '../pages/gate-pages.ts';
import { frameOf, type PageFrame } from '../pages/page-frame.ts';
import { own, page } from '../pages/page.ts';
import { contentPolicyOf } from '../serving/content-policy.ts';
import { respondMissingBlob } from '../serving/missing-blob.ts';
import { type PublicResponse, type Visit, visitorAddress } from '../visit.ts';
import { type ViewKind, viewKindOf } from './view-kind.ts';
import { addressesOf, bbCodeLink, htmlLink, markdownLink } from './view-links.ts';
import { renderMarkdownFile } from './view-markdown.ts';
import { showFile, type ShownFrom, type TextReaders } from './view-media.ts';
import { createTables } from './view-table.ts';
import { createTextParts, readExcerpt } from './view-text.ts';
import { readZipContents, type ZipContents } from './zip-contents.ts';

type Markup = ReturnType<typeof html>;

/** Answers a GET or HEAD for the page of a file, on the app's host or on a user's domain. */
export type ViewPages = (visit: Visit, slug: string) => PublicResponse;

export function createViewPages(services: Services): ViewPages {
  const readZipOnce = services.costlyWork.joined<ZipContents | undefined>();
  const readers: TextReaders = {
    readPart: createTextParts(services),
    renderMarkdown: (upload, address) => renderMarkdownFile(services, upload, address),
    readTable: createTables(services),
    readContents: (upload, address) =>
      readZipOnce(`zip ${upload.storage_key}`, address, () =>
        readZipContents(partsOf(services.storage, upload)),
      ),
  };
  return (visit, slug) =>
    serveReadable(services, { ...visit, surface: 'page', slug }, async (upload) => {
      try {
        return await viewPage(services, { visit, upload, slug }, readers);
      } catch (error) {
        const key = upload.storage_key;
        const answered = await respondMissingBlob(services, error, visit.request, key);
        if (answered) return answered;
        throw error;
      }
    });
}

/** 1 for whatever is no number of a part. */
const partOf = (text: string | null) =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;

/** The kinds of which the page has the text in it, which takes long to render. */
const textKinds: ReadonlySet<ViewKind> = new Set(['code', 'markdown', 'table']);
/** The kinds of which the page does not show the content. */
const unshownKinds: ReadonlySet<ViewKind> = new Set(['archive', 'card']);

/** A table is shown as its text where a part of that was asked for. */
const textOr = (kind: ViewKind, query: URLSearchParams): ViewKind =>
  kind === 'table' && query.has('part') ? 'code' : kind;

interface ViewRequest {
  visit: Visit;
  upload: ReadableUpload;
  slug: string;
}

async function viewPage(
  services: Services,
  { visit, upload, slug }: ViewRequest,
  readers: TextReaders,
): Promise<Response> {
  const { request, domain } = visit;
  const frame = frameOf(services, request);
  const ownKind = viewKindOf(upload);
  const hasText = textKinds.has(ownKind);
  const { host, query } = parseRequestTarget(request);
  const part = partOf(query.get('part'));
  // For HEAD no text is read and rendered.
  const isBare = request.method === 'HEAD' && (hasText || ownKind === 'archive');
  const kind = isBare ? 'card' : textOr(ownKind, query);
  // As it was asked for: whatever slug led here leads to the bytes on this host, too.
  const path = `${domain ? '/' : '/f/'}${slug}`;
  const media = await findMediaFacts(services, upload);
  const findAddress = () => visitorAddress(services, visit);
  const picture = drawnPictureOf(services, upload, media);
  const { pageAssets: scripts } = services;
  const from = { upload, media, picture, frame, path, host, scripts, readers, findAddress, part };
  const shown = await showFile(kind, from);
  const addresses = await addressesOf(services, upload, domain);
  const embedded: EmbedSubject = { upload, addresses, frame, media };
  if (hasText && !isBare) embedded.readExcerpt = () => readExcerpt(services, upload);
  // The media of the page are fetched as previews, which do not count; nor does a page that is looked at as one.
  const isFirst = !unshownKinds.has(kind) && part === 1 && !query.has('preview');
  if (isFirst && request.method === 'GET') services.deliveries.count(upload.id, 'views');
  const name = upload.original_name;
  const { m } = frame;
  const isOpened = contentPolicyOf(upload.mime_type).disposition === 'inline';
  // The app's session is on its own host; the script asks it, so that the page is the same for everybody.
  const isManageable = scripts.page !== undefined && !domain;
  const content = html`${shown.content}
    <p class="actions">
      <a class="button" href="${path}?download">${m.filePage.view.download}</a>
      ${copyButton(frame, 'page', m.filePage.view.copyLink)}
      <button type="button" class="plain" hidden data-shares="page">
        ${m.filePage.view.share}
      </button>
      ${isOpened ? html`<a class="plain" href="${path}">${kind === 'drawn' ? m.filePage.view.original : m.filePage.view.open}</a>` : ''}
      ${isManageable ? html`<a class="plain" hidden href="/uploads?file=${upload.id}" data-manages="/api/upload/${upload.id}/access">${m.filePage.view.manage}</a>` : ''}
    </p>
    ${limitNote(frame, upload)} ${facts(frame, upload, media)}
    <details class="links">
      <summary>${m.filePage.view.links}</summary>
      ${[
        link(frame, 'page', m.filePage.view.pageLink, addresses.view),
        link(frame, 'file', m.filePage.view.directLink, addresses.raw),
        link(frame, 'markdown', 'Markdown', markdownLink(kind, name, addresses)),
        link(frame, 'html', 'HTML', htmlLink(kind, name, addresses)),
        link(frame, 'bbcode', 'BBCode', bbCodeLink(kind, name, addresses)),
      ]}
    </details>`;
  return page(frame, 200, name, content, {
    layout: 'file',
    heading: html`<bdi>${name}</bdi>`,
    head: html`${viewHead(services, embedded)}`,
    style: shown.style,
    framedStyles: shown.framedStyle === undefined ? [] : [shown.framedStyle],
    sources: { ...(isManageable ? { 'connect-src': own } : {}), ...shown.sources },
    script: scripts.page,
  });
}

/** The picture that is made of a file, on the host of its page. */
function drawnPictureOf(
  services: Services,
  upload: ReadableUpload,
  media: MediaFacts,
): ShownFrom['picture'] {
  if (!canHavePreview(services, upload)) return undefined;
  const { slug, preview_width: width, preview_height: height } = upload;
  const size = pixels(width ?? 0, height ?? 0) ?? media.size;
  if (canHaveSized(services, upload)) return { url: `/i/${slug}/w1280.webp`, size };
  return services.settings.current().embeds ? { url: `/p/${slug}.jpg`, size } : undefined;
}

/** What a visitor who has spent a download may still do: no other gets the page of a limited file. */
function limitNote(frame: PageFrame, upload: ReadableUpload) {
  if (upload.downloads_left === null) return '';
  const hours = grantLifetimeMs / hourMs;
  return html`<p class="note" role="status">
    ${frame.m.filePage.gate.opened({ hours })}<br />${downloadsLeftText(frame, upload)}
  </p>`;
}

function facts({ locale, m }: PageFrame, upload: ReadableUpload, { size, duration }: MediaFacts) {
  const uploaded = new Date(upload.content_at ?? upload.created_at);
  const labels = m.filePage.view;
  const { number } = formatsOf(locale);
  const playsMs = duration ?? upload.duration;
  return html`<dl class="facts">
    <div>
      <dt>${labels.size}</dt>
      <dd>${labels.fileSize({ sizeBytes: upload.size })}</dd>
    </div>
    <div>
      <dt>${labels.type}</dt>
      <dd><bdi>${upload.mime_type}</bdi></dd>
    </div>
    ${size ? fact(labels.dimensions, html`<bdi dir="ltr">${number(size.width)} × ${number(size.height)}</bdi>`) : ''}
    ${playsMs === null ? '' : fact(labels.duration, formatLength(playsMs / 1000))}
    ${upload.pages === null ? '' : fact(labels.pages, labels.pageCount({ count: upload.pages }))}
    <div>
      <dt>${labels.uploaded}</dt>
      <dd>
        <time datetime="${uploaded.toISOString()}"
          >${formatsOf(locale).day(uploaded.getTime())}</time
        >
      </dd>
    </div>
  </dl>`;
}

const fact = (label: string, value: string | Markup) =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;

/** Text to copy: by the button that the script shows, or by hand. */
const link = (frame: PageFrame, id: string, label: string, text: string) =>
  html`<p class="link">
    <label id="${id}-label" for="${id}">${label}</label>
    <input id="${id}" value="${text}" readonly dir="ltr" />
    ${copyButton(frame, id, frame.m.filePage.view.copy, html`aria-describedby="${id}-label"`)}
  </p>`;

/** Copies what the field `id` has; it stays hidden without the script. */
const copyButton = (
  { m }: PageFrame,
  id: string,
  label: string,
  attributes: Markup | string = '',
) =>
  html`<button
    type="button"
    class="plain"
    hidden
    ${attributes}
    aria-live="polite"
    data-copies="${id}"
    data-copied="${m.filePage.view.copied}"
  >
    ${label}
  </button>`;

/** The tags in a page's head that tell programs what it shows; they stand before its stylesheet. */
async function viewHead(services: Services, subject: EmbedSubject) {
  const canonical = html`<link rel="canonical" href="${subject.addresses.view}" />`;
  if (!services.settings.current().embeds) return canonical;
  return html`${canonical} ${renderEmbed(await findFileEmbed(services, subject))}`;
}
