import type { Domain } from '@perch/contract/domains';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api, parseResponse } from '../../api/client.ts';
import { domainsQuery } from '../../api/domains-query.ts';
import { settingsQuery, uploadsKey } from '../../api/queries.ts';
import { refetch } from '../../api/refetch.ts';
import { unicodeName } from '../../format/punycode.ts';
import { m } from '../../language/messages.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';

import classes from './move-files-dialog.module.css';

interface MoveFilesDialogProps {
  domain: Domain | undefined;
  onClose: () => void;
}

/** Moves the links of all files of a domain to another one. */
export function MoveFilesDialog({ domain, onClose }: MoveFilesDialogProps) {
  const [to, setTo] = useState('');
  const close = () => {
    setTo('');
    onClose();
  };
  const move = useMove(close);
  const targets = useTargets(domain);
  return (
    <ConfirmDialog
      isOpen={domain !== undefined}
      title={m.domains.move.title}
      confirmLabel={m.domains.move.title}
      isHarmless
      isBusy={move.isPending}
      onConfirm={() => domain && move.mutate({ id: domain._id, to })}
      onCancel={close}
    >
      <p>{domain && m.domains.move.text({ domain: unicodeName(domain.domain) })}</p>
      <SelectField
        className={classes.target ?? ''}
        label={m.domains.move.target}
        data={targets}
        value={to}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}

/** This server's own address, then the other approved domains. */
function useTargets(from: Domain | undefined) {
  const { data: settings } = useQuery(settingsQuery);
  const { data: domains = [] } = useQuery(domainsQuery);
  const host = settings && unicodeName(new URL(settings.publicUrl).host);
  const { thisServer, thisServerAt } = m.domains.move;
  return [
    { value: '', label: host ? thisServerAt({ host }) : thisServer },
    ...domains
      .filter(({ _id, status }) => status === 'approved' && _id !== from?._id)
      .map(({ domain }) => ({ value: domain, label: unicodeName(domain) })),
  ];
}

function useMove(onClose: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, to }: { id: string; to: string }) =>
      parseResponse(api.domains[':id'].move.$post({ param: { id }, json: { to } })),
    meta: { failureTitle: m.domains.move.failed },
    onSuccess: ({ data: { moved } }) =>
      toastSuccess(
        moved === 0 ? m.domains.move.nothingMoved : m.domains.move.moved({ count: moved }),
      ),
    onSettled: () => {
      onClose();
      // Also after an error: some files may have moved.
      return refetch(queryClient, uploadsKey);
    },
  });
}
