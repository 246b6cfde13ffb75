import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import { extensionOf } from '../../../lib/file-extension.ts';
import { tiffOrientation } from '../../../lib/media/picture-sizes.ts';
import { partsOf } from '../../../storage/parts-of.ts';
import type { Storage } from '../../../storage/storage.ts';
import type { DrawnFacts } from '../../../thumbnails/drawn.ts';
import type { Face } from '../../../thumbnails/faces.ts';
import type { PictureForm } from '../../../thumbnails/picture-form.ts';
import type { DrawnFile } from '../../../thumbnails/thumbnail-maker.ts';
import { type FaceServices, faceToMake } from './upload-face.ts';

export interface Drawing {
  picture: Uint8Array<ArrayBuffer>;
  facts?: DrawnFacts;
}

interface DrawServices extends FaceServices {
  storage: Storage;
  form: PictureForm;
  /** Makes the preview of which smaller pictures are made, except of pictures themselves. */
  previews?: { make(upload: UploadRow): Promise<Uint8Array<ArrayBuffer> | undefined> };
}

/**
 * A picture of an upload in one form; undefined where none can be made, and `without preview` where it would be made of one
 * that there is not, or not yet. Throws as `ThumbnailMaker.draw`.
 */
export async function drawUpload(
  services: DrawServices,
  upload: UploadRow,
): Promise<Drawing | 'without preview' | undefined> {
  const { storage, pictures, form, previews } = services;
  const face = faceToMake(services, upload);
  if (!face) return undefined;
  if (face.by === 'picture') {
    const stream = async () => streamOf(await storage.read(upload.storage_key));
    const picture = await pictures.make({ stream }, upload.size, form);
    return picture && { picture };
  }
  if (previews) {
    const preview = await previews.make(upload);
    if (!preview) return 'without preview';
    const picture = await pictures.make(new Blob([preview]), preview.length, form);
    return picture && { picture };
  }
  return pictures.draw(await drawnFileOf(services, upload, face), face);
}

/** What a text's picture shows is at its beginning. */
const textBytesMax = 8192;

async function drawnFileOf(
  { storage }: Pick<DrawServices, 'storage'>,
  upload: UploadRow,
  face: Face,
): Promise<DrawnFile> {
  const { storage_key: key, size, mime_type: type, original_name: name } = upload;
  const isText = face.by === 'document' && face.kind === 'text';
  const bytes = isText ? Math.min(size, textBytesMax) : size;
  const range = isText ? { start: 0, end: bytes } : undefined;
  return {
    bytes,
    stream: async () => streamOf(await storage.read(key, range)),
    openFile: async () => openAsFile(await storage.read(key, undefined, size)),
    label: extensionOf(name).toUpperCase(),
    charset: /;\s*charset=([\w-]+)/.exec(type)?.[1] ?? 'utf-8',
    posterAt: upload.poster_at,
    orientation: type === 'image/tiff' ? await tiffOrientation(partsOf(storage, upload)) : 1,
  };
}

const streamOf = (content: Blob | ReadableStream<Uint8Array>) =>
  content instanceof Blob ? content.stream() : content;

/** The content as a file of the system, which is a copy where it is elsewhere. */
async function openAsFile(content: Blob | ReadableStream<Uint8Array>) {
  // A file of the disk has a path.
  if (content instanceof Blob && 'name' in content && typeof content.name === 'string') {
    return { file: content, close: async () => {} };
  }
  const folder = await mkdtemp(join(tmpdir(), 'perch-picture-'));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    const file = Bun.file(join(folder, 'file'));
    await Bun.write(file, new Response(content));
    return { file, close };
  } catch (error) {
    await close();
    throw error;
  }
}
