import { fillTemplate, type TemplateVariable } from '@perch/contract/text/page-template';
import { formatsOf } from '@perch/messages/formats';

import { extensionOf } from '../../lib/file-extension.ts';
import type { MediaFacts } from '../../lib/media/media-facts.ts';
import { essenceOf } from '../../modules/uploads/receive/file-type.ts';
import { canHavePreview } from '../../modules/uploads/thumbnails.ts';
import type { Services } from '../../services.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import type { PageFrame } from '../pages/page-frame.ts';
import type { FileFacts } from './tags/embed-tags.ts';

/** A file, with the addresses that its page shows. */
export interface EmbedSubject {
  upload: ReadableUpload;
  /** From the configuration, never from the Host header. */
  addresses: { raw: string; view: string };
  frame: PageFrame;
  media: MediaFacts;
}

/** What link previews may show of a file that a request may read. */
export async function findEmbedFacts(
  services: Pick<Services, 'db'>,
  { upload, addresses, frame, media }: EmbedSubject,
): Promise<FileFacts> {
  const templates = await findPageTemplates(services, upload);
  const values = valuesOf(upload, frame);
  const { origin, host } = new URL(addresses.view);
  const fill = (template: string | null, otherwise: string) =>
    (template === null ? '' : fillTemplate(template, values).trim()) || otherwise;
  return {
    title: fill(templates.page_title, values.filename),
    description: fill(templates.page_description, `${values.type} · ${values.size}`),
    siteName: frame.brand?.name || host,
    pageUrl: addresses.view,
    name: upload.original_name,
    rawUrl: addresses.raw,
    mimeType: upload.mime_type,
    bytes: upload.size,
    size: media.size ?? undefined,
    codecs: media.codecs.join(','),
    previewUrl: canHavePreview(upload) ? `${origin}/p/${upload.slug}.jpg` : undefined,
    oembedUrl: `${origin}/oembed?url=${encodeURIComponent(addresses.view)}`,
    colour: templates.page_colour ?? undefined,
  };
}

function valuesOf(
  { original_name: name, mime_type: type, size, views, created_at: createdAt }: ReadableUpload,
  { locale, m }: PageFrame,
): Record<TemplateVariable, string> {
  return {
    filename: name,
    size: m.filePage.view.fileSize({ sizeBytes: size }),
    type: shortType(name, type),
    date: formatsOf(locale).day(createdAt),
    views: formatsOf(locale).number(views),
  };
}

const typesWithoutExtension = new Map([
  ['text/plain', 'TXT'],
  ['application/octet-stream', 'BIN'],
]);

/** A format as people know it: by the extension, `PNG`; of a file without one by its type. */
function shortType(name: string, mimeType: string): string {
  const known = extensionOf(name) || typesWithoutExtension.get(essenceOf(mimeType));
  return (known ?? essenceOf(mimeType).replace(/^.*\/(?:x-|vnd\.)?/, '')).toUpperCase();
}

/** What the owner has chosen for the previews of links to files; null: as the installation has it. */
interface PageTemplates {
  page_title: string | null;
  page_description: string | null;
  page_colour: string | null;
}

async function findPageTemplates(
  { db }: Pick<Services, 'db'>,
  { user_id: ownerId }: Pick<ReadableUpload, 'user_id'>,
): Promise<PageTemplates> {
  const found = await db
    .selectFrom('users')
    .select(['page_title', 'page_description', 'page_colour'])
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return found ?? { page_title: null, page_description: null, page_colour: null };
}
