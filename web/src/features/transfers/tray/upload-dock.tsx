import { IconUpload } from '@tabler/icons-react';
import { type ComponentType, Suspense, useEffect, useState } from 'react';

import { m } from '../../../language/messages.ts';
import { withMessages } from '../../../language/with-messages.ts';
import { ErrorBoundary, type FallbackProps } from '../../../layout/errors/error-boundary.tsx';
import { lazy, requiresReload } from '../../../lib/lazy.ts';
import { PasteDock } from '../../pastes/paste-dock.tsx';
import { openNewPaste } from '../../pastes/paste-draft.ts';
import { useOpenAlbum } from '../../upload-options/open-album.ts';
import { usePageDrop } from '../pick/use-page-drop.ts';
import { uploadFiles, useTransfers } from '../queue/upload-files.ts';
import type { UploadTrayProps } from './upload-tray.tsx';

import classes from './upload-dock.module.css';

const loadTray = withMessages('link-options', async () => ({
  default: (await import('./upload-tray.tsx')).UploadTray,
}));
const UploadTray = lazy(loadTray);

const retryDelayMs = 3000;
const takeFiles = (files: File[]) => void uploadFiles(files);

/** The page-wide drop area, the dialog of a new paste and the tray of transfers, on every screen. */
export function UploadDock({ BatchActions }: Pick<UploadTrayProps, 'BatchActions'>) {
  const transfers = useTransfers();
  const album = useOpenAlbum();
  const [SharedDock, setSharedDock] = useState<ComponentType>();
  const isOver = usePageDrop(takeFiles, openNewPaste);
  // It comes with the first file: before that the server may have gone.
  useEffect(() => {
    void loadTray().catch(() => undefined);
    void import('../shared/shared-dock.tsx').then(
      (loaded) => setSharedDock(() => loaded.SharedDock),
      () => undefined,
    );
  }, []);
  return (
    <>
      {isOver && (
        <output className={classes.overlay}>
          <span className={classes.invitation}>
            <IconUpload size="1.5rem" aria-hidden="true" />
            {album ? m.uploads.pick.dropInto({ album: album.name }) : m.uploads.pick.dropNow}
          </span>
        </output>
      )}
      <PasteDock />
      {SharedDock && <SharedDock />}
      {transfers.length > 0 && (
        <ErrorBoundary resetKey={`${transfers.length}`} Fallback={LoadTrayAgain}>
          <Suspense>
            <UploadTray transfers={transfers} BatchActions={BatchActions} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** Files are sent without the tray, and a reload of the page would stop them. */
function LoadTrayAgain({ error, onRetry }: FallbackProps) {
  useEffect(() => {
    if (requiresReload(error)) return undefined;
    const timer = window.setTimeout(onRetry, retryDelayMs);
    return () => window.clearTimeout(timer);
  }, [error, onRetry]);
  return null;
}
