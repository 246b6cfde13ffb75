import { Button, Skeleton } from '@mantine/core';
import type { ListFilter } from '@perch/contract/uploads/lists';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { listSearch } from '../../../api/list-url.ts';
import { settingsQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import { PageTitle } from '../../../ui/navigation/page-title.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { stateOf } from '../saved-filter-query.ts';
import { useBatch } from '../use-batch.ts';
import { cleanupQuery } from './cleanup-queries.ts';

import classes from './cleanup-page.module.css';

const groups = ['large', 'unopened', 'duplicates', 'unsorted', 'trash'] as const;
type GroupName = (typeof groups)[number];

/** What of the account's files could go, and how much space each group takes. */
export function CleanupPage() {
  const found = useQuery(cleanupQuery);
  const texts = m.cleanup;
  return (
    <div className={classes.page}>
      <PageTitle parts={[texts.title, m.uploads.title]} />
      <BackLink to="/uploads">{m.tags.manage.back}</BackLink>
      <Panel title={texts.title}>
        <p className={classes.lead}>{texts.lead}</p>
        {found.isPending && (
          <output className={classes.list} aria-label={texts.loading}>
            {groups.map((name) => (
              <Skeleton key={name} className={classes.line ?? ''} />
            ))}
          </output>
        )}
        {found.isError && !found.data && (
          <LoadError
            title={texts.failed}
            error={found.error}
            onRetry={() => void found.refetch()}
          />
        )}
        {found.data && (
          <ul className={classes.list}>
            {groups.map((name) => (
              <Group key={name} name={name} {...found.data[name]} />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

interface GroupProps {
  name: GroupName;
  uploads: number;
  bytes: number;
  query: ListFilter;
}

function Group({ name, uploads, bytes, query }: GroupProps) {
  const { data: settings } = useQuery(settingsQuery);
  const texts = m.cleanup;
  const { title, hint } = texts[name];
  const isTrash = name === 'trash';
  // Without a trash they would be gone for good.
  const hasTrash = (settings?.trashDays ?? 0) > 0;
  return (
    <li className={classes.group}>
      <div className={classes.words}>
        <h3 className={classes.title}>{title}</h3>
        <p className={classes.hint}>{hint}</p>
      </div>
      <p className={classes.amount}>
        {uploads === 0 ? texts.nothing : texts.amount({ count: uploads, bytes })}
      </p>
      {uploads > 0 && (
        <div className={classes.actions}>
          <Button
            component={Link}
            to={`/uploads${listSearch(stateOf(query))}`}
            variant="default"
            size="xs"
            aria-label={isTrash ? undefined : `${texts.show}: ${title}`}
          >
            {isTrash ? texts.openTrash : texts.show}
          </Button>
          {!isTrash && hasTrash && <MoveToTrash title={title} uploads={uploads} query={query} />}
        </div>
      )}
    </li>
  );
}

function MoveToTrash({
  title,
  uploads,
  query,
}: Pick<GroupProps, 'uploads' | 'query'> & { title: string }) {
  const { run, isRunning, done } = useBatch(query);
  const texts = m.cleanup;
  return (
    <Button
      variant="default"
      size="xs"
      disabled={isRunning}
      leftSection={<IconTrash size="1rem" aria-hidden="true" />}
      aria-label={isRunning ? undefined : `${texts.move}: ${title}`}
      onClick={() => run('delete')}
    >
      {isRunning ? texts.progress({ done, all: uploads }) : texts.move}
    </Button>
  );
}
