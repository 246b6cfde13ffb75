import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api, parseResponse } from '../../../api/client.ts';
import { preferencesQuery } from '../../../api/preferences-query.ts';
import { accountQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Panel } from '../../../ui/panel.tsx';

import classes from '../settings-form.module.css';
import own from './gallery-panel.module.css';

/** Whether a page lists the account's public albums. */
export function GalleryPanel() {
  return (
    <Panel title={m.gallery.title}>
      <p className={classes.lead}>{m.gallery.lead}</p>
      <Choice />
    </Panel>
  );
}

function Choice() {
  const texts = m.gallery;
  const queryClient = useQueryClient();
  const { data: account } = useQuery(accountQuery);
  const { data, isPending, error, refetch } = useQuery(preferencesQuery);
  // A mutation's state comes later than the click, and the box would show the old choice in between.
  const [asked, setAsked] = useState<boolean>();
  const change = useMutation({
    mutationFn: (gallery: boolean) =>
      parseResponse(api.auth.preferences.$put({ json: { gallery } })),
    onSuccess: ({ data: saved }) => {
      queryClient.setQueryData(preferencesQuery.queryKey, saved);
      toastSuccess(saved.gallery ? texts.on : texts.off);
    },
  });
  if (isPending) return <Loading />;
  if (data === undefined) {
    return <LoadError title={texts.failed} error={error} onRetry={() => void refetch()} />;
  }
  const ask = (isWanted: boolean) => {
    setAsked(isWanted);
    change.mutate(isWanted, { onSettled: () => setAsked(undefined) });
  };
  const address = `${window.location.origin}/@${encodeURIComponent(account?.username ?? '')}`;
  return (
    <>
      <Checkbox isChecked={asked ?? data.gallery} onChange={ask}>
        {texts.wanted}
      </Checkbox>
      <p className={own.address} dir="ltr">
        {data.gallery ? (
          <a href={address} target="_blank" rel="noopener">
            {address}
          </a>
        ) : (
          address
        )}
      </p>
    </>
  );
}
