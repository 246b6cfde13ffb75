import { Skeleton } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { api, parseResponse } from '../../api/client.ts';
import { uploadsKey } from '../../api/queries.ts';
import { askAgainAfterFailure } from '../../api/refetch.ts';
import { formatDateTime } from '../../format/date.ts';
import { formatTimeUntil } from '../../format/time-until.ts';
import { m } from '../../language/messages.ts';
import { FileIcon } from '../../ui/file-icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useNow } from '../../ui/use-now.ts';

import classes from './file-rows.module.css';

const expiringQuery = queryOptions({
  queryKey: [...uploadsKey, 'expiring'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.upload.expiring.$get({}, { init: { signal } }))).data.uploads,
  refetchInterval: askAgainAfterFailure,
  meta: { isShownInPlace: true },
});

/** The uploads that expire within a week, the next one first. */
export function ExpiringSoon() {
  const expiring = useQuery(expiringQuery);
  const texts = m.dashboard.expiring;
  return (
    <Panel title={texts.title}>
      {expiring.isPending && <LinesSkeleton />}
      {expiring.isError && !expiring.data && <p className={classes.none}>{texts.notShown}</p>}
      {expiring.data && <List uploads={expiring.data} />}
    </Panel>
  );
}

function List({ uploads }: { uploads: readonly Upload[] }) {
  const now = useNow();
  if (uploads.length === 0) return <p className={classes.none}>{m.dashboard.expiring.none}</p>;
  return (
    <ul className={classes.list}>
      {uploads.map(({ expiresAt, ...upload }) => (
        <li key={upload._id} className={classes.row}>
          <FileIcon file={upload} />
          <a
            className={classes.name}
            href={upload.publicUrl}
            data-tooltip={upload.originalName}
            target="_blank"
            rel="noopener"
          >
            {upload.originalName}
          </a>
          {expiresAt !== null && (
            <time
              className={classes.end}
              dateTime={expiresAt}
              data-tooltip={formatDateTime(expiresAt)}
            >
              {formatTimeUntil(Date.parse(expiresAt) - now)}
            </time>
          )}
        </li>
      ))}
    </ul>
  );
}

function LinesSkeleton() {
  return (
    <output aria-label={m.dashboard.expiring.loading}>
      <Skeleton className={classes.skeleton ?? ''} />
      <Skeleton className={classes.skeleton ?? ''} />
    </output>
  );
}
