import type { Domain } from '@perch/contract/domains';
import { IconWorldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { DomainChecks } from '../../../ui/domain/domain-checks.tsx';
import { DomainName } from '../../../ui/domain/domain-name.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { pendingDomainsQuery } from '../admin-queries.ts';
import { approveDomain } from '../admin-requests.ts';
import { readListState } from '../admin-url.ts';
import { DateTime } from '../records/date-time.tsx';
import { RecordsList } from '../records/records-list.tsx';
import { Cell, RecordsTable } from '../records/records-table.tsx';
import { ReviewButtons } from '../records/review-buttons.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { UserLink } from '../users/user-link.tsx';
import { CheckDomainButton } from './check-domain-button.tsx';
import { RejectDomainDialog } from './reject-domain-dialog.tsx';

const empty = { icon: <IconWorldCheck />, title: 'No pending domains' };

export function PendingDomains() {
  const [parameters] = useSearchParams();
  const list = useQuery(pendingDomainsQuery(readListState(parameters).page));
  const [toReject, setToReject] = useState<Domain>();
  return (
    <Panel title="Pending Domains">
      <RecordsList list={list} label="pending domains" empty={empty}>
        {(domains) => <Waiting domains={domains} onReject={setToReject} />}
      </RecordsList>
      <RejectDomainDialog domain={toReject} onClose={() => setToReject(undefined)} />
    </Panel>
  );
}

interface WaitingProps {
  domains: readonly Domain[];
  onReject: (domain: Domain) => void;
}

function Waiting({ domains, onReject }: WaitingProps) {
  const approve = useAdminAction({
    run: approveDomain,
    done: 'Domain approved successfully',
    failed: 'Failed to approve domain',
  });
  return (
    <RecordsTable
      label="Pending domains"
      headings={['Domain', 'User', 'Requested', 'Measured', 'Actions']}
    >
      {domains.map((domain) => (
        <tr key={domain._id}>
          <Cell label="Domain">
            <DomainName domain={domain.domain} isChecked />
          </Cell>
          <Cell label="User">
            <UserLink user={domain.user} />
          </Cell>
          <Cell label="Requested">
            <DateTime at={domain.createdAt} />
          </Cell>
          <Cell label="Measured">
            <DomainChecks domain={domain} action={<CheckDomainButton domain={domain} />} />
          </Cell>
          <Cell label="Actions" kind="actions">
            <ReviewButtons
              name={domain.domain}
              isApproving={approve.isPending && approve.variables === domain._id}
              onApprove={() => approve.mutate(domain._id)}
              onReject={() => onReject(domain)}
            />
          </Cell>
        </tr>
      ))}
    </RecordsTable>
  );
}
