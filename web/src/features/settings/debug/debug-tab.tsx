import { Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { errorMessage } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { accountQuery } from '../../../api/queries.ts';
import { formatDateTime } from '../../../format/date.ts';
import { m } from '../../../language/messages.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { accountIssues } from './account-issues.ts';

import classes from './debug-tab.module.css';

/** The cached account, next to the server's latest response. */
export function DebugTab() {
  const { data: account } = useQuery(accountQuery);
  const answer = useQuery(profileResponseQuery);
  return (
    <>
      <Panel
        title={m.settings.debug.issues}
        side={
          <Button
            variant="default"
            leftSection={<IconRefresh size="1rem" aria-hidden="true" />}
            loading={answer.isFetching}
            onClick={() => void answer.refetch()}
          >
            {m.settings.debug.refresh}
          </Button>
        }
      >
        <Issues issues={accountIssues(account ?? {})} />
      </Panel>
      <div className={classes.columns}>
        <Panel title={m.settings.debug.userData}>
          <p className={classes.at}>{m.settings.debug.heldInApp}</p>
          <Json value={account} />
        </Panel>
        <Panel title={m.settings.debug.latestResponse}>
          <LatestAnswer />
        </Panel>
      </div>
    </>
  );
}

function LatestAnswer() {
  const answer = useQuery(profileResponseQuery);
  if (answer.isPending) {
    return (
      <output aria-label={m.settings.debug.loading}>
        <Skeleton className={classes.skeleton ?? ''} />
      </output>
    );
  }
  if (answer.isError) {
    return (
      <Notice icon={<IconCloudOff />} title={m.settings.debug.failed}>
        {errorMessage(answer.error)}
      </Notice>
    );
  }
  return (
    <>
      <p className={classes.at}>{formatDateTime(new Date(answer.dataUpdatedAt).toISOString())}</p>
      <Json value={answer.data} />
    </>
  );
}

function Issues({ issues }: { issues: readonly string[] }) {
  if (issues.length === 0) {
    return (
      <p className={classes.fine}>
        <IconCheck size="1.125rem" aria-hidden="true" />
        {m.settings.debug.noIssues}
      </p>
    );
  }
  return (
    <ul className={classes.issues}>
      {issues.map((issue) => (
        <li key={issue} className={classes.issue}>
          <IconAlertTriangle size="1.125rem" aria-hidden="true" />
          <span>{issue}</span>
        </li>
      ))}
    </ul>
  );
}

function Json({ value }: { value: unknown }) {
  return <pre className={classes.json}>{JSON.stringify(value, null, 2)}</pre>;
}

/** The whole response of the account endpoint; updates the cached account. */
const profileResponseQuery = queryOptions({
  queryKey: ['profile-answer'],
  queryFn: async ({ client, signal }) => {
    const answer = await parseResponse(api.auth.me.$get({}, { init: { signal } }));
    client.setQueryData(accountQuery.queryKey, answer.data.user);
    return answer;
  },
  staleTime: 0,
});
