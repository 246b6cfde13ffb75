import { Panel } from '../../ui/panel.tsx';
import { CopyShareXButton, DownloadShareXButton } from './sharex-buttons.tsx';

import classes from './sharex-card.module.css';

export function ShareXCard() {
  return (
    <Panel title="Upload with ShareX">
      <p className={classes.text}>
        Screenshots go straight to Perch, and their links to your clipboard. Download the file and
        open it. It holds your personal token, so keep it to yourself.
      </p>
      <div className={classes.actions}>
        <DownloadShareXButton />
        <CopyShareXButton label="Copy config" />
      </div>
    </Panel>
  );
}
