import { useMutation } from '@tanstack/react-query';

import { api } from '../api/client.ts';
import { closeSession } from '../api/session.ts';

const timeoutMs = 3000;

/** Ends the session on the server, if it answers in time, and always in this browser. */
export function useLogout() {
  return useMutation({
    mutationFn: () =>
      api.auth.logout.$post({}, { init: { signal: AbortSignal.timeout(timeoutMs) } }),
    meta: { isShownInPlace: true },
    onSettled: () => closeSession('left'),
  });
}
