import { Button } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import {
  IconDownload,
  IconExternalLink,
  IconFileUnknown,
  IconMaximize,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { Suspense, useLayoutEffect, useRef } from 'react';

import { errorMessage } from '../../../api/api-error.ts';
import { m } from '../../../language/messages.ts';
import { withMessages } from '../../../language/with-messages.ts';
import { lazy } from '../../../lib/lazy.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { IconButton, IconLink } from '../../../ui/icon-button.tsx';
import { useDialogShortcut } from '../../../ui/keyboard/use-shortcut.ts';
import { ActivitySection } from '../../activity/lazy-activity.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { downloadUrlOf } from '../file-urls.ts';
import { ReplaceFile } from './content/replace-file.tsx';
import { FileName } from './file-name.tsx';
import type { FileActions, OpenFileProps } from './file-props.ts';
import { ShareSection } from './share/share-section.tsx';
import { StepButton } from './step-button.tsx';
import { UploadFacts } from './upload-facts.tsx';
import { UploadPreview } from './upload-preview.tsx';
import { useOpenFile } from './use-open-file.ts';

import classes from './upload-details.module.css';

const AlbumChips = lazy(
  withMessages('albums', async () => ({
    default: (await import('../../album-membership/album-chips.tsx')).AlbumChips,
  })),
);
const UploadTags = lazy(
  withMessages('tags', async () => ({
    default: (await import('../../tags/upload-tags.tsx')).UploadTags,
  })),
);

export interface UploadDetailsProps extends OpenFileProps {
  /** Shows the file over everything else. */
  onView: () => void;
}

/** One upload: its preview, how it is shared, and its properties. */
export function UploadDetails(props: UploadDetailsProps) {
  const { onStep, onView, onClose, onFavorite, onDelete } = props;
  const { upload, error, neighbours } = useOpenFile(props);
  useDialogShortcut('f', () => {
    if (upload) onFavorite([upload]);
  });
  useDialogShortcut('v', onView);
  return (
    <>
      <div className={classes.head}>
        <StepButton to="previous" neighbours={neighbours} onStep={onStep} />
        <StepButton to="next" neighbours={neighbours} onStep={onStep} />
        <div className={classes.actions}>
          {upload && (
            <>
              <FavoriteButton upload={upload} onFavorite={onFavorite} />
              <IconButton
                label={m.fileDetails.viewer.open}
                icon={<IconMaximize size="1.125rem" />}
                onClick={onView}
              />
              <IconLink
                label={m.fileDetails.open}
                icon={<IconExternalLink size="1.125rem" />}
                href={upload.publicUrl}
                isNewTab
              />
              <IconLink
                label={m.general.download}
                icon={<IconDownload size="1.125rem" />}
                href={downloadUrlOf(upload)}
                isDownload
              />
            </>
          )}
          <IconButton
            label={m.fileDetails.close}
            icon={<IconX size="1.25rem" />}
            onClick={onClose}
          />
        </div>
      </div>
      {upload && (
        <FileContent key={upload._id} upload={upload} onView={onView} onDelete={onDelete} />
      )}
      {!upload && (
        <div className={classes.body}>
          <h2 className={classes.title}>{m.uploads.details.title}</h2>
          {error ? (
            <Notice icon={<IconFileUnknown />} title={m.fileDetails.notShown}>
              {errorMessage(error)}
            </Notice>
          ) : (
            <Loading />
          )}
        </div>
      )}
    </>
  );
}

interface FileContentProps extends Pick<FileActions, 'onDelete'> {
  upload: Upload;
  /** Of the preview; without it there is none. */
  onView?: () => void;
}

/** All about one upload, below each other. */
export function FileContent({ upload, onView, onDelete }: FileContentProps) {
  const body = useRef<HTMLDivElement>(null);
  // What had the focus may have gone with the file before.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) body.current?.focus();
  }, []);
  return (
    <div className={classes.body} ref={body} tabIndex={-1}>
      <FileName upload={upload} />
      {onView && <UploadPreview key={upload.sha256} upload={upload} onView={onView} />}
      <ShareSection upload={upload} />
      <Suspense fallback={<div className={classes.tags} />}>
        <UploadTags upload={upload} />
      </Suspense>
      <Suspense fallback={<div className={classes.albums} />}>
        <AlbumChips upload={upload} />
      </Suspense>
      <UploadFacts upload={upload} />
      <ActivitySection subject={{ kind: 'upload', id: upload._id }} />
      <div className={classes.last}>
        <ReplaceFile upload={upload} />
        <Button
          className={classes.delete}
          variant="default"
          leftSection={<IconTrash size="1rem" aria-hidden="true" />}
          onClick={() => onDelete(upload)}
        >
          {m.fileDetails.delete}
        </Button>
      </div>
    </div>
  );
}
