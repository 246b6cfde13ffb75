import { Skeleton } from '@mantine/core';
import type { OpenedToday as Opened } from '@perch/contract/uploads/lists';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { api, parseResponse } from '../../api/client.ts';
import { uploadsKey } from '../../api/queries.ts';
import { askAgainAfterFailure } from '../../api/refetch.ts';
import { m } from '../../language/messages.ts';
import { FileIcon } from '../../ui/file-icon.tsx';
import { Panel } from '../../ui/panel.tsx';

import classes from './file-rows.module.css';

/** Always stale: visitors come meanwhile. */
const openedQuery = queryOptions({
  queryKey: [...uploadsKey, 'opened'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.upload.opened.$get({}, { init: { signal } }))).data.opened,
  refetchInterval: askAgainAfterFailure,
  staleTime: 0,
  meta: { isShownInPlace: true },
});

/** The uploads that were opened today (UTC), the most opened first. */
export function OpenedToday() {
  const opened = useQuery(openedQuery);
  const texts = m.activity.today;
  return (
    <Panel title={texts.title}>
      {opened.isPending && (
        <output aria-label={texts.loading}>
          <Skeleton className={classes.skeleton ?? ''} />
          <Skeleton className={classes.skeleton ?? ''} />
        </output>
      )}
      {opened.isError && !opened.data && <p className={classes.none}>{texts.notShown}</p>}
      {opened.data?.length === 0 && <p className={classes.none}>{texts.none}</p>}
      {opened.data && opened.data.length > 0 && (
        <ul className={classes.list}>
          {opened.data.map((each) => (
            <Row key={each.upload._id} opened={each} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Leads to the details: opening the file would be one more view. */
function Row({ opened: { upload, views, downloads } }: { opened: Opened }) {
  const { _id: id, originalName } = upload;
  const texts = m.activity.today;
  const counts = [
    ...(views > 0 ? [texts.views({ views })] : []),
    ...(downloads > 0 ? [texts.downloads({ downloads })] : []),
  ];
  return (
    <li className={classes.row}>
      <FileIcon file={upload} />
      <Link
        className={classes.name}
        to={`/uploads?${new URLSearchParams({ file: id })}`}
        data-tooltip={originalName}
      >
        {originalName}
      </Link>
      <span className={classes.counts}>{counts.join(' · ')}</span>
    </li>
  );
}
