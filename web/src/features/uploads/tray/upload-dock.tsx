import { IconUpload } from '@tabler/icons-react';

import { usePageDrop } from '../pick/use-page-drop.ts';
import { uploadFiles, useTransfers } from '../queue/upload-files.ts';
import { UploadTray } from './upload-tray.tsx';

import classes from './upload-dock.module.css';

const takeFiles = (files: File[]) => void uploadFiles(files);

/** The page-wide drop area and the tray of transfers, on every screen. */
export function UploadDock() {
  const transfers = useTransfers();
  const isOver = usePageDrop(takeFiles);
  return (
    <>
      {isOver && (
        <output className={classes.overlay}>
          <span className={classes.invitation}>
            <IconUpload size="1.5rem" aria-hidden="true" />
            Drop to upload
          </span>
        </output>
      )}
      {transfers.length > 0 && <UploadTray transfers={transfers} />}
    </>
  );
}
