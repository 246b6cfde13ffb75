import { settingGroups } from '@perch/contract/settings/setting-table';
import { useQuery } from '@tanstack/react-query';

import { adminSettingsQuery } from '../../../api/admin/admin-settings.ts';
import { m } from '../../../language/messages.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SettingGroup } from './setting-group.tsx';

import classes from './settings-tab.module.css';

export function SettingsTab() {
  const { data: settings, error, isPending, refetch } = useQuery(adminSettingsQuery);
  if (!settings) {
    return (
      <Panel>
        {isPending ? (
          <Loading />
        ) : (
          <LoadError
            title={m.adminSettings.loadFailed}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </Panel>
    );
  }
  return (
    <>
      <p className={classes.lead}>{m.adminSettings.lead}</p>
      <div className={classes.groups}>
        {settingGroups.map((id) => (
          <SettingGroup key={id} id={id} settings={settings} />
        ))}
      </div>
    </>
  );
}
