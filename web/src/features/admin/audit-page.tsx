import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { Panel } from '../../ui/panel.tsx';
import { auditQuery } from './admin-queries.ts';
import { AdminSubPage } from './admin-sub-page.tsx';
import { readList } from './admin-url.ts';
import { sentenceOfAction } from './audit-action.ts';
import { Moment } from './moment.tsx';
import { RecordsList } from './records-list.tsx';
import { Cell, RecordsTable } from './records-table.tsx';

const empty = { icon: <IconHistory />, title: 'Nothing has happened yet' };

export function AuditPage() {
  const [parameters] = useSearchParams();
  const list = useQuery(auditQuery(readList(parameters).page));
  return (
    <AdminSubPage title="Audit log" backTo="/admin" backLabel="Overview">
      <Panel title="Audit log">
        <RecordsList list={list} label="the audit log" empty={empty}>
          {(entries) => (
            <RecordsTable label="Audit log" headings={['Action', 'On', 'By', 'When', 'From']}>
              {entries.map((entry) => (
                <tr key={entry._id}>
                  <Cell label="Action">{sentenceOfAction(entry.action)}</Cell>
                  <Cell label="On">{entry.subject.name}</Cell>
                  <Cell label="By">{entry.actor?.username ?? 'Perch itself'}</Cell>
                  <Cell label="When">
                    <Moment at={entry.at} />
                  </Cell>
                  <Cell label="From">{entry.address || 'this server'}</Cell>
                </tr>
              ))}
            </RecordsTable>
          )}
        </RecordsList>
      </Panel>
    </AdminSubPage>
  );
}
