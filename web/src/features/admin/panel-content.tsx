import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import { m } from '../../language/messages.ts';
import { withMessages } from '../../language/with-messages.ts';
import { lazy } from '../../lib/lazy.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AdminLoading } from './admin-loading.tsx';
import { statsQuery } from './admin-queries.ts';
import type { AdminTab } from './admin-url.ts';
import { PendingDomains } from './domains/pending-domains.tsx';
import { Overview } from './overview/overview.tsx';
import { AllUsers } from './users/all-users.tsx';
import { PendingUsers } from './users/pending-users.tsx';

const SettingsTab = lazy(
  withMessages('admin-settings', async () => ({
    default: (await import('./settings/settings-tab.tsx')).SettingsTab,
  })),
);

const AllUploads = lazy(async () => ({
  default: (await import('./files/all-uploads.tsx')).AllUploads,
}));

/** The tabs of `/admin`. The others are routes of their own. */
const contents: Partial<Record<AdminTab, ComponentType>> = {
  overview: OverviewTab,
  'pending-users': PendingUsers,
  'pending-domains': PendingDomains,
  users: AllUsers,
  uploads: AllUploads,
  settings: SettingsTab,
};

export function PanelContent({ tab }: { tab: AdminTab }) {
  const Content = contents[tab];
  return Content && <Content />;
}

function OverviewTab() {
  const stats = useQuery(statsQuery());
  if (stats.isPending) return <AdminLoading />;
  if (stats.data) return <Overview statistics={stats.data} />;
  return (
    <Panel>
      <LoadError
        title={m.admin.failedToLoad}
        error={stats.error}
        onRetry={() => void stats.refetch()}
      />
    </Panel>
  );
}
