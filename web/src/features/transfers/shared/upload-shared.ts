import { currentSession } from '../../../api/session.ts';
import { removeShared, type SharedFile } from '../../../lib/shared-store.ts';
import { uploadFiles, uploadQueue } from '../queue/upload-files.ts';

/** Uploads shared files. Each waits in this browser until it is stored or cancelled, also over a reload of the page. */
export async function uploadShared(files: readonly SharedFile[]): Promise<void> {
  await uploadFiles(files.map(({ file }) => file));
  const left = new Map(files.map(({ file, id }) => [file, id]));
  const removeDone = () => {
    // At each step of a file's progress.
    const transfers = new Map(uploadQueue.transfers().map((each) => [each.file, each]));
    for (const [file, id] of left) {
      const transfer = transfers.get(file);
      // The end of the session has released it: it goes on once somebody has signed in.
      const isDone = transfer ? transfer.state === 'stored' : currentSession().state === 'open';
      if (!isDone) continue;
      left.delete(file);
      void removeShared(id);
    }
    if (left.size === 0) stop();
  };
  const stop = uploadQueue.subscribe(removeDone);
  removeDone();
}
