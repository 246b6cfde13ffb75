import type { AuditEntry } from '@perch/contract/audit';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { m } from '../../../language/messages.ts';
import { Panel } from '../../../ui/panel.tsx';
import { auditQuery } from '../admin-queries.ts';
import { DateTime } from '../records/date-time.tsx';
import { RecordsList } from '../records/records-list.tsx';
import { Cell, RecordsTable } from '../records/records-table.tsx';
import { auditActionLabel } from './audit-action.ts';
import { AuditFilters, DownloadAuditButton } from './audit-filters.tsx';
import { readAuditState, toAuditQuery } from './audit-url.ts';

import classes from './audit-page.module.css';

const icon = <IconHistory />;

export function AuditPage() {
  const [parameters] = useSearchParams();
  const state = readAuditState(parameters);
  const list = useQuery(auditQuery(state));
  const { action, on, by, when, fromAddress } = m.audit;
  const isNarrowed = Object.keys(toAuditQuery(state)).length > 0;
  const title = isNarrowed ? m.audit.noMatch : m.audit.empty;
  return (
    <Panel title={m.audit.title} side={<DownloadAuditButton />}>
      <AuditFilters />
      <RecordsList list={list} loading={m.audit.loading} empty={{ icon, title }}>
        {(entries) => (
          <RecordsTable label={m.audit.title} headings={[action, on, by, when, fromAddress]}>
            {entries.map((entry) => (
              <EntryRow key={entry._id} entry={entry} />
            ))}
          </RecordsTable>
        )}
      </RecordsList>
    </Panel>
  );
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  return (
    <tr>
      <Cell label={m.audit.action}>
        <span>
          {auditActionLabel(entry.action)}
          {entry.detail && <small className={classes.detail}>{entry.detail}</small>}
        </span>
      </Cell>
      <Cell label={m.audit.on}>{subjectOf(entry)}</Cell>
      <Cell label={m.audit.by}>{actorOf(entry)}</Cell>
      <Cell label={m.audit.when}>
        <DateTime at={entry.at} />
      </Cell>
      <Cell label={m.audit.fromAddress}>{entry.address || m.audit.thisServer}</Cell>
    </tr>
  );
}

/** A setting by its label here, others by their name at that time. */
function subjectOf({ subject: { type, _id: id, name } }: AuditEntry): string {
  const labels: Record<string, string> = m.adminSettings.labels;
  return (type === 'setting' && labels[id]) || name || '–';
}

/** An entry with an address but no account is of a client that was not signed in. */
function actorOf({ actor, address }: AuditEntry): string {
  if (actor) return actor.username;
  return address ? m.audit.notSignedIn : m.audit.perch;
}
