import type { Domain } from '@perch/contract/domains';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api, parseResponse } from '../../api/client.ts';
import { domainsQuery } from '../../api/domains-query.ts';
import { uploadsKey } from '../../api/queries.ts';
import { refetch } from '../../api/refetch.ts';
import { unicodeName } from '../../format/punycode.ts';
import { m } from '../../language/messages.ts';
import { rich } from '../../language/rich.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { toastSuccess } from '../../ui/feedback/toast.tsx';

import classes from './remove-domain-dialog.module.css';

interface RemoveDomainDialogProps {
  domain: Domain | undefined;
  onClose: () => void;
}

export function RemoveDomainDialog({ domain, onClose }: RemoveDomainDialogProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ _id: id }: Domain) =>
      parseResponse(api.domains[':id'].$delete({ param: { id } })),
    meta: { failureTitle: m.domains.remove.failed },
    onSuccess: () => toastSuccess(m.domains.remove.removed),
    // Also after an error: the domain may have been removed already. Its files' links change with it.
    onSettled: () => {
      onClose();
      void refetch(queryClient, uploadsKey);
      return refetch(queryClient, domainsQuery.queryKey);
    },
  });
  return (
    <ConfirmDialog
      isOpen={domain !== undefined}
      title={m.domains.remove.title}
      confirmLabel={m.domains.remove.confirm}
      isBusy={remove.isPending}
      onConfirm={() => domain && remove.mutate(domain)}
      onCancel={onClose}
    >
      <p>
        {rich((at) => m.domains.remove.question({ domain: at('domain') }), {
          domain: <strong className={classes.name}>{domain && unicodeName(domain.domain)}</strong>,
        })}
      </p>
      <p className={classes.outcome}>{m.domains.remove.outcome}</p>
    </ConfirmDialog>
  );
}
