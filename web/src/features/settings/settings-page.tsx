import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { PageTitle } from '../../ui/navigation/page-title.tsx';
import { UrlTabs } from '../../ui/navigation/url-tabs.tsx';
import { ApiTab } from './api/api-tab.tsx';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { DebugTab } from './debug/debug-tab.tsx';
import { ProfileTab } from './profile/profile-tab.tsx';
import { SecurityTab } from './security/security-tab.tsx';
import { readTab, settingsTabs, tabLabel } from './settings-tabs.ts';

import classes from './settings-page.module.css';

/** @param clients the panel of the upload clients' files */
export function SettingsPage({ clients }: { clients: ReactNode }) {
  const [parameters] = useSearchParams();
  const tab = readTab(parameters);
  const content = {
    profile: <ProfileTab />,
    security: <SecurityTab />,
    api: <ApiTab clients={clients} />,
    debug: <DebugTab />,
  }[tab];
  return (
    <>
      <PageTitle parts={[tabLabel(tab), 'Settings']} />
      <UrlTabs label="Settings" tabs={settingsTabs} selected={tab}>
        <div className={classes.tab}>{content}</div>
      </UrlTabs>
      <ConfirmationDialog />
    </>
  );
}
