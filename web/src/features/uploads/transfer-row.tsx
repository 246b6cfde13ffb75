import { formatBytes } from '@perch/contract/size';
import { IconCircleCheck, IconClock, IconRefresh, IconX } from '@tabler/icons-react';
import { memo } from 'react';

import { IconButton } from '../../ui/icon-button.tsx';
import { CopyUrlButton } from './copy-url-button.tsx';
import { progressText } from './progress-text.ts';
import { percentOf } from './transfer-rate.ts';
import type { Transfer } from './transfer.ts';
import { uploadQueue } from './uploads-in-progress.ts';

import classes from './transfer-row.module.css';

interface TransferRowProps {
  transfer: Transfer;
  onDrop: (id: number) => void;
}

/** Drawn again only when its own transfer changes: there may be a thousand others. */
export const TransferRow = memo(function TransferRow({ transfer, onDrop }: TransferRowProps) {
  const { file } = transfer;
  return (
    <li className={classes.row} data-state={transfer.state}>
      <p className={classes.name} title={file.name}>
        {file.name}
      </p>
      <div className={classes.actions}>
        <TransferActions transfer={transfer} onDrop={onDrop} />
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
});

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

function sendingText({ file, sentBytes, bytesPerSecond }: Transfer & { state: 'sending' }): string {
  if (sentBytes >= file.size) return `${percentOf(sentBytes, file.size)}% · Storing…`;
  return progressText(sentBytes, file.size, bytesPerSecond);
}

function TransferActions({ transfer, onDrop }: TransferRowProps) {
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
        onClick={() => onDrop(id)}
      />
    </>
  );
}
