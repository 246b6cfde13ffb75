import { Button } from '@mantine/core';
import type { Domain } from '@perch/contract/domains';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { errorMessage } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { domainsQuery } from '../../../api/domains-query.ts';
import { refetch } from '../../../api/refetch.ts';
import { unicodeName } from '../../../format/punycode.ts';
import { m } from '../../../language/messages.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { updateCachedDomain } from '../domains-query.ts';

import classes from './check-now.module.css';

/** Checks the domain now instead of at the next scheduled check. */
export function CheckNow({ domain }: { domain: Domain }) {
  const queryClient = useQueryClient();
  const { _id: id, domain: name } = domain;
  const check = useMutation({
    mutationFn: () => parseResponse(api.domains[':id'].check.$post({ param: { id } })),
    // A toast would cover the button, which users press repeatedly.
    meta: { isShownInPlace: true },
    onSuccess: async ({ data }) => {
      await updateCachedDomain(queryClient, data.domain);
      toastSuccess(m.domains.check.checked({ domain: unicodeName(name) }));
    },
    // The refusal may be a rate limit: show the result of the check a moment ago.
    onError: () => refetch(queryClient, domainsQuery.queryKey),
  });
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={m.domains.check.named({ domain: name })}
        leftSection={<IconRefresh size="0.875rem" aria-hidden="true" />}
        loading={check.isPending}
        onClick={() => check.mutate()}
      >
        {m.domains.check.label}
      </Button>
      {check.isError && (
        <p className={classes.refusal} role="alert">
          {errorMessage(check.error)}
        </p>
      )}
    </>
  );
}
