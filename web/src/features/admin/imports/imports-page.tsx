import { sourceTitle } from '@perch/contract/imports/sources';
import { IconPackageImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';

import { formatNumber } from '../../../format/number.ts';
import { m } from '../../../language/messages.ts';
import { Panel } from '../../../ui/panel.tsx';
import { readListState } from '../admin-url.ts';
import { DateTime } from '../records/date-time.tsx';
import { RecordsList } from '../records/records-list.tsx';
import { Cell, RecordsTable } from '../records/records-table.tsx';
import { countsOf } from './import-progress.ts';
import { importsQuery } from './import-queries.ts';
import { ImportStateBadge } from './import-state.tsx';
import { NewImport } from './new-import.tsx';

import layout from '../records/sub-page.module.css';
import classes from './imports-page.module.css';

const icon = <IconPackageImport />;

/** A new import, and the previous ones. */
export function ImportsPage() {
  return (
    <div className={layout.page}>
      <NewImport />
      <EarlierImports />
    </div>
  );
}

function EarlierImports() {
  const [parameters] = useSearchParams();
  const list = useQuery(importsQuery(readListState(parameters).page));
  const words = m.imports.list;
  return (
    <Panel title={words.title}>
      <RecordsList list={list} loading={words.loading} empty={{ icon, title: words.empty }}>
        {(imports) => (
          <RecordsTable
            label={words.title}
            headings={[words.product, words.state, m.imports.kinds.files, words.by, words.made]}
          >
            {imports.map((each) => (
              <tr key={each._id}>
                <Cell label={words.product}>
                  <Link className={classes.product} to={`/admin/imports/${each._id}`}>
                    {sourceTitle(each.options.source)}
                  </Link>
                </Cell>
                <Cell label={words.state}>
                  <ImportStateBadge {...each} />
                </Cell>
                <Cell label={m.imports.kinds.files} kind="number">
                  {formatNumber(countsOf(each)?.files.imported ?? 0)}
                </Cell>
                <Cell label={words.by}>
                  <bdi>{each.createdBy}</bdi>
                </Cell>
                <Cell label={words.made}>
                  <DateTime at={each.createdAt} />
                </Cell>
              </tr>
            ))}
          </RecordsTable>
        )}
      </RecordsList>
    </Panel>
  );
}
