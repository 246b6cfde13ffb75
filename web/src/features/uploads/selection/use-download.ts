import type { Upload } from '@perch/contract/uploads';
import { useMutation } from '@tanstack/react-query';

import { m } from '../../../language/messages.ts';
import { downloadUrlOf } from '../file-urls.ts';

/** Downloads one upload as it is, and several as one ZIP archive; a failure is a toast. */
export function useDownload() {
  return useMutation({
    mutationFn: async (uploads: readonly Upload[]) => {
      const [upload] = uploads;
      if (!upload) return;
      if (uploads.length === 1) {
        startDownload(downloadUrlOf(upload), upload.originalName);
        return;
      }
      const { makeArchive } = await import('../actions/make-archive.ts');
      startDownload(await makeArchive(uploads), '');
    },
    meta: { failureTitle: m.archives.failed },
  });
}

/** The page stays: the answers are attachments. */
function startDownload(path: string, name: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = name;
  link.click();
}
