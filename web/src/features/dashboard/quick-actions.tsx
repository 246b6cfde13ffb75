import { IconCloudUpload, IconSettings, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { ActionLink } from '../../ui/navigation/action-tile.tsx';
import { Panel } from '../../ui/panel.tsx';

import classes from './quick-actions.module.css';

/** `shareX` is the tile that downloads a configuration. */
export function QuickActions({ shareX }: { shareX: ReactNode }) {
  return (
    <Panel title="Quick Actions">
      <div className={classes.actions}>
        <ActionLink
          to="/uploads"
          icon={<IconCloudUpload stroke={1.75} />}
          label="Upload Files"
          hint="Share by short link"
        />
        <ActionLink
          to="/domains"
          icon={<IconWorld stroke={1.75} />}
          label="Manage Domains"
          hint="Links on your own name"
        />
        {shareX}
        <ActionLink
          to="/settings"
          icon={<IconSettings stroke={1.75} />}
          label="Settings"
          hint="Profile and password"
        />
      </div>
    </Panel>
  );
}
