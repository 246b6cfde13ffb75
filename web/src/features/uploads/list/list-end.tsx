import type { Upload } from '@perch/contract/uploads';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import type { UploadsPage } from '../../../api/uploads-queries.ts';
import { m } from '../../../language/messages.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { BusyButton } from '../../../ui/form/busy-button.tsx';
import { LoadMoreMark } from '../../../ui/long-list/load-more-mark.tsx';
import { focusFile } from './file-rows.ts';
import { UploadsSkeleton } from './uploads-skeleton.tsx';

import classes from './list-end.module.css';

interface ListEndProps {
  list: UseInfiniteQueryResult<InfiniteData<UploadsPage>>;
  /** How many there are; undefined while that is not known. */
  count: number | undefined;
  uploads: readonly Upload[];
}

/** How many files there are, and what loads more of them. */
export function ListEnd({ list, count, uploads }: ListEndProps) {
  const { isFetchingNextPage, isFetchNextPageError, hasNextPage } = list;
  const before = useRef<number>(undefined);
  useEffect(() => {
    const next = before.current === undefined ? undefined : uploads[before.current];
    if (!next) return;
    before.current = undefined;
    focusFile(next._id);
  }, [uploads]);
  const load = () => void list.fetchNextPage();
  const loadByButton = () => {
    before.current = uploads.length;
    load();
  };
  return (
    <div className={classes.after}>
      {/* Other pages that are loaded again would be given up for the next one. */}
      <LoadMoreMark
        hasMore={hasNextPage && !list.isFetching && !isFetchNextPageError}
        onMore={load}
      />
      {isFetchingNextPage && <UploadsSkeleton />}
      {isFetchNextPageError && !isFetchingNextPage && (
        <div role="alert">
          <LoadError title={m.uploads.notShown} error={list.error} onRetry={load} />
        </div>
      )}
      <div className={classes.end}>
        {count !== undefined && <p className={classes.count}>{m.uploads.list.count({ count })}</p>}
        {hasNextPage && !isFetchNextPageError && (
          <BusyButton variant="default" isBusy={isFetchingNextPage} onClick={loadByButton}>
            {m.uploads.list.more}
          </BusyButton>
        )}
      </div>
    </div>
  );
}
