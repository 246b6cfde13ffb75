import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api, parseResponse } from '../../../api/client.ts';
import { refetch } from '../../../api/refetch.ts';
import { apiTokenQuery, tokensQuery } from '../../../api/tokens/tokens-queries.ts';
import { m } from '../../../language/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Panel } from '../../../ui/panel.tsx';

import classes from './tokens.module.css';

/** Whether the token that every account has from the beginning works. */
export function DefaultTokenPanel() {
  const { data } = useQuery(tokensQuery);
  const texts = m.tokens.byDefault;
  if (data === undefined) return null;
  const { isEnabled } = data.defaultToken;
  return (
    <Panel title={texts.title} side={isEnabled ? <SwitchOff /> : <SwitchOn />}>
      <p className={classes.lead}>{isEnabled ? texts.on : texts.off}</p>
    </Panel>
  );
}

function SwitchOff() {
  const queryClient = useQueryClient();
  const texts = m.tokens.byDefault;
  const [isAsking, setIsAsking] = useState(false);
  const disable = useMutation({
    mutationFn: () => parseResponse(api.auth.token.$delete()),
    onSuccess: () => {
      queryClient.removeQueries(apiTokenQuery);
      toastSuccess(m.tokens.byDefault.switchedOff);
    },
    onSettled: () => {
      setIsAsking(false);
      return refetch(queryClient, tokensQuery.queryKey);
    },
  });
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setIsAsking(true)}>
        {texts.switchOff}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.switchOff}
        confirmLabel={texts.switchOff}
        isBusy={disable.isPending}
        onConfirm={() => disable.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {texts.switchOffText}
      </ConfirmDialog>
    </>
  );
}

function SwitchOn() {
  const queryClient = useQueryClient();
  const enable = useMutation({
    mutationFn: () => parseResponse(api.auth.token.$post({ json: {} })),
    onSuccess: ({ data: { apiToken } }) => {
      queryClient.setQueryData(apiTokenQuery.queryKey, apiToken);
      return refetch(queryClient, tokensQuery.queryKey);
    },
  });
  return (
    <Button size="sm" loading={enable.isPending} onClick={() => enable.mutate()}>
      {m.tokens.byDefault.switchOn}
    </Button>
  );
}
