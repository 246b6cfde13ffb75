import { Button } from '@mantine/core';

import { m } from '../../../language/messages.ts';
import { isActive, isOpen, type Transfer } from '../queue/transfer.ts';
import { uploadQueue } from '../queue/upload-files.ts';

import classes from './tray-actions.module.css';

interface TrayActionsProps {
  transfers: readonly Transfer[];
  /** Called before the action, which may remove the clicked button. */
  onAct: () => void;
}

/** Actions on all transfers. */
export function TrayActions({ transfers, onAct }: TrayActionsProps) {
  const texts = m.transfers.actions;
  const openCount = transfers.filter(isOpen).length;
  const activeCount = transfers.filter(isActive).length;
  const failedCount = transfers.filter(
    (transfer) => transfer.state === 'failed' && transfer.canRetry,
  ).length;
  const actions = [
    {
      label: texts.retryFailed({ count: failedCount }),
      isThere: failedCount > 0,
      act: uploadQueue.retryAll,
    },
    { label: texts.pauseAll, isThere: activeCount > 0, act: uploadQueue.pauseAll },
    { label: texts.resumeAll, isThere: openCount > activeCount, act: uploadQueue.resumeAll },
    {
      label: texts.clearFinished,
      isThere: openCount > 0 && openCount < transfers.length,
      act: uploadQueue.dropClosed,
    },
    { label: texts.cancelAll, isThere: openCount > 1, act: uploadQueue.dropOpen },
  ].filter(({ isThere }) => isThere);
  if (actions.length === 0) return;
  return (
    <div className={classes.actions}>
      {actions.map(({ label, act }) => (
        <Button
          key={label}
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            onAct();
            act();
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
