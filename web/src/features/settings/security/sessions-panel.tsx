import { Button, Skeleton } from '@mantine/core';
import type { Session } from '@perch/contract/auth';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api, parseResponse } from '../../../api/client.ts';
import { refetch } from '../../../api/refetch.ts';
import { m } from '../../../language/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SessionRow } from './session-row.tsx';
import { sessionsQuery } from './sessions-query.ts';

import classes from './sessions-panel.module.css';

/** The account's sessions, and a button that ends all others. */
export function SessionsPanel() {
  const sessions = useQuery(sessionsQuery);
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Panel title={m.security.sessions.title} side={<EndOthers isDisabled={!hasOthers} />}>
      <Content />
    </Panel>
  );
}

function Content() {
  const sessions = useQuery(sessionsQuery);
  if (sessions.isPending) {
    return (
      <output aria-label={m.security.sessions.loading}>
        <Skeleton className={classes.skeleton ?? ''} />
        <Skeleton className={classes.skeleton ?? ''} />
      </output>
    );
  }
  if (!sessions.data) {
    return (
      <LoadError
        title={m.security.sessions.failed}
        error={sessions.error}
        onRetry={() => void sessions.refetch()}
      />
    );
  }
  return (
    <ul>
      {withCurrentFirst(sessions.data).map((session) => (
        <SessionRow key={session._id} session={session} />
      ))}
    </ul>
  );
}

function withCurrentFirst(sessions: readonly Session[]): Session[] {
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

function EndOthers({ isDisabled }: { isDisabled: boolean }) {
  const queryClient = useQueryClient();
  const texts = m.security.sessions;
  const [isAsking, setIsAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => parseResponse(api.auth.sessions.$delete()),
    onSuccess: () => toastSuccess(m.security.sessions.othersEnded),
    onSettled: () => {
      setIsAsking(false);
      return refetch(queryClient, sessionsQuery.queryKey);
    },
  });
  return (
    <>
      <Button variant="default" size="sm" disabled={isDisabled} onClick={() => setIsAsking(true)}>
        {texts.endOthers}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.endOthers}
        confirmLabel={texts.signOut}
        isBusy={end.isPending}
        onConfirm={() => end.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {texts.endOthersText}
      </ConfirmDialog>
    </>
  );
}
