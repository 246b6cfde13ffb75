import type { Domain } from '@perch/contract/domains';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api, parseResponse } from '../../api/client.ts';
import { uploadsKey } from '../../api/queries.ts';
import { refetch } from '../../api/refetch.ts';
import { unicodeName } from '../../format/punycode.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { domainsQuery } from './domains-query.ts';

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
    meta: { failureTitle: 'Failed to remove domain' },
    onSuccess: () => toastSuccess('Domain removed successfully.'),
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
      title="Remove domain"
      confirmLabel="Remove"
      isBusy={remove.isPending}
      onConfirm={() => domain && remove.mutate(domain)}
      onCancel={onClose}
    >
      <p>
        Are you sure you want to remove{' '}
        <strong className={classes.name}>{domain && unicodeName(domain.domain)}</strong>?
      </p>
      <p className={classes.outcome}>
        Links on it stop working at once. Your files stay and get the default link. To use the
        domain again, it has to be requested and approved again.
      </p>
    </ConfirmDialog>
  );
}
