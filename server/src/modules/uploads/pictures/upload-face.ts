import type { Config } from '../../../config/config.ts';
import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import { type Face, faceOf } from '../../../thumbnails/faces.ts';
import type { ThumbnailMaker } from '../../../thumbnails/thumbnail-maker.ts';
import type { SettingValues } from '../../settings/setting-values.ts';
import { categoryOf, essenceOf } from '../receive/file-type.ts';

/** The key of files of which no picture can be made, so that they are tried once. */
export const undecodable = '';

/** What decides of which files pictures are made: this machine's programs, and the installation's choice. */
export interface FaceServices {
  pictures: ThumbnailMaker;
  settings: { current(): Pick<SettingValues, 'previews'> };
  config: Pick<Config, 's3'>;
}

/** By their types: lists ask for each of their files. */
const knownFaces = new Map<string, Face | undefined>();
const knownFacesMax = 1000;

/** How a picture of files of a stored type is made; undefined where none can be. */
export function faceOfType(mimeType: string): Face | undefined {
  if (knownFaces.has(mimeType)) return knownFaces.get(mimeType);
  const face = faceOf(essenceOf(mimeType), { isText: categoryOf(mimeType) === 'text' });
  if (knownFaces.size < knownFacesMax) knownFaces.set(mimeType, face);
  return face;
}

/** Whether pictures of such files are made before they are asked for: each takes longer than one of a photograph. */
export function isMadeAhead(mimeType: string): boolean {
  const face = faceOfType(mimeType);
  return face !== undefined && face.by !== 'picture';
}

type Pictured = Pick<UploadRow, 'mime_type' | 'size' | 'thumbnail_key' | 'preview_key'>;

/** Of objects in a bucket, which have to come first. */
const programBytesMaxOfS3 = 500 * 1024 ** 2;

/** How a picture of an upload is made; undefined where none is, or none is to be. */
export function faceToMake(
  { pictures, settings, config }: FaceServices,
  { mime_type: type, size }: Pick<UploadRow, 'mime_type' | 'size'>,
): Face | undefined {
  const face = faceOfType(type);
  const { previews } = settings.current();
  if (!face || size === 0 || previews === 'off') return undefined;
  if (face.by !== 'picture' && previews === 'pictures') return undefined;
  const bytesMax =
    face.by === 'program' && config.s3
      ? Math.min(face.bytesMax, programBytesMaxOfS3)
      : face.bytesMax;
  return size <= bytesMax && pictures.canDraw(face) ? face : undefined;
}

/** Whether an upload may have a thumbnail: its type, its size, and no failed attempt to make one. */
export function canHaveThumbnail(services: FaceServices, upload: Pictured): boolean {
  const face = upload.thumbnail_key === undecodable ? undefined : faceToMake(services, upload);
  // The thumbnails of other files than pictures are made of their previews.
  return face !== undefined && (face.by === 'picture' || upload.preview_key !== undecodable);
}

/**
 * Whether a thumbnail is worth being asked for: of a picture it is made at once, and of other files it is there, or
 * pending until it was drawn, a moment after somebody has seen them.
 */
export function thumbnailStateOf(
  services: FaceServices,
  upload: Pictured,
): 'none' | 'pending' | 'there' {
  if (!canHaveThumbnail(services, upload)) return 'none';
  return upload.thumbnail_key !== null || !isMadeAhead(upload.mime_type) ? 'there' : 'pending';
}

export const hasThumbnail = (services: FaceServices, upload: Pictured): boolean =>
  thumbnailStateOf(services, upload) === 'there';

/** Whether an upload may have a preview: as a thumbnail, and no failed attempt at that one either. */
export const canHavePreview = (services: FaceServices, upload: Pictured): boolean =>
  upload.preview_key !== undecodable && canHaveThumbnail(services, upload);

/** Whether an upload may have pictures of fixed widths: one that is a picture itself. */
export const canHaveSized = (services: FaceServices, upload: UploadRow): boolean =>
  categoryOf(upload.mime_type) === 'image' && canHavePreview(services, upload);
