import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api, parseResponse } from '../../../api/client.ts';
import { preferencesQuery } from '../../../api/preferences-query.ts';
import { m } from '../../../language/messages.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Panel } from '../../../ui/panel.tsx';

import classes from '../settings-form.module.css';

/** Whether the owner gets mails about files that expire soon. */
export function ExpiryMailsPanel() {
  return (
    <Panel title={m.settings.expiryMails.title}>
      <p className={classes.lead}>{m.settings.expiryMails.hint}</p>
      <Choice />
    </Panel>
  );
}

function Choice() {
  const texts = m.settings.expiryMails;
  const queryClient = useQueryClient();
  const { data, isPending, error, refetch } = useQuery(preferencesQuery);
  // Of this component, since React renders its own state within the click; a mutation's state comes
  // later, and the box would show the old choice in between.
  const [asked, setAsked] = useState<boolean>();
  const change = useMutation({
    mutationFn: (mailsExpiry: boolean) =>
      parseResponse(api.auth.preferences.$put({ json: { mailsExpiry } })),
    onSuccess: ({ data: saved }) => {
      queryClient.setQueryData(preferencesQuery.queryKey, saved);
      toastSuccess(texts.saved);
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
  return (
    <Checkbox isChecked={asked ?? data.mailsExpiry} onChange={ask}>
      {texts.wanted}
    </Checkbox>
  );
}
