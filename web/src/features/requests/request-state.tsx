import type { FileRequest } from '@perch/contract/requests/requests';
import {
  IconCircleCheck,
  IconClockOff,
  IconInbox,
  IconLockSquareRounded,
} from '@tabler/icons-react';

import { m } from '../../language/messages.ts';

import classes from './request-state.module.css';

const icons = {
  open: IconInbox,
  closed: IconLockSquareRounded,
  expired: IconClockOff,
  full: IconCircleCheck,
};

/** Whether a request takes files now, and why not. */
export function RequestState({ request: { state } }: { request: FileRequest }) {
  const Icon = icons[state];
  return (
    <span className={classes.badge} data-state={state}>
      <Icon size="0.875rem" aria-hidden="true" />
      {m.fileRequests.states[state]}
    </span>
  );
}
