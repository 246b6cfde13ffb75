import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { LoadError } from '../../ui/feedback/load-error.tsx';
import { PageTitle } from '../../ui/navigation/page-title.tsx';
import { UrlTabs } from '../../ui/navigation/url-tabs.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AdminLoading } from './admin-loading.tsx';
import { statsQuery } from './admin-queries.ts';
import { type AdminTab, adminTabs, readTab } from './admin-url.ts';
import { PendingDomains } from './domains/pending-domains.tsx';
import { AllUploads } from './files/all-uploads.tsx';
import { Overview } from './overview/overview.tsx';
import { CountBadge } from './records/count-badge.tsx';
import { AllUsers } from './users/all-users.tsx';
import { PendingUsers } from './users/pending-users.tsx';

const noTotals = { users: 0, pendingUsers: 0, uploads: 0, domains: 0, pendingDomains: 0 };

export function AdminPage() {
  const [parameters] = useSearchParams();
  const stats = useQuery(statsQuery);
  const tab = readTab(parameters);
  if (stats.isPending) {
    return (
      <>
        <AdminTitle tab={tab} />
        <AdminLoading />
      </>
    );
  }
  const totals = stats.data?.total ?? noTotals;
  const content: Record<AdminTab, ReactNode> = {
    overview: stats.data ? (
      <Overview statistics={stats.data} />
    ) : (
      <Panel>
        <LoadError
          title="Failed to load admin data"
          error={stats.error}
          onRetry={() => void stats.refetch()}
        />
      </Panel>
    ),
    'pending-users': <PendingUsers />,
    'pending-domains': <PendingDomains />,
    users: <AllUsers />,
    uploads: <AllUploads />,
  };
  const ends: Partial<Record<AdminTab, ReactNode>> = {
    'pending-users': <CountBadge count={totals.pendingUsers} />,
    'pending-domains': <CountBadge count={totals.pendingDomains} />,
  };
  const counts: Partial<Record<AdminTab, number>> = {
    users: totals.users,
    uploads: totals.uploads,
  };
  const tabs = adminTabs.map(({ id, label }) => ({
    id,
    label: id in counts ? `${label} (${counts[id]})` : label,
    end: ends[id],
  }));
  return (
    <>
      <AdminTitle tab={tab} />
      <UrlTabs label="Administration" selected={tab} tabs={tabs}>
        {content[tab]}
      </UrlTabs>
    </>
  );
}

function AdminTitle({ tab }: { tab: AdminTab }) {
  return <PageTitle parts={[adminTabs.find(({ id }) => id === tab)?.label, 'Admin']} />;
}
