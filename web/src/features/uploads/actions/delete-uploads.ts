import type { Upload } from '@perch/contract/uploads';

import { api, parseResponse } from '../../../api/client.ts';
import { eachUpload } from './each-upload.ts';

/** Deletes uploads into the trash, where there is one. */
export function deleteUploads(uploads: readonly Upload[]): Promise<void> {
  return eachUpload(uploads, (id) =>
    parseResponse(api.upload[':id'].$delete({ param: { id }, query: {} })),
  );
}

/** Deletes uploads, also from the trash, for good. */
export function removeUploads(uploads: readonly Upload[]): Promise<void> {
  return eachUpload(uploads, (id) =>
    parseResponse(api.upload[':id'].$delete({ param: { id }, query: { permanent: 'true' } })),
  );
}
