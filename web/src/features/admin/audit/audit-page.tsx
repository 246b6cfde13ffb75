import type { AuditEntry } from '@perch/contract/audit';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { Panel } from '../../../ui/panel.tsx';
import { auditQuery } from '../admin-queries.ts';
import { DateTime } from '../records/date-time.tsx';
import { RecordsList } from '../records/records-list.tsx';
import { Cell, RecordsTable } from '../records/records-table.tsx';
import { SubPage } from '../records/sub-page.tsx';
import { auditActionLabel } from './audit-action.ts';
import { AuditFilters, DownloadAuditButton } from './audit-filters.tsx';
import { readAuditState, toAuditQuery } from './audit-url.ts';

import classes from './audit-page.module.css';

const icon = <IconHistory />;

export function AuditPage() {
  const [parameters] = useSearchParams();
  const state = readAuditState(parameters);
  const list = useQuery(auditQuery(state));
  const isNarrowed = Object.keys(toAuditQuery(state)).length > 0;
  const title = isNarrowed ? 'No entry matches' : 'Nothing has happened yet';
  return (
    <SubPage title="Audit log" backTo="/admin" backLabel="Overview">
      <Panel title="Audit log" side={<DownloadAuditButton />}>
        <AuditFilters />
        <RecordsList list={list} label="the audit log" empty={{ icon, title }}>
          {(entries) => (
            <RecordsTable label="Audit log" headings={['Action', 'On', 'By', 'When', 'From']}>
              {entries.map((entry) => (
                <EntryRow key={entry._id} entry={entry} />
              ))}
            </RecordsTable>
          )}
        </RecordsList>
      </Panel>
    </SubPage>
  );
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  return (
    <tr>
      <Cell label="Action">
        <span>
          {auditActionLabel(entry.action)}
          {entry.detail && <small className={classes.detail}>{entry.detail}</small>}
        </span>
      </Cell>
      <Cell label="On">{entry.subject.name || '–'}</Cell>
      <Cell label="By">{actorOf(entry)}</Cell>
      <Cell label="When">
        <DateTime at={entry.at} />
      </Cell>
      <Cell label="From">{entry.address || 'this server'}</Cell>
    </tr>
  );
}

/** An entry with an address but no account is of a client that was not signed in. */
function actorOf({ actor, address }: AuditEntry): string {
  if (actor) return actor.username;
  return address ? 'not signed in' : 'Perch itself';
}
