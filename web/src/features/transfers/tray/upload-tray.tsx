import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type ComponentType, Suspense, useCallback, useRef, useState } from 'react';

import { m } from '../../../language/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { percentSent } from '../queue/transfer-rate.ts';
import {
  isActive,
  isOpen,
  sortForDisplay,
  storedOfBatch,
  type StoredTransfer,
  summarize,
  type Transfer,
} from '../queue/transfer.ts';
import { uploadQueue } from '../queue/upload-files.ts';
import { TransferRow } from './transfer-row.tsx';
import { TrayActions } from './tray-actions.tsx';
import { TrayProgress } from './tray-progress.tsx';

import classes from './upload-tray.module.css';

export interface BatchActionsProps {
  /** Those that are stored of the files that were begun together. */
  stored: readonly StoredTransfer[];
}

export interface UploadTrayProps {
  transfers: readonly Transfer[];
  /** What can be done with several files, once all of them have ended. */
  BatchActions: ComponentType<BatchActionsProps>;
}

/** All transfers of this tab, in a corner of every screen. */
export function UploadTray({ transfers, BatchActions }: UploadTrayProps) {
  const [isFolded, setIsFolded] = useState(false);
  const tray = useRef<HTMLElement>(null);
  const isBusy = transfers.some(isActive);
  const stored = storedOfBatch(transfers, Math.max(...transfers.map(({ batch }) => batch)));
  const Chevron = isFolded ? IconChevronUp : IconChevronDown;
  // Before a row with the focus is removed.
  const focus = useCallback(() => tray.current?.focus(), []);
  const drop = useCallback(
    (id: number) => {
      focus();
      uploadQueue.drop(id);
    },
    [focus],
  );
  return (
    <aside
      ref={tray}
      className={classes.tray}
      aria-label={m.transfers.tray}
      data-folded={isFolded || undefined}
      tabIndex={-1}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>{summarize(transfers)}</h2>
        <IconButton
          label={isFolded ? m.transfers.unfold : m.transfers.fold}
          icon={<Chevron size="1.125rem" />}
          isExpanded={!isFolded}
          onClick={() => setIsFolded(!isFolded)}
        />
        {!transfers.some(isOpen) && (
          <IconButton
            label={m.transfers.close}
            icon={<IconX size="1.125rem" />}
            onClick={() => uploadQueue.dropClosed()}
          />
        )}
      </div>
      <output className={classes.spoken}>{spokenProgress(transfers)}</output>
      {isBusy && transfers.length > 1 && <TrayProgress transfers={transfers} />}
      {!isFolded && (
        <>
          <ul className={classes.list}>
            {sortForDisplay(transfers).map((transfer) => (
              <TransferRow key={transfer.id} transfer={transfer} onDrop={drop} />
            ))}
          </ul>
          {stored.length > 1 && (
            <Suspense>
              <BatchActions stored={stored} />
            </Suspense>
          )}
          {transfers.length > 1 && <TrayActions transfers={transfers} onAct={focus} />}
        </>
      )}
    </aside>
  );
}

const spokenStep = 25;

/** Changes only every 25 percent, or a screen reader would never stop. */
function spokenProgress(transfers: readonly Transfer[]): string {
  const current = transfers.find(({ state }) => state === 'sending' || state === 'retrying');
  if (current?.state === 'retrying') return m.transfers.spokenWaiting({ name: current.file.name });
  if (current?.state !== 'sending') return summarize(transfers);
  const sent = percentSent(current.sentBytes, current.file.size);
  const percent = Math.floor(sent / spokenStep) * spokenStep;
  return m.transfers.spokenPercent({ name: current.file.name, percent });
}
