import { useMutation } from '@tanstack/react-query';

import { api } from '../api/client.ts';
import { closeSession } from '../api/session.ts';
import { loadMessages, m } from '../language/messages.ts';

const timeoutMs = 3000;

/**
 * Ends the session on the server, if it answers in time, and always in this browser. What other programs have shared
 * goes with it, after a question.
 */
export function useLogout() {
  const logout = useMutation({
    mutationFn: () =>
      api.auth.logout.$post({}, { init: { signal: AbortSignal.timeout(timeoutMs) } }),
    meta: { isShownInPlace: true },
    onSettled: () => closeSession('left'),
  });
  const start = async () => {
    // Without a server the session ends nevertheless.
    const store = await import('../lib/shared-store.ts').catch(() => undefined);
    if (await store?.hasShared()) {
      await loadMessages('sharing');
      if (!window.confirm(m.shared.forget)) return;
      await store?.forgetShared();
    }
    logout.mutate();
  };
  return { isPending: logout.isPending, start: () => void start() };
}
