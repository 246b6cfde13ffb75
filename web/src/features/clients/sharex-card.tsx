import { m } from '../../language/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { CopyShareXButton, DownloadShareXButton } from './sharex-buttons.tsx';

import classes from './sharex-card.module.css';

export function ShareXCard() {
  return (
    <Panel title={m.clients.shareX.title}>
      <p className={classes.text}>{m.clients.shareX.lead}</p>
      <div className={classes.actions}>
        <DownloadShareXButton />
        <CopyShareXButton label={m.clients.shareX.copy} />
      </div>
    </Panel>
  );
}
