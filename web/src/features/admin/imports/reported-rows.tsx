import { Button } from '@mantine/core';
import type { Import, ImportCounts, ImportedRow } from '@perch/contract/imports/imports';
import { importReasons } from '@perch/contract/imports/limits';
import { IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';

import { formatNumber } from '../../../format/number.ts';
import { m } from '../../../language/messages.ts';
import { Panel } from '../../../ui/panel.tsx';
import { readListState } from '../admin-url.ts';
import { RecordsList } from '../records/records-list.tsx';
import { Cell, RecordsTable } from '../records/records-table.tsx';
import { rowsQuery } from './import-queries.ts';
import { saveReport } from './import-requests.ts';

import classes from './reported-rows.module.css';

const icon = <IconCircleCheck />;

interface ReportedRowsProps {
  found: Import;
  counts: ImportCounts;
}

/** The rows that were skipped or are different here, by their reasons. */
export function ReportedRows({ found, counts }: ReportedRowsProps) {
  const [parameters] = useSearchParams();
  const reason = importReasons.find((each) => each === parameters.get('reason'));
  const { page } = readListState(parameters);
  const { _id: id, phase, finishedAt } = found;
  const stamp = `${phase} ${finishedAt}`;
  const list = useQuery(rowsQuery(id, { page, reason, stamp }));
  const words = m.imports.report;
  return (
    <Panel title={words.title} side={<DownloadButton id={id} />}>
      <Reasons reasons={counts.reasons} selected={reason} />
      <RecordsList list={list} loading={words.loading} empty={{ icon, title: words.empty }}>
        {(rows) => (
          <RecordsTable label={words.title} headings={[words.row, words.why]}>
            {rows.map((row) => (
              <Row key={`${row.kind} ${row.key} ${row.sentence}`} row={row} />
            ))}
          </RecordsTable>
        )}
      </RecordsList>
    </Panel>
  );
}

function Row({ row: { kind, key, reason, sentence } }: { row: ImportedRow }) {
  const words = m.imports.report;
  return (
    <tr>
      <Cell label={words.row}>
        <span className={classes.row}>
          {m.imports.kinds[kind]} <bdi>{key}</bdi>
        </span>
      </Cell>
      <Cell label={words.why}>
        <span>
          {words.reasons[reason]}
          {/* The command line says the same. */}
          <small className={classes.sentence} lang="en" dir="ltr">
            {sentence}
          </small>
        </span>
      </Cell>
    </tr>
  );
}

interface ReasonsProps {
  reasons: ImportCounts['reasons'];
  selected: ImportedRow['reason'] | undefined;
}

/** Links that narrow the list, each with its number of rows. */
function Reasons({ reasons, selected }: ReasonsProps) {
  const words = m.imports.report;
  const there = importReasons.filter((reason) => reasons[reason] > 0);
  if (there.length === 0) return null;
  const all = there.reduce((sum, reason) => sum + reasons[reason], 0);
  const links = [
    { reason: undefined, label: words.all, rows: all },
    ...there.map((reason) => ({
      reason,
      label: words.reasons[reason],
      rows: reasons[reason],
    })),
  ];
  return (
    <nav className={classes.reasons} aria-label={words.by}>
      {links.map(({ reason, label, rows }) => (
        <Link
          key={label}
          className={classes.reason}
          to={{ search: reason ? `?reason=${reason}` : '' }}
          replace
          preventScrollReset
          aria-current={reason === selected ? 'true' : undefined}
        >
          {label}
          <span className={classes.count}>{formatNumber(rows)}</span>
        </Link>
      ))}
    </nav>
  );
}

function DownloadButton({ id }: { id: string }) {
  const download = useMutation({
    mutationFn: () => saveReport(id),
    meta: { failureTitle: m.imports.report.notDownloaded },
  });
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconDownload size="1rem" />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {m.imports.report.download}
    </Button>
  );
}
