import type { Import, ImportCounts } from '@perch/contract/imports/imports';
import { importedKinds } from '@perch/contract/imports/limits';
import { useQuery } from '@tanstack/react-query';

import { formatNumber } from '../../../format/number.ts';
import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Cell, RecordsTable } from '../records/records-table.tsx';
import { placesQuery } from './import-queries.ts';

import classes from './import-page.module.css';

interface ImportCountsPanelProps {
  found: Import;
  counts: ImportCounts;
}

/** How many rows of each kind were found, and how many of them are imported or skipped. */
export function ImportCountsPanel({ found: { phase }, counts }: ImportCountsPanelProps) {
  const words = m.imports.counts;
  const imported = phase === 'import' ? words.imported : words.toImport;
  const headings = [words.kind, words.found, imported, words.known, words.skipped];
  const title = phase === 'import' ? words.titleImport : words.titleInspection;
  return (
    <Panel title={title}>
      <RecordsTable label={title} headings={headings}>
        {kindsOf(counts).map((kind) => (
          <tr key={kind}>
            <Cell label={words.kind}>{m.imports.kinds[kind]}</Cell>
            <Cell label={words.found} kind="number">
              {formatNumber(counts[kind].found)}
            </Cell>
            <Cell label={imported} kind="number">
              {formatNumber(counts[kind].imported)}
            </Cell>
            <Cell label={words.known} kind="number">
              {formatNumber(counts[kind].known)}
            </Cell>
            <Cell label={words.skipped} kind="number">
              {formatNumber(counts[kind].skipped)}
            </Cell>
          </tr>
        ))}
      </RecordsTable>
      <Totals isImport={phase === 'import'} counts={counts} />
    </Panel>
  );
}

/** Few products have all kinds. */
function kindsOf(counts: ImportCounts) {
  const there = importedKinds.filter((kind) => counts[kind].found > 0);
  return there.length > 0 ? there : importedKinds;
}

function Totals({ isImport, counts }: { isImport: boolean; counts: ImportCounts }) {
  const { data: places } = useQuery({ ...placesQuery, enabled: !isImport });
  const words = m.imports.counts;
  const freeBytes = places?.freeBytes ?? null;
  const totals = [
    { label: m.imports.progress.size, value: formatBytes(counts.bytes) },
    ...(!isImport && freeBytes !== null
      ? [{ label: words.free, value: formatBytes(freeBytes) }]
      : []),
    { label: words.tags, value: formatNumber(counts.tags) },
    ...(isImport ? [{ label: words.addresses, value: formatNumber(counts.addresses) }] : []),
    ...(counts.copied > 0 ? [{ label: words.copied, value: formatNumber(counts.copied) }] : []),
  ];
  return (
    <dl className={classes.totals}>
      {totals.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
