import { Modal } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import {
  IconCheck,
  IconDownload,
  IconFileUnknown,
  IconInfoCircle,
  IconLink,
  IconPlayerPause,
  IconSlideshow,
  IconX,
} from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';

import { errorMessage } from '../../../api/api-error.ts';
import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { IconButton, IconLink as ButtonLink } from '../../../ui/icon-button.tsx';
import {
  isOnlyDialog,
  useDialogShortcut,
  useDialogShortcutWhere,
} from '../../../ui/keyboard/use-shortcut.ts';
import type { FileActions, OpenFileProps } from '../details/file-props.ts';
import { pictureUrlOf } from '../details/preview-kind.ts';
import { StepButton } from '../details/step-button.tsx';
import { FileContent } from '../details/upload-details.tsx';
import { useOpenFile } from '../details/use-open-file.ts';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { downloadUrlOf } from '../file-urls.ts';
import type { Neighbours } from '../list/neighbours.ts';
import { nextPicture } from './next-picture.ts';
import { Stage } from './stage.tsx';
import { slideShowAttribute, useSlideShow } from './use-slide-show.ts';
import { useSwipe } from './use-swipe.ts';

import classes from './viewer.module.css';

/** A file over everything else, from which one goes to the files around it. */
export function Viewer(props: OpenFileProps) {
  const { id, uploads, onStep, onClose, onFavorite, onDelete } = props;
  const { upload, error, neighbours, toPrevious, toNext } = useOpenFile(props);
  const [hasDetails, setHasDetails] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const [readyId, setReadyId] = useState<string>();
  const onReady = useCallback(() => setReadyId(id), [id]);
  const following = nextPicture(uploads, id);
  const slideShow = useSlideShow({
    hasNext: following !== undefined,
    isReady: readyId === id,
    onNext: () => following && onStep(following._id),
  });
  useDialogShortcut('i', () => setHasDetails(!hasDetails));
  useDialogShortcut('f', () => upload && onFavorite([upload]));
  useDialogShortcutWhere(isSpaceOfNoControl, () => {
    const film = stage.current?.querySelector('video');
    if (film?.paused) void film.play().catch(() => {});
    else if (film) film.pause();
    else slideShow.toggle();
  });
  usePreload([neighbours.next, neighbours.previous]);
  const swipe = useSwipe({ onPrevious: toPrevious, onNext: toNext, onClose });
  return (
    <Modal.Root
      opened
      // Escape closes the dialog above it first.
      onClose={() => isOnlyDialog() && onClose()}
      returnFocus={false}
      fullScreen
      padding={0}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Content
        aria-label={m.fileDetails.viewer.title}
        classNames={{ content: classes.content }}
      >
        <div className={classes.bar}>
          <Title upload={upload} neighbours={neighbours} isQuiet={slideShow.isPlaying} />
          <div className={classes.actions}>
            {following && (
              <span {...slideShowAttribute}>
                <IconButton
                  label={
                    slideShow.isPlaying ? m.fileDetails.viewer.pause : m.fileDetails.viewer.play
                  }
                  icon={
                    slideShow.isPlaying ? (
                      <IconPlayerPause size="1.25rem" />
                    ) : (
                      <IconSlideshow size="1.25rem" />
                    )
                  }
                  onClick={slideShow.toggle}
                />
              </span>
            )}
            {upload && <FileButtons upload={upload} onFavorite={onFavorite} />}
            <IconButton
              label={m.fileDetails.viewer.details}
              icon={<IconInfoCircle size="1.25rem" />}
              isExpanded={hasDetails}
              onClick={() => setHasDetails(!hasDetails)}
            />
            <IconButton
              label={m.fileDetails.viewer.close}
              icon={<IconX size="1.25rem" />}
              onClick={onClose}
            />
          </div>
        </div>
        <div className={classes.main}>
          <div
            ref={stage}
            className={classes.stage}
            // The arrows and Space are for the file from the beginning.
            tabIndex={-1}
            data-autofocus
            {...swipe}
          >
            {upload && (
              <Stage key={`${upload._id} ${upload.sha256}`} upload={upload} onReady={onReady} />
            )}
            {!upload && error && (
              <Notice icon={<IconFileUnknown />} title={m.fileDetails.notShown}>
                {errorMessage(error)}
              </Notice>
            )}
            {!upload && !error && <Loading />}
          </div>
          <div className={classes.previous}>
            <StepButton to="previous" neighbours={neighbours} onStep={onStep} />
          </div>
          <div className={classes.next}>
            <StepButton to="next" neighbours={neighbours} onStep={onStep} />
          </div>
          {hasDetails && upload && (
            <aside className={classes.details} aria-label={m.uploads.details.title}>
              <FileContent key={upload._id} upload={upload} onDelete={onDelete} />
            </aside>
          )}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

interface TitleProps {
  upload: Upload | undefined;
  neighbours: Neighbours;
  /** A slide show does not speak. */
  isQuiet: boolean;
}

function Title({ upload, neighbours: { place, count }, isQuiet }: TitleProps) {
  return (
    <div className={classes.title} aria-live={isQuiet ? 'off' : 'polite'}>
      <h2 className={classes.name} data-tooltip={upload?.originalName}>
        {upload?.originalName ?? m.uploads.details.title}
      </h2>
      <p className={classes.place}>
        {place > 0 && <span>{m.fileDetails.viewer.place({ place, count })}</span>}
        {upload && <span>{formatBytes(upload.size)}</span>}
      </p>
    </div>
  );
}

interface FileButtonsProps extends Pick<FileActions, 'onFavorite'> {
  upload: Upload;
}

function FileButtons({ upload, onFavorite }: FileButtonsProps) {
  const { isCopied, copy } = useCopy({
    copied: m.uploads.actions.urlCopied,
    failed: m.uploads.actions.urlNotCopied,
  });
  const CopyIcon = isCopied ? IconCheck : IconLink;
  return (
    <>
      <span className={classes.favorite}>
        <FavoriteButton upload={upload} onFavorite={onFavorite} />
      </span>
      <IconButton
        label={m.uploads.details.copyUrl}
        icon={<CopyIcon size="1.25rem" />}
        onClick={() => void copy(upload.publicUrl)}
      />
      <ButtonLink
        label={m.general.download}
        icon={<IconDownload size="1.25rem" />}
        href={downloadUrlOf(upload)}
        isDownload
      />
    </>
  );
}

/** Buttons and links have a use for it themselves. */
const isSpaceOfNoControl = ({ key, target }: KeyboardEvent) =>
  key === ' ' && !(target instanceof Element && target.closest('a, button, summary, label'));

/** So that the next step shows its picture at once. */
function usePreload(uploads: readonly (Upload | undefined)[]): void {
  const urls = uploads.map((upload) => (upload ? pictureUrlOf(upload) : undefined));
  const [first, second] = urls;
  useEffect(() => {
    for (const url of [first, second]) if (url !== undefined) new Image().src = url;
  }, [first, second]);
}
