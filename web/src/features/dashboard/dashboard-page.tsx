import type { ReactNode } from 'react';

import { m } from '../../language/messages.ts';
import { PageTitle } from '../../ui/navigation/page-title.tsx';
import { CollectionCounts } from './collection-counts.tsx';
import { QuickActions } from './quick-actions.tsx';
import { StatCards } from './stat-cards.tsx';
import { StorageByType } from './storage-by-type.tsx';
import { WelcomeBanner } from './welcome-banner.tsx';

import classes from './dashboard-page.module.css';

interface DashboardPageProps {
  /** The latest uploads. */
  recent: ReactNode;
  /** The quick action that downloads a configuration for ShareX. */
  shareX: ReactNode;
}

/** The user's statistics, quick actions and latest uploads. */
export function DashboardPage({ recent, shareX }: DashboardPageProps) {
  return (
    <div className={classes.page}>
      <PageTitle parts={[m.dashboard.title]} />
      <WelcomeBanner />
      <StatCards />
      <CollectionCounts />
      <QuickActions shareX={shareX} />
      <div className={classes.columns}>
        {recent}
        <StorageByType />
      </div>
    </div>
  );
}
