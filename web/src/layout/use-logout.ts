import { useMutation } from '@tanstack/react-query';

import { api } from '../api/client.ts';
import { closeSession } from '../api/session.ts';

const patienceMs = 3000;

/** Ends the session on the server if it answers, and in this browser in any case. */
export function useLogout() {
  return useMutation({
    mutationFn: () =>
      api.auth.logout.$post({}, { init: { signal: AbortSignal.timeout(patienceMs) } }),
    meta: { isShownInPlace: true },
    onSettled: () => closeSession('left'),
  });
}
