import { fillTemplate, type TemplateVariable } from '@perch/contract/text/page-template';
import { animatedBytesMax } from '@perch/contract/uploads/embed-limits';
import { formatsOf } from '@perch/messages/formats';

import type { UserRow } from '../../database/schema.ts';
import { extensionOf } from '../../lib/file-extension.ts';
import { animated, type MediaFacts, pixels } from '../../lib/media/media-facts.ts';
import { isGuarded } from '../../modules/album-membership/album-locks.ts';
import { canHavePreview, type FaceServices } from '../../modules/uploads/pictures/upload-face.ts';
import { essenceOf } from '../../modules/uploads/receive/file-type.ts';
import type { Services } from '../../services.ts';
import { sheetSize } from '../../thumbnails/picture-form.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import type { PageFrame } from '../pages/page-frame.ts';
import { type EmbedPicture, type FileFacts, previewSizeOf } from './tags/embed-tags.ts';

/** A file, with the addresses that its page shows. */
export interface EmbedSubject {
  upload: ReadableUpload;
  /** From the configuration, never from the Host header. */
  addresses: { raw: string; view: string };
  frame: PageFrame;
  media: MediaFacts;
  /** Reads the beginning of a text; undefined for other files. */
  readExcerpt?: (() => Promise<string>) | undefined;
}

/** What link previews may tell of a file that a request may read; `excerpt` describes one whose owner has chosen nothing. */
export function embedFactsOf(
  services: FaceServices,
  owner: PageChoices,
  { upload, addresses, frame, media }: EmbedSubject,
  excerpt = '',
): FileFacts {
  const values = valuesOf(upload, frame);
  const { origin } = new URL(addresses.view);
  const fill = (template: string | null, otherwise: string) =>
    (template === null ? '' : fillTemplate(template, values).trim()) || otherwise;
  return {
    title: fill(owner.page_title, values.filename),
    description: fill(owner.page_description, excerpt || `${values.type} · ${values.size}`),
    siteName: siteNameOf(frame, addresses.view),
    pageUrl: addresses.view,
    rawUrl: addresses.raw,
    mimeType: upload.mime_type,
    bytes: upload.size,
    size: media.size ?? undefined,
    codecs: media.codecs.join(','),
    picture:
      pictureOf(services, upload, media, { origin, raw: addresses.raw }) ??
      neutralPictureOf(upload, origin),
    oembedUrl: `${origin}/oembed?url=${encodeURIComponent(addresses.view)}`,
    colour: owner.page_colour ?? undefined,
    author: owner.page_author === 1 ? owner.username : undefined,
  };
}

/** The installation's name, or that of the domain; the host where it has none. */
export const siteNameOf = ({ brand }: PageFrame, pageUrl: string): string =>
  brand?.name || new URL(pageUrl).host;

interface PictureAddresses {
  /** Of its page's host. */
  origin: string;
  raw: string;
}

/** The picture that a preview shows of a file; undefined where there is none, and of a file that is locked or limited. */
export function pictureOf(
  services: FaceServices,
  upload: ReadableUpload,
  media: MediaFacts,
  { origin, raw }: PictureAddresses,
): EmbedPicture | undefined {
  if (isGuarded(upload) || !canHavePreview(services, upload)) return undefined;
  const { original_name: alt } = upload;
  const size = media.size ?? undefined;
  if (media.codecs.includes(animated) && upload.size <= animatedBytesMax) {
    return { url: `${raw}${versionOf(upload)}`, mimeType: upload.mime_type, size, alt };
  }
  const made = pixels(upload.preview_width ?? 0, upload.preview_height ?? 0) ?? undefined;
  // A drawing is made as large as previews are; until then its size there is not known.
  const isDrawing = upload.mime_type === 'image/svg+xml';
  const shown = made ?? (size && !isDrawing ? previewSizeOf(size) : undefined);
  return { url: previewUrlOf(upload, origin), mimeType: 'image/jpeg', size: shown, alt };
}

const previewUrlOf = (upload: ReadableUpload, origin: string) =>
  `${origin}/p/${upload.slug}.jpg${versionOf(upload)}`;

/** Of an open file without a picture of its own: its name, type and size. */
const neutralPictureOf = (upload: ReadableUpload, origin: string): EmbedPicture | undefined =>
  isGuarded(upload)
    ? undefined
    : {
        url: previewUrlOf(upload, origin),
        mimeType: 'image/jpeg',
        size: sheetSize,
        alt: upload.original_name,
        isNeutral: true,
      };

/** Programs keep a picture by its address: after a replacement, and for another still, it has another one. */
function versionOf({ content_at: replacedAt, poster_at: posterAt, sha256 }: ReadableUpload) {
  if (replacedAt === null && posterAt === null) return '';
  return `?v=${sha256.slice(0, 8)}${posterAt === null ? '' : `-${posterAt}`}`;
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
export function shortType(name: string, mimeType: string): string {
  const known = extensionOf(name) || typesWithoutExtension.get(essenceOf(mimeType));
  return (known ?? essenceOf(mimeType).replace(/^.*\/(?:x-|vnd\.)?/, '')).toUpperCase();
}

/** What an account has chosen for the previews of its links; null: as the installation has it. */
export type PageChoices = Pick<
  UserRow,
  'username' | 'page_title' | 'page_description' | 'page_colour' | 'page_author' | 'page_components'
>;

export async function findPageChoices(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
): Promise<PageChoices> {
  const found = await db
    .selectFrom('users')
    .select([
      'username',
      'page_title',
      'page_description',
      'page_colour',
      'page_author',
      'page_components',
    ])
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return found ?? noChoices;
}

const noChoices: PageChoices = {
  username: '',
  page_title: null,
  page_description: null,
  page_colour: null,
  page_author: 0,
  page_components: null,
};
