import { type ReactNode, Suspense } from 'react';

import { prefetch } from '../../api/prefetch.ts';
import { statisticsQuery } from '../../api/statistics-query.ts';
import { m } from '../../language/messages.ts';
import { withMessages } from '../../language/with-messages.ts';
import { lazy } from '../../lib/lazy.ts';
import { PageTitle } from '../../ui/navigation/page-title.tsx';
import { CollectionCounts } from './collection-counts.tsx';
import { QuickActions } from './quick-actions.tsx';
import { recentQuery, RecentUploads } from './recent-uploads.tsx';
import { StatCards } from './stat-cards.tsx';
import { StorageByType } from './storage-by-type.tsx';
import { WelcomeBanner } from './welcome-banner.tsx';

import classes from './dashboard-page.module.css';

const loadFilesOfTheDay = withMessages('sharing', async () => ({
  default: (await import('./files-of-the-day.tsx')).FilesOfTheDay,
}));
const FilesOfTheDay = lazy(loadFilesOfTheDay);

interface DashboardPageProps {
  /** The quick action that downloads a configuration for ShareX. */
  shareX: ReactNode;
}

/** Asks for what the page shows, before it does. */
export function prefetchDashboard(): void {
  void prefetch(recentQuery);
  void prefetch(statisticsQuery);
  // The page loads it again if this fails.
  loadFilesOfTheDay().catch(() => undefined);
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
