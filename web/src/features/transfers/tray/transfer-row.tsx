import { IconCircleCheck, IconClock, IconCloudOff, IconPlayerPause } from '@tabler/icons-react';
import { memo } from 'react';

import { m } from '../../../language/messages.ts';
import { useShownLanguage } from '../../../language/use-shown-language.ts';
import { queuedOptions } from '../../upload-options/new-uploads.ts';
import { summarizeOptions } from '../../upload-options/option-texts.ts';
import { percentSent } from '../queue/transfer-rate.ts';
import { sentBytesOf, type Transfer } from '../queue/transfer.ts';
import { pausedText, progressText } from './progress-text.ts';
import { RetryCountdown } from './retry-countdown.tsx';
import { TransferActions } from './transfer-actions.tsx';

import classes from './transfer-row.module.css';

interface TransferRowProps {
  transfer: Transfer;
  onDrop: (id: number) => void;
}

/** Memoised: the queue may hold a thousand others. */
export const TransferRow = memo(function TransferRow({ transfer, onDrop }: TransferRowProps) {
  useShownLanguage();
  const { file } = transfer;
  return (
    <li className={classes.row} data-state={transfer.state}>
      <p className={classes.name} data-tooltip={file.name}>
        {file.name}
      </p>
      <div className={classes.actions}>
        <TransferActions transfer={transfer} onDrop={onDrop} />
      </div>
      {isUnderWay(transfer) && (
        <progress
          className={classes.bar}
          aria-label={file.name}
          max={100}
          value={percentSent(sentBytesOf(transfer), file.size)}
        />
      )}
      <p className={classes.status}>
        <TransferStatus transfer={transfer} />
      </p>
      <ChosenOptions transfer={transfer} />
    </li>
  );
});

/** They were chosen on another page, and maybe days ago: nothing ends unexpectedly. */
function ChosenOptions({ transfer }: { transfer: Transfer }) {
  const { domain: _domain, ...options } = queuedOptions(transfer);
  if (Object.keys(options).length === 0) return null;
  return <p className={classes.options}>{summarizeOptions(options, {})}</p>;
}

/** Whether to show a progress bar. */
function isUnderWay(transfer: Transfer): boolean {
  if (transfer.state === 'sending' || transfer.state === 'retrying') return true;
  return transfer.state === 'paused' && transfer.sentBytes > 0;
}

function TransferStatus({ transfer }: { transfer: Transfer }) {
  const { progress } = m.transfers;
  switch (transfer.state) {
    case 'waiting':
      return (
        <>
          <IconClock size="0.875rem" aria-hidden="true" />{' '}
          {progress.waiting({ size: transfer.file.size })}
        </>
      );
    case 'sending':
      return sendingText(transfer);
    case 'retrying':
      return (
        <>
          <IconCloudOff size="0.875rem" aria-hidden="true" />
          <RetryCountdown nextTryAtMs={transfer.retryAtMs} />
        </>
      );
    case 'paused':
      return (
        <>
          <IconPlayerPause size="0.875rem" aria-hidden="true" />
          {pausedText(transfer.sentBytes, transfer.file.size)}
        </>
      );
    case 'failed':
      return transfer.reason;
    case 'stored':
      return (
        <>
          <IconCircleCheck size="0.875rem" aria-hidden="true" />{' '}
          {progress.uploaded({ size: transfer.file.size })}
        </>
      );
  }
}

function sendingText({ file, sentBytes, bytesPerSecond }: Transfer & { state: 'sending' }): string {
  if (sentBytes >= file.size)
    return m.transfers.progress.storing({ percent: percentSent(sentBytes, file.size) });
  return progressText(sentBytes, file.size, bytesPerSecond);
}
