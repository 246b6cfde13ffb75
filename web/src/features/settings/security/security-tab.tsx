import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

import classes from '../columns.module.css';

export function SecurityTab() {
  return (
    <div className={classes.columns}>
      <PasswordPanel />
      <SessionsPanel />
    </div>
  );
}
