import { Button } from '@mantine/core';
import type { Domain } from '@perch/contract/domains';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { errorMessage } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { refetch } from '../../../api/refetch.ts';
import { unicodeName } from '../../../format/punycode.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { domainsQuery, updateCachedDomain } from '../domains-query.ts';

import classes from './check-now.module.css';

/** Has the server look at the domain's records now instead of when it next would. */
export function CheckNow({ domain }: { domain: Domain }) {
  const queryClient = useQueryClient();
  const { _id: id, domain: name } = domain;
  const check = useMutation({
    mutationFn: () => parseResponse(api.domains[':id'].check.$post({ param: { id } })),
    // In a toast it would cover the button, which is pressed again and again.
    meta: { isShownInPlace: true },
    onSuccess: async ({ data }) => {
      await updateCachedDomain(queryClient, data.domain);
      toastSuccess(`${unicodeName(name)} was checked just now.`);
    },
    // It may have been checked a moment ago: what was found then is worth showing.
    onError: () => refetch(queryClient, domainsQuery.queryKey),
  });
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={`Check now: ${name}`}
        leftSection={<IconRefresh size="0.875rem" aria-hidden="true" />}
        loading={check.isPending}
        onClick={() => check.mutate()}
      >
        Check now
      </Button>
      {check.isError && (
        <p className={classes.refusal} role="alert">
          {errorMessage(check.error)}
        </p>
      )}
    </>
  );
}
