import { Button } from '@mantine/core';
import { formatBytes } from '@perch/contract/size';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { accountQuery } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { Panel } from '../../../ui/panel.tsx';
import { openFilePicker } from '../pick/file-picker.ts';
import { percentSent } from '../queue/transfer-rate.ts';
import {
  type InterruptedTransfer,
  interruptedTransfersQuery,
} from './interrupted-transfers-query.ts';
import { deleteTransfer, interruptedTransfersKey } from './owned-transfers.ts';
import { onSavedTransfersChange } from './saved-transfers.ts';

import classes from './interrupted-transfers.module.css';

const refreshList = () => void queryClient.invalidateQueries({ queryKey: interruptedTransfersKey });

/** Transfers to resume. The user chooses the file again: a browser does not keep it across a reload. */
export function InterruptedTransfers() {
  const { data: account } = useQuery(accountQuery);
  const { data: uploads = [] } = useQuery(interruptedTransfersQuery(account?._id ?? ''));
  const discard = useMutation({
    mutationFn: deleteTransfer,
    meta: { failureTitle: 'Failed to discard the upload' },
    onSettled: refreshList,
  });
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => onSavedTransfersChange(refreshList), []);
  if (uploads.length === 0) return;
  const isOne = uploads.length === 1;
  return (
    <Panel
      title={isOne ? 'Interrupted upload' : 'Interrupted uploads'}
      side={
        <Button variant="default" onClick={openFilePicker}>
          {isOne ? 'Choose the file' : 'Choose the files'}
        </Button>
      }
    >
      <p className={classes.hint}>
        {isOne
          ? 'Choose the same file again to go on where it stopped.'
          : 'Choose the same files again to go on where they stopped.'}
      </p>
      <ul ref={list} className={classes.list} aria-label="Interrupted" tabIndex={-1}>
        {uploads.map((upload) => (
          <InterruptedRow
            key={upload.id}
            upload={upload}
            isLeaving={discard.isPending && discard.variables === upload.id}
            onDiscard={() => {
              // The row with the focus is about to go, or the whole list with it.
              const staying = isOne ? list.current?.closest('main') : list.current;
              staying?.focus({ preventScroll: true });
              discard.mutate(upload.id);
            }}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface InterruptedRowProps {
  upload: InterruptedTransfer;
  isLeaving: boolean;
  onDiscard: () => void;
}

function InterruptedRow({ upload, isLeaving, onDiscard }: InterruptedRowProps) {
  const { name, size, sentBytes } = upload;
  return (
    <li className={classes.row} data-leaving={isLeaving || undefined}>
      <p className={classes.name} title={name}>
        {name}
      </p>
      {sentBytes !== undefined && (
        <progress
          className={classes.bar}
          aria-label={`${name}, interrupted`}
          max={100}
          value={percentSent(sentBytes, size)}
        />
      )}
      <p className={classes.status}>{statusOf(upload)}</p>
      <div className={classes.action}>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Discard ${name}`}
          onClick={onDiscard}
        >
          Discard
        </Button>
      </div>
    </li>
  );
}

function statusOf({ size, sentBytes }: InterruptedTransfer): string {
  if (sentBytes === undefined) return `Interrupted, ${formatBytes(size)}`;
  const percent = percentSent(sentBytes, size);
  return `Interrupted at ${percent}% · ${formatBytes(sentBytes)} of ${formatBytes(size)}`;
}
