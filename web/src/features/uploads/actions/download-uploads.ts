import type { Upload } from '@perch/contract/uploads';

import { downloadUrlOf } from '../file-urls.ts';

// Browsers drop downloads that start at the same moment.
const pauseMs = 200;

/** Starts a download for each upload, one after the other. */
export async function downloadUploads(uploads: readonly Upload[]): Promise<void> {
  for (const [index, upload] of uploads.entries()) {
    if (index > 0) await new Promise((resolve) => window.setTimeout(resolve, pauseMs));
    const link = document.createElement('a');
    link.href = downloadUrlOf(upload);
    link.download = upload.originalName;
    link.click();
  }
}
