import { Skeleton } from '@mantine/core';
import type { InstallationStorage } from '@perch/contract/statistics';
import { useQuery } from '@tanstack/react-query';

import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import { Panel } from '../../../ui/panel.tsx';
import { storageQuery } from '../admin-queries.ts';

import classes from './storage-panel.module.css';

/** What the files of all accounts take, and what is left of the disk. */
export function StoragePanel() {
  const { data: storage, isPending } = useQuery(storageQuery);
  const texts = m.admin.storage;
  return (
    <Panel title={texts.title}>
      {isPending && (
        <output aria-label={texts.loading}>
          <Skeleton className={classes.skeleton ?? ''} />
        </output>
      )}
      {!isPending && !storage && <p className={classes.detail}>{texts.notShown}</p>}
      {storage && <Facts storage={storage} />}
    </Panel>
  );
}

function Facts({ storage }: { storage: InstallationStorage }) {
  const { uploads, bytes, trashed, trashedBytes, disk } = storage;
  const texts = m.admin.storage;
  return (
    <>
      <p className={classes.used}>{formatBytes(bytes)}</p>
      <p className={classes.detail}>
        {disk ? texts.inDisk({ count: uploads }) : texts.inBucket({ count: uploads })}
      </p>
      {trashed > 0 && (
        <p className={classes.detail}>{texts.trashed({ count: trashed, bytes: trashedBytes })}</p>
      )}
      {disk && <Disk bytes={bytes} {...disk} />}
    </>
  );
}

interface DiskProps {
  bytes: number;
  freeBytes: number;
  totalBytes: number;
}

/** Below this share of free space the bar warns. */
const scarceShare = 0.1;

function Disk({ bytes, freeBytes, totalBytes }: DiskProps) {
  const share = (part: number) => (totalBytes === 0 ? 0 : (part / totalBytes) * 100);
  const taken = share(totalBytes - freeBytes);
  return (
    <>
      {/* Screen readers read the sentence below. */}
      <svg
        className={classes.bar}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        data-scarce={freeBytes < totalBytes * scarceShare}
      >
        <rect className={classes.free} width="100" height="1" />
        <rect className={classes.others} width={taken} height="1" />
        <rect className={classes.own} width={Math.min(taken, share(bytes))} height="1" />
      </svg>
      <p className={classes.detail}>{m.admin.storage.free({ freeBytes, totalBytes })}</p>
    </>
  );
}
