import { formatBytes } from '@perch/contract/text/size';
import type { StoredFile, Upload } from '@perch/contract/uploads';

import { listedIn } from '../../database/listed.ts';
import type { TrashedUploadRow, UploadRow } from '../../database/rows/upload-rows.ts';
import { prepare } from '../../database/statements/prepare.ts';
import type { Caller } from '../../http/endpoint.ts';
import { secondMs } from '../../lib/clock.ts';
import type { Services } from '../../services.ts';
import { findLinkDomains, type LinkDomain } from '../domains/live/find-link-domains.ts';
import {
  linkSlugOf,
  publicUrlOf,
  rawUrlOf,
  thumbnailUrlOf,
  viewUrlOf,
} from '../domains/live/public-url.ts';
import { deletionUrlOf } from './deletion-link.ts';
import { type Collections, findCollections } from './find-collections.ts';
import type { ChosenOptions } from './options/options.ts';
import { thumbnailStateOf } from './pictures/upload-face.ts';

/** An upload, or one in the trash. */
type AnyUploadRow = UploadRow | TrashedUploadRow;

/** The account to which an upload is shown. */
type Viewer = Pick<Caller, 'user'>;

/** The API's representation of uploads; for their owner, with the file requests that they came by. */
export async function toUploads(
  services: Services,
  uploads: readonly AnyUploadRow[],
  viewer?: Viewer,
): Promise<Upload[]> {
  const relatedTo = await findRelated(services, uploads, viewer);
  return uploads.map((upload) => {
    const item = buildUpload(services, upload, relatedTo(upload), viewer);
    // Of an earlier version, or of a process that had too much to do.
    if (item.isThumbnailPending) services.arrivals.note(upload);
    return item;
  });
}

/** Uploads with their owners' ids and usernames, for administrators. */
export async function toUploadsWithOwners(
  services: Services,
  uploads: readonly AnyUploadRow[],
): Promise<Upload[]> {
  const [owners, items] = await Promise.all([
    findOwners(services, uploads),
    toUploads(services, uploads),
  ]);
  return items.map((upload) => ({ ...upload, userId: owners.get(upload._id) }));
}

async function findOwners({ db }: Services, uploads: readonly AnyUploadRow[]) {
  const ids = [...new Set(uploads.map((upload) => upload.user_id))];
  if (ids.length === 0) return new Map();
  const users = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', 'in', ids)
    .execute();
  const names = new Map(users.map(({ id, username }) => [id, username]));
  return new Map(
    uploads.map(({ id, user_id }) => [id, { _id: user_id, username: names.get(user_id) ?? '' }]),
  );
}

/** The API's representation of an upload; for its owner, with the file request that it came by. */
export async function toUpload(
  services: Services,
  upload: AnyUploadRow,
  viewer?: Viewer,
): Promise<Upload> {
  const relatedTo = await findRelated(services, [upload], viewer);
  return buildUpload(services, upload, relatedTo(upload), viewer);
}

/**
 * The response to a new upload: `file` for clients such as ShareX, and the upload itself. Its tags and albums are read
 * only if its options name some.
 */
export async function toUploadResponse(
  services: Services,
  upload: UploadRow,
  { tags = [], album_id: albumId }: Pick<ChosenOptions, 'tags' | 'album_id'>,
): Promise<{ file: StoredFile; data: { upload: Upload } }> {
  const isCollected = tags.length > 0 || albumId !== undefined;
  const related = isCollected
    ? (await findRelated(services, [upload]))(upload)
    : { domain: (await findLinkDomains(services, [upload])).get(upload.domain_id ?? '') };
  return {
    file: buildStoredFile(services, upload, related.domain),
    data: { upload: buildUpload(services, upload, related) },
  };
}

/** What the API shows of an upload that is not in its row. */
interface RelatedRecords {
  domain: LinkDomain | undefined;
  /** Undefined: it has neither tags nor albums. */
  collections?: Collections | undefined;
  /** Undefined: sent by its owner, or viewed by another account. */
  receivedFrom?: ReceivedFrom | undefined;
}

async function findRelated(
  services: Services,
  uploads: readonly AnyUploadRow[],
  viewer?: Viewer,
): Promise<(upload: AnyUploadRow) => RelatedRecords> {
  const [domains, collections, received] = await Promise.all([
    findLinkDomains(services, uploads),
    findCollections(services.db, idsOf(uploads)),
    viewer && findReceivedFrom(services, uploads, viewer.user.id),
  ]);
  return ({ id, domain_id: domainId }) => ({
    domain: domains.get(domainId ?? ''),
    collections: collections.get(id),
    receivedFrom: received?.get(id),
  });
}

const idsOf = (uploads: readonly AnyUploadRow[]) => uploads.map(({ id }) => id);

