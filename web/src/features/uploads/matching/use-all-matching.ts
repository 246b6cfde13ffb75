import { albumUploadsMax } from '@perch/contract/albums/limits';
import type { Upload } from '@perch/contract/uploads';
import { archiveFilesMax } from '@perch/contract/uploads/limits';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { type BatchQuery, readMatching } from '../../../api/upload-batches.ts';
import { m } from '../../../language/messages.ts';
import { copyText } from '../../../ui/clipboard/copy-text.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { publicLinks } from '../selection/selection.ts';
import { useDownload } from '../selection/use-download.ts';

/** Reads everything that a list has, for what needs the files themselves: their links, an archive, an album. */
export function useAllMatching(query: BatchQuery) {
  const [done, setDone] = useState(0);
  const [forAlbum, setForAlbum] = useState<readonly Upload[]>();
  const cancelling = useRef<AbortController>(undefined);
  const download = useDownload();
  // Of more than they take it is enough to know that there are more.
  const uses = {
    copy: { max: Infinity, act: copyLinks },
    download: {
      max: archiveFilesMax,
      act: (uploads: readonly Upload[]) => download.mutateAsync(uploads).catch(() => {}),
    },
    album: { max: albumUploadsMax, act: setForAlbum },
  };
  const reading = useMutation({
    mutationFn: async (use: keyof typeof uses) => {
      cancelling.current = new AbortController();
      const { signal } = cancelling.current;
      const { max, act } = uses[use];
      const uploads = await readMatching(query, { onProgress: setDone, signal }, max);
      if (uploads) await act(uploads);
    },
    onSettled: () => setDone(0),
  });
  return {
    copy: () => reading.mutate('copy'),
    download: () => reading.mutate('download'),
    addToAlbum: () => reading.mutate('album'),
    isRunning: reading.isPending,
    done,
    cancel: () => cancelling.current?.abort(),
    forAlbum,
    closeAlbum: () => setForAlbum(undefined),
  };
}

async function copyLinks(uploads: readonly Upload[]): Promise<void> {
  const { copied, notCopied } = m.uploads.selection;
  const { length: count } = uploads;
  if (await copyText(publicLinks(uploads))) toastSuccess(copied({ count }));
  else toastError(notCopied({ count }));
}
