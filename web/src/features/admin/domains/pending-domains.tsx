import type { Domain } from '@perch/contract/domains';
import { IconWorldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { m } from '../../../language/messages.ts';
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

const icon = <IconWorldCheck />;

export function PendingDomains() {
  const [parameters] = useSearchParams();
  const list = useQuery(pendingDomainsQuery(readListState(parameters).page));
  const [toReject, setToReject] = useState<Domain>();
  const title = m.admin.domains.noPending;
  return (
    <Panel title={m.admin.domains.pendingTitle}>
      <RecordsList list={list} loading={m.admin.domains.loadingPending} empty={{ icon, title }}>
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
  const words = m.admin.domains;
  const approve = useAdminAction({
    run: approveDomain,
    done: words.approved,
    failed: words.failedToApprove,
  });
  return (
    <RecordsTable
      label={words.pending}
      headings={[words.domain, words.user, words.requested, words.measured]}
      hasActions
    >
      {domains.map((domain) => (
        <tr key={domain._id}>
          <Cell label={words.domain}>
            <DomainName domain={domain.domain} isChecked />
          </Cell>
          <Cell label={words.user}>
            <UserLink user={domain.user} />
          </Cell>
          <Cell label={words.requested}>
            <DateTime at={domain.createdAt} />
          </Cell>
          <Cell label={words.measured}>
            <DomainChecks domain={domain} action={<CheckDomainButton domain={domain} />} />
          </Cell>
          <Cell label={m.admin.records.actions} kind="actions">
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
