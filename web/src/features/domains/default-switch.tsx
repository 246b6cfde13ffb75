import type { Domain } from '@perch/contract/domains';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api, parseResponse } from '../../api/client.ts';
import { domainsQuery } from '../../api/domains-query.ts';
import { refetch } from '../../api/refetch.ts';
import { m } from '../../language/messages.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';

import classes from './default-switch.module.css';

/** Makes the domain the default for new uploads. */
export function DefaultSwitch({ domain }: { domain: Domain }) {
  const queryClient = useQueryClient();
  const { _id: id, domain: name, isDefault } = domain;
  const change = useMutation({
    mutationFn: () => parseResponse(api.domains[':id'].default.$put({ param: { id } })),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(domainsQuery.queryKey, (domains) =>
        domains?.map((other) => ({
          ...other,
          isDefault: other._id === id && data.domain.isDefault,
        })),
      );
      toastSuccess(
        data.domain.isDefault ? m.domains.defaults.on({ domain: name }) : m.domains.defaults.off,
      );
    },
    onError: () => refetch(queryClient, domainsQuery.queryKey),
  });
  // Optimistic: the response, or the refetched list, replaces it.
  const isOn = change.isPending ? !isDefault : isDefault;
  return (
    <button
      type="button"
      role="switch"
      className={classes.switch}
      aria-checked={isOn}
      disabled={change.isPending}
      onClick={() => change.mutate()}
    >
      <span className={classes.track}>
        <span className={classes.knob} />
      </span>
      {m.domains.defaults.label}
    </button>
  );
}
