import { Skeleton } from '@mantine/core';
import { tagsMax } from '@perch/contract/tags/limits';
import type { Tag } from '@perch/contract/tags/tags';
import { IconTag, IconTagOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearchParams } from 'react-router';

import { readListState } from '../../../api/list-url.ts';
import { m } from '../../../language/messages.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import { PageTitle } from '../../../ui/navigation/page-title.tsx';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { tagsQuery } from '../tags-queries.ts';
import { TagRow } from './tag-row.tsx';

import classes from './tags-page.module.css';

interface TagsState {
  page: number;
  search: string;
}

function searchOf({ page, search }: TagsState): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** The account's tags: their names, how many files have them, and what can be done with them. */
export function TagsPage() {
  const [parameters] = useSearchParams();
  const { page, search } = readListState(parameters);
  const navigate = useNavigate();
  const texts = m.tags.manage;
  return (
    <div className={classes.page}>
      <PageTitle parts={[m.tags.title, m.uploads.title]} />
      <BackLink to="/uploads">{texts.back}</BackLink>
      <Panel title={m.tags.title}>
        <p className={classes.lead}>{texts.lead({ max: tagsMax })}</p>
        <div className={classes.search}>
          <SearchField
            label={m.tags.choice.search}
            value={search}
            onSearch={(text) =>
              void navigate({ search: searchOf({ page: 1, search: text }) }, { replace: true })
            }
          />
        </div>
        <Tags page={page} search={search} />
      </Panel>
    </div>
  );
}

function Tags({ page, search }: TagsState) {
  const list = useQuery(tagsQuery({ page, search }));
  const texts = m.tags.manage;
  if (list.isPending) return <TagsSkeleton />;
  if (!list.data) {
    return (
      <LoadError title={texts.failed} error={list.error} onRetry={() => void list.refetch()} />
    );
  }
  const { data, pagination } = list.data;
  if (data.tags.length > 0) {
    return (
      <>
        <ul className={classes.list} data-stale={list.isPlaceholderData || undefined}>
          {data.tags.map((tag: Tag) => (
            <TagRow key={tag._id} tag={tag} />
          ))}
        </ul>
        <Pager pagination={pagination} searchOf={(wanted) => searchOf({ page: wanted, search })} />
      </>
    );
  }
  // Deletions can empty the last page.
  const last = Math.max(1, pagination.pages);
  if (page > last) return <Navigate to={searchOf({ page: last, search }) || '.'} replace />;
  if (search) return <Notice icon={<IconTagOff />} title={m.tags.choice.noneFound} />;
  return (
    <Notice icon={<IconTag />} title={m.tags.choice.none}>
      {texts.noneHint}
    </Notice>
  );
}

const rows = [0, 1, 2, 3, 4];

function TagsSkeleton() {
  return (
    <output className={classes.skeleton} aria-label={m.tags.manage.loading}>
      {rows.map((row) => (
        <Skeleton key={row} className={classes.line ?? ''} />
      ))}
    </output>
  );
}
