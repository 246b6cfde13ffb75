import { formatBytes } from '@perch/contract/size';
import { IconCircleCheck, IconClock, IconRefresh, IconX } from '@tabler/icons-react';

import { formatTimeLeft } from '../../format/duration.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CopyUrlButton } from './copy-url-button.tsx';
import { percentOf, secondsLeft } from './transfer-rate.ts';
import type { Transfer } from './transfer.ts';
import { uploadQueue } from './uploads-in-progress.ts';

import classes from './transfer-row.module.css';

export function TransferRow({ transfer }: { transfer: Transfer }) {
  const { file } = transfer;
  return (
    <li className={classes.row} data-state={transfer.state}>
      <p className={classes.name} title={file.name}>
        {file.name}
      </p>
      <div className={classes.actions}>
        <TransferActions transfer={transfer} />
      </div>
      {transfer.state === 'sending' && (
        <progress
          className={classes.bar}
          aria-label={file.name}
          max={100}
          value={percentOf(transfer.sentBytes, file.size)}
        />
      )}
      <p className={classes.status}>
        <TransferStatus transfer={transfer} />
      </p>
    </li>
  );
}

function TransferStatus({ transfer }: { transfer: Transfer }) {
  switch (transfer.state) {
    case 'waiting':
      return (
        <>
          <IconClock size="0.875rem" aria-hidden="true" /> Waiting,{' '}
          {formatBytes(transfer.file.size)}
        </>
      );
    case 'sending':
      return sendingText(transfer);
    case 'failed':
      return transfer.reason;
    case 'stored':
      return (
        <>
          <IconCircleCheck size="0.875rem" aria-hidden="true" /> Uploaded,{' '}
          {formatBytes(transfer.file.size)}
        </>
      );
  }
}

/** `42 % · 3.20 MB/s · 12 s left` */
function sendingText({ file, sentBytes, bytesPerSecond }: Transfer & { state: 'sending' }): string {
  const percent = `${percentOf(sentBytes, file.size)}%`;
  if (sentBytes >= file.size) return `${percent} · Storing…`;
  const left = secondsLeft(file.size - sentBytes, bytesPerSecond);
  if (bytesPerSecond === undefined || left === undefined) return percent;
  return `${percent} · ${formatBytes(Math.round(bytesPerSecond))}/s · ${formatTimeLeft(left)}`;
}

function TransferActions({ transfer }: { transfer: Transfer }) {
  const { id, file, state } = transfer;
  const isClosed = state === 'failed' || state === 'stored';
  return (
    <>
      {state === 'failed' && transfer.canRetry && (
        <IconButton
          label={`Retry ${file.name}`}
          icon={<IconRefresh size="1rem" />}
          onClick={() => uploadQueue.retry(id)}
        />
      )}
      {state === 'stored' && <CopyUrlButton name={file.name} url={transfer.url} />}
      <IconButton
        label={`${isClosed ? 'Dismiss' : 'Cancel'} ${file.name}`}
        icon={<IconX size="1rem" />}
        onClick={() => uploadQueue.drop(id)}
      />
    </>
  );
}
