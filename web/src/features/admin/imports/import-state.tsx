import type { Import } from '@perch/contract/imports/imports';
import type { ImportState } from '@perch/contract/imports/limits';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconLoader2,
  IconPlayerPause,
} from '@tabler/icons-react';

import { m } from '../../../language/messages.ts';

import classes from './import-state.module.css';

const looks: Record<ImportState, { Icon: typeof IconClock; status: string }> = {
  waiting: { Icon: IconClock, status: 'pending' },
  running: { Icon: IconLoader2, status: 'running' },
  stopping: { Icon: IconPlayerPause, status: 'pending' },
  stopped: { Icon: IconPlayerPause, status: 'pending' },
  interrupted: { Icon: IconAlertTriangle, status: 'pending' },
  failed: { Icon: IconCircleX, status: 'rejected' },
  done: { Icon: IconCircleCheck, status: 'approved' },
};

/** What an import does, and how it is: `Inspection · Done`. */
export function ImportStateBadge({ phase, state }: Pick<Import, 'phase' | 'state'>) {
  const { Icon, status } = looks[state];
  return (
    <span className={classes.badge} data-status={status}>
      <Icon size="0.875rem" aria-hidden="true" />
      {m.imports.phases[phase]} · {m.imports.states[state]}
    </span>
  );
}
