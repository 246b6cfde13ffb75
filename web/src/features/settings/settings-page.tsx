import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { m } from '../../language/messages.ts';
import { withMessages } from '../../language/with-messages.ts';
import { lazy } from '../../lib/lazy.ts';
import { PageTitle } from '../../ui/navigation/page-title.tsx';
import { UrlTabs } from '../../ui/navigation/url-tabs.tsx';
import { ConfirmationDialog } from './confirmation/confirmation-dialog.tsx';
import { LazyPanel } from './lazy-panel.tsx';
import { ProfileTab } from './profile/profile-tab.tsx';
import { readTab, settingsTabs } from './settings-tabs.ts';

import classes from './settings-page.module.css';

const SecurityTab = lazy(
  withMessages('tokens', async () => ({
    default: (await import('./security/security-tab.tsx')).SecurityTab,
  })),
);
const AppearanceTab = lazy(async () => ({
  default: (await import('./appearance/appearance-tab.tsx')).AppearanceTab,
}));
const TokensTab = lazy(
  withMessages('tokens', async () => ({
    default: (await import('./tokens/tokens-tab.tsx')).TokensTab,
  })),
);
const ApiTab = lazy(
  withMessages('tokens', async () => ({ default: (await import('./api/api-tab.tsx')).ApiTab })),
);
const DebugTab = lazy(async () => ({ default: (await import('./debug/debug-tab.tsx')).DebugTab }));

interface SettingsPageProps {
  /** The panel of the upload clients' files. */
  clients: ReactNode;
  /** The panel of the account's options for new uploads. */
  newUploads: ReactNode;
  /** The panel of the account's profiles of options. */
  profiles: ReactNode;
}

export function SettingsPage({ clients, newUploads, profiles }: SettingsPageProps) {
  const [parameters] = useSearchParams();
  const tab = readTab(parameters);
  const tabs = settingsTabs.map((id) => ({ id, label: m.settings.tabs[id] }));
  const content = {
    profile: <ProfileTab newUploads={newUploads} />,
    security: <SecurityTab />,
    tokens: <TokensTab profiles={profiles} />,
    appearance: <AppearanceTab />,
    api: <ApiTab clients={clients} />,
    debug: <DebugTab />,
  }[tab];
  return (
    <>
      <PageTitle parts={[m.settings.tabs[tab], m.settings.page]} />
      <UrlTabs label={m.settings.page} tabs={tabs} selected={tab}>
        <div className={classes.tab}>
          <LazyPanel key={tab}>{content}</LazyPanel>
        </div>
      </UrlTabs>
      <ConfirmationDialog />
    </>
  );
}
