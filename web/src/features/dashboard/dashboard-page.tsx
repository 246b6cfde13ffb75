import { type ReactNode, Suspense } from 'react';

import { m } from '../../language/messages.ts';
import { withMessages } from '../../language/with-messages.ts';
import { lazy } from '../../lib/lazy.ts';
import { PageTitle } from '../../ui/navigation/page-title.tsx';
import { CollectionCounts } from './collection-counts.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentUploads } from './recent-uploads.tsx';
import { StatCards } from './stat-cards.tsx';
import { StorageByType } from './storage-by-type.tsx';
import { WelcomeBanner } from './welcome-banner.tsx';

import classes from './dashboard-page.module.css';

const FilesOfTheDay = lazy(
  withMessages('sharing', async () => ({
    default: (await import('./files-of-the-day.tsx')).FilesOfTheDay,
  })),
);

interface DashboardPageProps {
  /** The quick action that downloads a configuration for ShareX. */
  shareX: ReactNode;
}

/** The user's latest uploads, statistics and quick actions. */
export function DashboardPage({ shareX }: DashboardPageProps) {
  return (
    <div className={classes.page}>
      <PageTitle parts={[m.dashboard.title]} />
      <WelcomeBanner />
      <RecentUploads />
      <StatCards />
      <div className={classes.columns}>
        <StorageByType />
        <Suspense fallback={<div className={classes.files} />}>
          <FilesOfTheDay />
        </Suspense>
      </div>
      <CollectionCounts />
      <QuickActions shareX={shareX} />
    </div>
  );
}
