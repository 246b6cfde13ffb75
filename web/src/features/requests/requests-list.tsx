import { Skeleton } from '@mantine/core';
import type { FileRequest } from '@perch/contract/requests/requests';
import { IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';

import { api, parseResponse } from '../../api/client.ts';
import { requestsKey, requestsQuery } from '../../api/requests-queries.ts';
import { m } from '../../language/messages.ts';
import { DeleteDialog } from '../../ui/dialogs/delete-dialog.tsx';
import { useLatest } from '../../ui/dialogs/use-latest.ts';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Pager } from '../../ui/navigation/pager.tsx';
import { ChangeRequest } from './change-request.tsx';
import { RequestAddress } from './request-address.tsx';
import { RequestCard } from './request-card.tsx';

import classes from './requests-list.module.css';

const pageSearch = (page: number) => (page > 1 ? `?page=${page}` : '');

function pageIn(parameters: URLSearchParams): number {
  const page = parameters.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

interface Asked {
  dialog: 'change' | 'delete' | 'qr';
  request: FileRequest;
}

export function RequestsList() {
  const [parameters] = useSearchParams();
  const page = pageIn(parameters);
  const list = useQuery(requestsQuery(page));
  const [asked, setAsked] = useState<Asked>();
  const texts = m.fileRequests;
  if (list.isPending) return <ListSkeleton />;
  if (!list.data) {
    return (
      <LoadError title={texts.failed} error={list.error} onRetry={() => void list.refetch()} />
    );
  }
  const { data, pagination } = list.data;
  // Deletions can empty the last page.
  const last = Math.max(1, pagination.pages);
  if (page > last) return <Navigate to={pageSearch(last) || '.'} replace />;
  const { dialog, request } = asked ?? {};
  const close = () => setAsked(undefined);
  return (
    <>
      {data.requests.length === 0 && (
        <Notice icon={<IconInbox />} title={texts.none}>
          {texts.noneHint}
        </Notice>
      )}
      <ul className={classes.list}>
        {data.requests.map((each) => (
          <li key={each._id}>
            <RequestCard
              request={each}
              onAsk={(wanted) => setAsked({ dialog: wanted, request: each })}
            />
          </li>
        ))}
      </ul>
      {data.requests.length > 0 && <Pager pagination={pagination} searchOf={pageSearch} />}
      <ChangeRequest request={dialog === 'change' ? request : undefined} onClose={close} />
      <RequestQr request={dialog === 'qr' ? request : undefined} onClose={close} />
      <DeleteRequest request={dialog === 'delete' ? request : undefined} onClose={close} />
    </>
  );
}

function ListSkeleton() {
  return (
    <output className={classes.list} aria-label={m.fileRequests.loading}>
      <Skeleton className={classes.skeleton ?? ''} />
      <Skeleton className={classes.skeleton ?? ''} />
    </output>
  );
}

interface DeleteRequestProps {
  /** Undefined: the dialog is closed. */
  request: FileRequest | undefined;
  onClose: () => void;
}

function DeleteRequest({ request, onClose }: DeleteRequestProps) {
  const texts = m.fileRequests;
  const id = request?._id ?? '';
  return (
    <DeleteDialog
      title={request && texts.delete({ title: request.title })}
      text={texts.deleteText}
      done={texts.deleted}
      remove={() => parseResponse(api.requests[':id'].$delete({ param: { id } }))}
      listKey={requestsKey}
      onClose={onClose}
    />
  );
}

interface RequestQrProps {
  /** Undefined: the dialog is closed. */
  request: FileRequest | undefined;
  onClose: () => void;
}

/** The address of a request again, to be passed on. */
function RequestQr({ request, onClose }: RequestQrProps) {
  const shown = useLatest(request);
  return (
    <FormDialog
      isOpen={request !== undefined}
      title={shown?.title ?? ''}
      closeLabel={m.fileRequests.form.dismiss}
      onClose={onClose}
    >
      {shown && <RequestAddress request={shown} onDone={onClose} />}
    </FormDialog>
  );
}
