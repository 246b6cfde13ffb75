import { formatBytes } from '@perch/contract/size';
import type { StoredFile, Upload } from '@perch/contract/uploads';

import type { UploadRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { publicUrlOf } from '../domains/public-url.ts';
import { deletionUrlOf } from './deletion-link.ts';

/** An upload as the API shows it. */
export function presentUpload(services: Services, upload: UploadRow): Upload {
  return {
    _id: upload.id,
    fileId: upload.slug,
    originalName: upload.original_name,
    createdAt: new Date(upload.created_at).toISOString(),
    size: upload.size,
    humanSize: formatBytes(upload.size),
    mimeType: upload.mime_type,
    category: upload.category,
    sha256: upload.sha256,
    publicUrl: publicUrlOf(services, upload),
    thumbnailUrl: '',
    views: upload.views,
    downloads: upload.downloads,
    domain: null,
  };
}

/** The same upload for clients such as ShareX. */
export function presentStoredFile(services: Services, upload: UploadRow): StoredFile {
  return {
    _id: upload.id,
    url: publicUrlOf(services, upload),
    thumbnailUrl: '',
    deletionUrl: deletionUrlOf(services, upload),
    name: upload.original_name,
    size: upload.size,
    mimeType: upload.mime_type,
  };
}
