import { escapeHtml } from '../../lib/escape-html.ts';
import { extensionOf } from '../../lib/file-extension.ts';
import { findLinkDomains } from '../../modules/domains/live/find-link-domains.ts';
import type { LiveDomain } from '../../modules/domains/live/live-domains.ts';
import { rawUrlOf, viewUrlOf } from '../../modules/domains/live/public-url.ts';
import type { Services } from '../../services.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import type { ViewKind } from './view-kind.ts';

/** The addresses of a file, as they are handed out: from the configuration, never from the Host header. */
export interface ViewAddresses {
  raw: string;
  view: string;
}

/**
 * The addresses that a page shows. A page on a domain names that domain alone: it must not tell on which
 * installation it is.
 */
export async function addressesOf(
  services: Services,
  upload: ReadableUpload,
  visited: LiveDomain | undefined,
): Promise<ViewAddresses> {
  const domain = visited
    ? { name: visited.name, isLive: true }
    : (await findLinkDomains(services, [upload])).get(upload.domain_id ?? '');
  // A custom slug works on the host for which it was chosen.
  const file = visited ? { ...upload, domain_id: visited.id } : upload;
  return { raw: rawUrlOf(services, file, domain), view: viewUrlOf(services, file, domain) };
}

/** Markdown that shows a picture and links to any other file. */
export function markdownLink(kind: ViewKind, name: string, { raw, view }: ViewAddresses): string {
  const text = name.replaceAll(/[\\`*_[\]<>!|~&]/g, String.raw`\$&`);
  return kind === 'picture' ? `![${text}](${raw})` : `[${text}](${view})`;
}

/** The same as HTML. */
export function htmlLink(kind: ViewKind, name: string, { raw, view }: ViewAddresses): string {
  const text = escapeHtml(name);
  return kind === 'picture'
    ? `<img src="${escapeHtml(raw)}" alt="${text}">`
    : `<a href="${escapeHtml(view)}">${text}</a>`;
}

/** The same as BBCode, as forums have it. It knows no escapes: brackets of a name would end its tag. */
export function bbCodeLink(kind: ViewKind, name: string, { raw, view }: ViewAddresses): string {
  if (kind === 'picture') return `[img]${raw}[/img]`;
  return `[url=${view}]${name.replaceAll('[', '(').replaceAll(']', ')')}[/url]`;
}

/** What stands on the icon of a file that is not shown. */
export const shownExtension = (name: string) => extensionOf(name).slice(0, 5).toUpperCase();
