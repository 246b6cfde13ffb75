import { Skeleton } from '@mantine/core';
import type { Import } from '@perch/contract/imports/imports';
import { sourceTitle } from '@perch/contract/imports/sources';
import { IconPackageOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';

import { m } from '../../../language/messages.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SubPage } from '../records/sub-page.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportCountsPanel } from './import-counts-panel.tsx';
import { ImportProgressPanel } from './import-progress-panel.tsx';
import { countsOf } from './import-progress.ts';
import { importQuery, isUnderWay } from './import-queries.ts';
import { ImportStateBadge } from './import-state.tsx';
import { ReportedRows } from './reported-rows.tsx';

import classes from './import-page.module.css';

/** One import: what was found, its progress and its report. `confirmation` is the dialog for calls that need it. */
export function ImportPage({ confirmation }: { confirmation: ReactNode }) {
  const { id = '' } = useParams();
  const { data } = useQuery(importQuery(id));
  return (
    <SubPage
      title={data ? sourceTitle(data.options.source) : m.imports.title}
      backTo="/admin/imports"
      backLabel={m.imports.title}
    >
      <ImportContent key={id} id={id} />
      {confirmation}
    </SubPage>
  );
}

function ImportContent({ id }: { id: string }) {
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery(importQuery(id));
  if (isPending) {
    return (
      <output aria-label={m.imports.page.loading}>
        <Skeleton className={classes.skeleton ?? ''} />
      </output>
    );
  }
  if (!data) {
    return (
      <Panel>
        <LoadError
          title={m.imports.page.failed}
          error={error}
          onRetry={() => void refetch()}
          icon={<IconPackageOff />}
        />
      </Panel>
    );
  }
  const counts = countsOf(data);
  return (
    <>
      <Panel title={sourceTitle(data.options.source)} side={<ImportStateBadge {...data} />}>
        <Places found={data} />
        {/* Screen readers hear how it is whenever that changes. */}
        <output className={classes.text}>{sentenceOf(data)}</output>
        {data.problem !== null && (
          <p className={classes.problem} lang="en">
            {data.problem}
          </p>
        )}
        {isUnderWay(data) && <ImportProgressPanel found={data} updatedAt={dataUpdatedAt} />}
        <ImportActions found={data} />
      </Panel>
      {counts && !isUnderWay(data) && <ImportCountsPanel found={data} counts={counts} />}
      {counts && !isUnderWay(data) && <ReportedRows found={data} counts={counts} />}
    </>
  );
}

function Places({ found: { options } }: { found: Import }) {
  const { database, files, hosts } = options;
  const words = m.imports.new;
  const shown = [
    { label: words.database, value: database ?? 'IMPORT_DATABASE_URL' },
    { label: words.files, value: files },
    { label: words.hosts, value: hosts.join(', ') || window.location.hostname },
  ];
  return (
    <dl className={classes.places}>
      {shown.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function sentenceOf({ phase, state, inspection, progress }: Import): string {
  const words = m.imports.page;
  if (state === 'waiting') return words.waiting;
  if (state === 'stopping') return words.stopping;
  if (state === 'interrupted') return words.interrupted;
  if (state === 'failed') return phase === 'import' ? words.failedImport : words.failedInspection;
  if (phase === 'inspection') {
    if (state === 'running') return words.inspecting;
    if (state === 'stopped') return words.inspectionStopped;
    return hasSkipped(inspection) ? words.inspectedSkipping : words.inspected;
  }
  if (state === 'running') return words.importing;
  if (state === 'stopped') return words.stopped;
  return hasSkipped(progress) ? words.doneSkipping : words.done;
}

const hasSkipped = (counts: Import['inspection']) =>
  Object.entries(counts?.reasons ?? {}).some(([reason, rows]) => reason !== 'changed' && rows > 0);
