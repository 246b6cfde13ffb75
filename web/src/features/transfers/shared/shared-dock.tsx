import { isOpening } from '@perch/contract/installed-app';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { withMessages } from '../../../language/with-messages.ts';
import { lazy } from '../../../lib/lazy.ts';
import { hasShared } from '../../../lib/shared-store.ts';
import { openNewPaste } from '../../pastes/paste-draft.ts';
import { registerWorker } from './register-worker.ts';

const SharedDialog = lazy(
  withMessages('sharing', async () => ({
    default: (await import('./shared-dialog.tsx')).SharedDialog,
  })),
);

/** Asks what becomes of what other programs have shared; the service worker leads here. */
export function SharedDock() {
  const { hash } = useLocation();
  const isRefused = isOpening('notShared', hash);
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    registerWorker();
    void hasShared().then(setIsWaiting);
  }, []);
  useEffect(() => {
    // A shortcut of the installed app.
    if (isOpening('newPaste', hash)) openNewPaste();
  }, [hash]);
  if (!isWaiting && !isRefused) return null;
  return (
    <Suspense>
      <SharedDialog isRefused={isRefused} />
    </Suspense>
  );
}
