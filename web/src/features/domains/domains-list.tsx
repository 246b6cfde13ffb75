import { Skeleton } from '@mantine/core';
import type { Domain } from '@perch/contract/domains';
import { IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { m } from '../../language/messages.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DomainCard } from './domain-card.tsx';
import { polledDomainsQuery } from './domains-query.ts';
import { MoveFilesDialog } from './move-files-dialog.tsx';
import { RemoveDomainDialog } from './remove-domain-dialog.tsx';

import classes from './domains-list.module.css';

interface DomainsListProps {
  clientConfig: (domain: string) => ReactNode;
}

export function DomainsList({ clientConfig }: DomainsListProps) {
  return (
    <Panel title={m.domains.list.title}>
      <ListContent clientConfig={clientConfig} />
    </Panel>
  );
}

function ListContent({ clientConfig }: DomainsListProps) {
  const list = useQuery(polledDomainsQuery);
  const [toMove, setToMove] = useState<Domain>();
  const [toRemove, setToRemove] = useState<Domain>();
  if (list.isPending) return <ListSkeleton />;
  if (!list.data) {
    return (
      <LoadError
        title={m.domains.list.failed}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  return (
    <>
      {list.data.length === 0 && (
        <Notice icon={<IconWorld />} title={m.domains.list.empty}>
          {m.domains.list.emptyText}
        </Notice>
      )}
      <ul className={classes.list}>
        {list.data.map((domain) => (
          <li key={domain._id}>
            <DomainCard
              domain={domain}
              clientConfig={clientConfig}
              onMove={setToMove}
              onRemove={setToRemove}
            />
          </li>
        ))}
      </ul>
      <MoveFilesDialog domain={toMove} onClose={() => setToMove(undefined)} />
      <RemoveDomainDialog domain={toRemove} onClose={() => setToRemove(undefined)} />
    </>
  );
}

function ListSkeleton() {
  return (
    <output className={classes.list} aria-label={m.domains.list.loading}>
      <Skeleton className={classes.skeleton ?? ''} />
      <Skeleton className={classes.skeleton ?? ''} />
    </output>
  );
}
