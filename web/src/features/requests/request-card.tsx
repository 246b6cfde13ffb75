import { Button } from '@mantine/core';
import type { FileRequest } from '@perch/contract/requests/requests';
import {
  IconCheck,
  IconCopy,
  IconFiles,
  IconPencil,
  IconQrcode,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';

import { api, parseResponse } from '../../api/client.ts';
import { refetch } from '../../api/refetch.ts';
import { requestsKey } from '../../api/requests-queries.ts';
import { m } from '../../language/messages.ts';
import { useCopy } from '../../ui/clipboard/use-copy.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ActivityDisclosure } from '../activity/lazy-activity.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestState } from './request-state.tsx';

import classes from './request-card.module.css';

const iconSize = '1.125rem';

interface RequestCardProps {
  request: FileRequest;
  onAsk: (dialog: 'change' | 'delete' | 'qr') => void;
}

export function RequestCard({ request, onAsk }: RequestCardProps) {
  const { _id: id, title, text, url } = request;
  const texts = m.fileRequests;
  const { isCopied, copy } = useCopy({ copied: texts.copied, failed: texts.copyFailed });
  const CopyIcon = isCopied ? IconCheck : IconCopy;
  return (
    <article className={classes.card} aria-label={title}>
      <div className={classes.head}>
        <div className={classes.title}>
          <h3 className={classes.name} dir="auto">
            {title}
          </h3>
          {text !== '' && (
            <p className={classes.text} dir="auto">
              {text}
            </p>
          )}
        </div>
        <RequestState request={request} />
      </div>
      <RequestFacts request={request} />
      <ActivityDisclosure subject={{ kind: 'request', id }} />
      <div className={classes.foot}>
        <div className={classes.buttons}>
          <Button
            size="sm"
            variant="default"
            leftSection={<CopyIcon size="1rem" aria-hidden="true" />}
            onClick={() => void copy(url)}
          >
            {texts.copy}
          </Button>
          <Button
            component={Link}
            to={`/uploads?${new URLSearchParams({ request: id })}`}
            size="sm"
            variant="default"
            leftSection={<IconFiles size="1rem" aria-hidden="true" />}
          >
            {texts.showFiles}
          </Button>
        </div>
        <div className={classes.buttons}>
          <OpenSwitch request={request} />
          <IconButton
            label={texts.showQr({ title })}
            icon={<IconQrcode size={iconSize} />}
            onClick={() => onAsk('qr')}
          />
          <IconButton
            label={texts.edit({ title })}
            icon={<IconPencil size={iconSize} />}
            onClick={() => onAsk('change')}
          />
          <IconButton
            label={texts.delete({ title })}
            icon={<IconTrash size={iconSize} />}
            tone="danger"
            onClick={() => onAsk('delete')}
          />
        </div>
      </div>
    </article>
  );
}

/** Closes a request, or opens it again; nothing is lost by either. */
function OpenSwitch({ request: { _id: id, open } }: { request: FileRequest }) {
  const queryClient = useQueryClient();
  const texts = m.fileRequests;
  const change = useMutation({
    mutationFn: () =>
      parseResponse(api.requests[':id'].$patch({ param: { id }, json: { open: !open } })),
    meta: { failureTitle: texts.notSaved },
    onSuccess: ({ data }) => toastSuccess(data.request.open ? texts.reopened : texts.closed),
    // Until the list has it, so that the label does not go back in between.
    onSettled: () => refetch(queryClient, requestsKey),
  });
  return (
    <Button size="sm" variant="default" loading={change.isPending} onClick={() => change.mutate()}>
      {open ? texts.close : texts.reopen}
    </Button>
  );
}
