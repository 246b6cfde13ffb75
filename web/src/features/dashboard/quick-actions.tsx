import { IconCloudUpload, IconSettings, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { m } from '../../language/messages.ts';
import { ActionLink } from '../../ui/navigation/action-tile.tsx';
import { Panel } from '../../ui/panel.tsx';

import classes from './quick-actions.module.css';

/** `shareX` is the tile that downloads a configuration. */
export function QuickActions({ shareX }: { shareX: ReactNode }) {
  const texts = m.dashboard.quickActions;
  return (
    <Panel title={texts.title}>
      <div className={classes.actions}>
        <ActionLink
          to="/uploads"
          icon={<IconCloudUpload stroke={1.75} />}
          label={texts.upload}
          hint={texts.uploadHint}
        />
        <ActionLink
          to="/domains"
          icon={<IconWorld stroke={1.75} />}
          label={texts.domains}
          hint={texts.domainsHint}
        />
        {shareX}
        <ActionLink
          to="/settings"
          icon={<IconSettings stroke={1.75} />}
          label={texts.settings}
          hint={texts.settingsHint}
        />
      </div>
    </Panel>
  );
}
