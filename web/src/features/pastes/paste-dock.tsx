import { Suspense, useEffect, useRef, useState } from 'react';

import { m } from '../../language/messages.ts';
import { withMessages } from '../../language/with-messages.ts';
import { ErrorBoundary, type FallbackProps } from '../../layout/errors/error-boundary.tsx';
import { lazy } from '../../lib/lazy.ts';
import { toastError } from '../../ui/feedback/toast.tsx';
import { closeNewPaste, useNewPaste } from './paste-draft.ts';

const NewPasteDialog = lazy(
  withMessages('link-options', async () => ({
    default: (await import('./new-paste-dialog.tsx')).NewPasteDialog,
  })),
);

/** The dialog of a new paste, on every screen; it is loaded when it is first opened. */
export function PasteDock() {
  const { isOpen } = useNewPaste();
  const [isWanted, setIsWanted] = useState(isOpen);
  if (isOpen && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <ErrorBoundary resetKey="" Fallback={LoadWhenReopened}>
      <Suspense>
        <NewPasteDialog />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The draft stays: opening the dialog once more loads it again. */
function LoadWhenReopened({ onRetry }: FallbackProps) {
  const { isOpen } = useNewPaste();
  const wasClosed = useRef(false);
  useEffect(() => {
    toastError(m.layout.uploadingNotLoaded);
    closeNewPaste();
  }, []);
  useEffect(() => {
    if (!isOpen) wasClosed.current = true;
    else if (wasClosed.current) onRetry();
  }, [isOpen, onRetry]);
  return null;
}
