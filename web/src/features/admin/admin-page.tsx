import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation, useSearchParams } from 'react-router';

import { m } from '../../language/messages.ts';
import { ErrorBoundary } from '../../layout/errors/error-boundary.tsx';
import { SectionError } from '../../layout/errors/section-error.tsx';
import { lazy } from '../../lib/lazy.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { PageTitle } from '../../ui/navigation/page-title.tsx';
import { UrlTabs } from '../../ui/navigation/url-tabs.tsx';
import { statsQuery } from './admin-queries.ts';
import { type AdminTab, adminTabs, readTab } from './admin-url.ts';
import { CountBadge } from './records/count-badge.tsx';

const PanelContent = lazy(async () => ({
  default: (await import('./panel-content.tsx')).PanelContent,
}));

/** The tabs; those with an address of their own are routes below this one. */
export function AdminPage() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const stats = useQuery(statsQuery());
  const tab = readTab(pathname, parameters);
  const totals = stats.data?.total;
  const ends: Partial<Record<AdminTab, ReactNode>> = {
    'pending-users': totals && <CountBadge count={totals.pendingUsers} />,
    'pending-domains': totals && <CountBadge count={totals.pendingDomains} />,
  };
  const counted: Partial<Record<AdminTab, string>> = totals
    ? {
        users: m.admin.tabs.usersCount({ count: totals.users }),
        uploads: m.admin.tabs.uploadsCount({ count: totals.uploads }),
      }
    : {};
  const tabs = adminTabs.map(({ id, key, to }) => ({
    id,
    to,
    label: counted[id] ?? m.admin.tabs[key],
    end: ends[id],
  }));
  return (
    <>
      <AdminTitle tab={tab} />
      <UrlTabs label={m.admin.administration} selected={tab} tabs={tabs}>
        <ErrorBoundary resetKey={tab} Fallback={SectionError}>
          <Suspense fallback={<Loading />}>
            {pathname === '/admin' ? <PanelContent tab={tab} /> : <Outlet />}
          </Suspense>
        </ErrorBoundary>
      </UrlTabs>
    </>
  );
}

function AdminTitle({ tab }: { tab: AdminTab }) {
  const key = adminTabs.find(({ id }) => id === tab)?.key;
  return <PageTitle parts={[key && m.admin.tabs[key], m.admin.name]} />;
}
