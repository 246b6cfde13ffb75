import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';

import { m } from '../../../language/messages.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Pager } from '../../../ui/navigation/pager.tsx';
import type { Records } from '../admin-queries.ts';
import { listSearch } from '../admin-url.ts';

import classes from './records-list.module.css';

interface RecordsListProps<T> {
  list: UseQueryResult<Records<T>>;
  /** What a screen reader says while the records are loaded. */
  loading: string;
  empty: { icon: ReactNode; title: string };
  children: (records: readonly T[]) => ReactNode;
}

/** A page of records, or a notice for an empty or failed list. */
export function RecordsList<T>({ list, loading, empty, children }: RecordsListProps<T>) {
  const [parameters] = useSearchParams();
  if (list.isPending) return <RowsSkeleton loading={loading} />;
  if (!list.data) {
    return (
      <LoadError title={empty.title} error={list.error} onRetry={() => void list.refetch()}>
        {m.admin.records.notLoaded}{' '}
      </LoadError>
    );
  }
  const { records, pagination } = list.data;
  const searchOf = (page: number) => listSearch(parameters, { page });
  if (records.length > 0) {
    return (
      <>
        {children(records)}
        <Pager pagination={pagination} searchOf={searchOf} />
      </>
    );
  }
  // Deletions can empty the last page.
  const last = Math.max(1, pagination.pages);
  if (pagination.page > last) return <Navigate to={searchOf(last) || '.'} replace />;
  return <Notice icon={empty.icon} title={empty.title} />;
}

const rows = [0, 1, 2, 3, 4];

function RowsSkeleton({ loading }: { loading: string }) {
  return (
    <output className={classes.skeleton} aria-label={loading}>
      {rows.map((row) => (
        <Skeleton key={row} className={classes.row ?? ''} />
      ))}
    </output>
  );
}
