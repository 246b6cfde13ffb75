import type { Session } from '@perch/contract/auth';
import { IconDeviceDesktop, IconDeviceMobile, IconLogout } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api, parseResponse } from '../../../api/client.ts';
import { refetch } from '../../../api/refetch.ts';
import { formatDateTime } from '../../../format/date.ts';
import { m } from '../../../language/messages.ts';
import { rich } from '../../../language/rich.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { deviceName, isHandheld } from './device-name.ts';
import { sessionsQuery } from './sessions-query.ts';

import classes from './sessions-panel.module.css';

export function SessionRow({ session }: { session: Session }) {
  const name = deviceName(session.userAgent);
  const { current, signedIn, lastUsed } = m.security.sessions;
  const Picture = isHandheld(session.userAgent) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <span className={classes.picture}>
        <Picture size="1.25rem" stroke={1.5} aria-hidden="true" />
      </span>
      <div className={classes.text}>
        <p className={classes.name} data-tooltip={session.userAgent}>
          {name}
          {session.isCurrent && <span className={classes.here}>{current}</span>}
        </p>
        <p className={classes.detail}>
          <span>{session.address}</span>
          <span>
            {rich((at) => signedIn({ date: at('date') }), {
              date: <time dateTime={session.createdAt}>{formatDateTime(session.createdAt)}</time>,
            })}
          </span>
          <span>
            {rich((at) => lastUsed({ date: at('date') }), {
              date: <time dateTime={session.lastUsedAt}>{formatDateTime(session.lastUsedAt)}</time>,
            })}
          </span>
        </p>
      </div>
      {!session.isCurrent && <EndButton id={session._id} name={name} />}
    </li>
  );
}

function EndButton({ id, name }: { id: string; name: string }) {
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: () => parseResponse(api.auth.sessions[':id'].$delete({ param: { id } })),
    onSuccess: () => toastSuccess(m.security.sessions.ended),
    // Also after an error: the session may have ended already.
    onSettled: () => refetch(queryClient, sessionsQuery.queryKey),
  });
  return (
    <IconButton
      label={m.security.sessions.end({ device: name })}
      icon={<IconLogout size="1.125rem" />}
      tone="danger"
      onClick={() => {
        if (!end.isPending) end.mutate();
      }}
    />
  );
}
