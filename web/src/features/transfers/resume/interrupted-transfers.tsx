import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { accountQuery } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { m } from '../../../language/messages.ts';
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
  const texts = m.transfers.interrupted;
  const { data: account } = useQuery(accountQuery);
  const { data: uploads = [] } = useQuery(interruptedTransfersQuery(account?._id ?? ''));
  const discard = useMutation({
    mutationFn: deleteTransfer,
    meta: { failureTitle: texts.notDiscarded },
    onSettled: refreshList,
  });
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => onSavedTransfersChange(refreshList), []);
  if (uploads.length === 0) return;
  const count = uploads.length;
  return (
    <Panel
      title={texts.title({ count })}
      side={
        <Button variant="default" onClick={openFilePicker}>
          {texts.choose({ count })}
        </Button>
      }
    >
      <p className={classes.hint}>{texts.hint({ count })}</p>
      <ul ref={list} className={classes.list} aria-label={texts.list} tabIndex={-1}>
        {uploads.map((upload) => (
          <InterruptedRow
            key={upload.id}
            upload={upload}
            isLeaving={discard.isPending && discard.variables === upload.id}
            onDiscard={() => {
              // The row with the focus is about to go, or the whole list with it.
              const staying = count === 1 ? list.current?.closest('main') : list.current;
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
      <p className={classes.name} data-tooltip={name}>
        {name}
      </p>
      {sentBytes !== undefined && (
        <progress
          className={classes.bar}
          aria-label={m.transfers.interrupted.progress({ name })}
          max={100}
          value={percentSent(sentBytes, size)}
        />
      )}
      <p className={classes.status}>{statusOf(upload)}</p>
      <div className={classes.action}>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={m.transfers.interrupted.discardNamed({ name })}
          onClick={onDiscard}
        >
          {m.transfers.interrupted.discard}
        </Button>
      </div>
    </li>
  );
}

function statusOf({ size, sentBytes }: InterruptedTransfer): string {
  const { status, statusAt } = m.transfers.interrupted;
  if (sentBytes === undefined) return status({ size });
  return statusAt({ percent: percentSent(sentBytes, size), sent: sentBytes, size });
}