function buildUpload(
  services: Services,
  upload: AnyUploadRow,
  { domain, collections, receivedFrom = null }: RelatedRecords,
  viewer?: Viewer,
): Upload {
  return {
    _id: upload.id,
    fileId: linkSlugOf(upload, domain),
    originalName: upload.original_name,
    createdAt: new Date(upload.created_at).toISOString(),
    size: upload.size,
    humanSize: formatBytes(upload.size),
    mimeType: upload.mime_type,
    category: upload.category,
    sha256: upload.sha256,
    publicUrl: publicUrlOf(services, upload, domain),
    ...thumbnailOf(services, upload),
    ...factsOf(upload, viewer),
    views: upload.views,
    downloads: upload.downloads,
    lastOpenedAt: asTime(upload.last_opened_at || null),
    domain: domain?.name ?? null,
    ...linkOf(services, upload, domain),
    tags: collections?.tags ?? [],
    albums: collections?.albums ?? [],
    isFavorite: upload.is_favorite === 1,
    ...strippedOf(upload),
    receivedFrom,
  };
}

const asTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

const factsOf = (upload: AnyUploadRow, viewer: Viewer | undefined) => ({
  width: upload.width,
  height: upload.height,
  duration: upload.duration === null ? null : upload.duration / secondMs,
  pages: upload.pages,
  camera: viewer?.user.id === upload.user_id ? upload.camera : null,
});

function linkOf(services: Services, upload: AnyUploadRow, domain: LinkDomain | undefined) {
  return {
    appSlug: linkSlugOf(upload, undefined),
    rawUrl: rawUrlOf(services, upload, domain),
    viewUrl: viewUrlOf(services, upload, domain),
    link: upload.link_kind ?? ('raw' as const),
    expiresAt: asTime(upload.expires_at),
    downloadsLeft: upload.downloads_left,
    burn: upload.burn === 1,
    hasPassword: upload.password_hash !== null,
    trashedAt: asTime(trashedAtOf(upload)),
  };
}

function strippedOf({ stripped }: AnyUploadRow): Pick<Upload, 'stripped' | 'stripFailed'> {
  const mode = stripped?.startsWith('all') ? 'all' : 'gps';
  return {
    stripped: stripped === null ? null : stripped.endsWith('stripped') ? [mode] : [],
    stripFailed: stripped?.endsWith('impossible') ?? false,
  };
}

function buildStoredFile(
  services: Services,
  upload: UploadRow,
  domain: LinkDomain | undefined,
): StoredFile {
  return {
    _id: upload.id,
    url: publicUrlOf(services, upload, domain),
    rawUrl: rawUrlOf(services, upload, domain),
    viewUrl: viewUrlOf(services, upload, domain),
    thumbnailUrl: thumbnailOf(services, upload).thumbnailUrl,
    deletionUrl: deletionUrlOf(services, upload),
    name: upload.original_name,
    size: upload.size,
    mimeType: upload.mime_type,
  };
}

const trashedAtOf = (upload: AnyUploadRow) => ('trashed_at' in upload ? upload.trashed_at : null);

/** An upload in the trash has no link, and no thumbnail either. */
function thumbnailOf(
  services: Services,
  upload: AnyUploadRow,
): Pick<Upload, 'thumbnailUrl' | 'isThumbnailPending'> {
  const state = trashedAtOf(upload) === null ? thumbnailStateOf(services, upload) : 'none';
  return {
    thumbnailUrl: state === 'there' ? thumbnailUrlOf(services, upload) : '',
    isThumbnailPending: state === 'pending',
  };
}

type ReceivedFrom = Upload['receivedFrom'];

/** By a JSON array of the uploads' ids. */
const selectRequests = prepare((db, { ids }: { ids: string }) =>
  db
    .selectFrom('received_uploads')
    .leftJoin('requests', 'requests.id', 'received_uploads.request_id')
    .select(['upload_id', 'sender', 'requests.id', 'requests.title'])
    .where('upload_id', 'in', listedIn(db, ids)),
);

/** The file requests that the viewer's own uploads came by, by the uploads' ids. */
async function findReceivedFrom(
  { db }: Pick<Services, 'db'>,
  uploads: readonly Pick<UploadRow, 'id' | 'user_id'>[],
  viewerId: string,
): Promise<Map<string, ReceivedFrom>> {
  const ids = uploads.flatMap(({ id, user_id: ownerId }) => (ownerId === viewerId ? [id] : []));
  if (ids.length === 0) return new Map();
  const { rows } = await selectRequests(db, { ids: JSON.stringify(ids) });
  return new Map(
    rows.map(({ upload_id: uploadId, sender, id, title }) => [
      uploadId,
      { request: id === null || title === null ? null : { id, title }, sender },
    ]),
  );
}
