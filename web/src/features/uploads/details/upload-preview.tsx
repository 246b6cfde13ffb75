import type { Upload } from '@perch/contract/uploads';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

import { m } from '../../../language/messages.ts';
import { FileIcon } from '../../../ui/file-icon.tsx';
import { previewUrlOf } from '../file-urls.ts';
import { PdfPreview } from './pdf-preview.tsx';
import { PosterChoice } from './poster-choice.tsx';
import {
  fetchTextPreview,
  pictureUrlOf,
  type PreviewKind,
  previewKindOf,
  textPreviewBytes,
} from './preview-kind.ts';

import classes from './upload-preview.module.css';

interface UploadPreviewProps {
  upload: Upload;
  /** A press of a picture shows it over everything else. */
  onView: () => void;
}

export function UploadPreview({ upload, onView }: UploadPreviewProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const kind = hasFailed ? 'none' : previewKindOf(upload);
  const fail = () => setHasFailed(true);
  return (
    <div className={classes.preview} data-kind={kind}>
      {kind === 'image' || kind === 'drawn' ? (
        // The button above it is for keys and screen readers, which hear of the picture here.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
        <div className={classes.view} onClick={onView}>
          <ShownFile upload={upload} kind={kind} onFailure={fail} />
        </div>
      ) : (
        <ShownFile upload={upload} kind={kind} onFailure={fail} />
      )}
      {hasFailed && <p className={classes.note}>{m.fileDetails.notPreviewed}</p>}
    </div>
  );
}

interface ShownProps {
  upload: Upload;
  kind: PreviewKind;
  onFailure: () => void;
}

/** A file as far as it can be shown. */
export function ShownFile({ upload, kind, onFailure }: ShownProps) {
  const url = previewUrlOf(upload);
  const name = m.fileDetails.preview({ name: upload.originalName });
  switch (kind) {
    case 'image':
    case 'drawn':
      return (
        <img
          className={classes.picture}
          src={pictureUrlOf(upload)}
          alt={name}
          onError={onFailure}
        />
      );
    case 'video':
      return <Film upload={upload} url={url} label={name} onFailure={onFailure} />;
    case 'audio':
      return <Sound url={url} label={name} onFailure={onFailure} />;
    case 'text':
      return <TextPreview url={url} size={upload.size} label={name} onFailure={onFailure} />;
    case 'pdf':
      return <PdfPreview upload={upload} />;
    case 'empty':
      return <p className={classes.note}>{m.fileDetails.empty}</p>;
    case 'none':
      return <FileIcon file={upload} size="fill" />;
  }
}

interface SoundProps {
  url: string;
  label: string;
  onFailure: () => void;
}

function Sound({ url, label, onFailure }: SoundProps) {
  const sound = useRef<HTMLAudioElement>(null);
  useEarlyFailure(sound, onFailure);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio
      ref={sound}
      className={classes.sound}
      src={url}
      aria-label={label}
      controls
      preload="metadata"
      onError={onFailure}
    />
  );
}

/** A player may fail after it is made, but before it stands in the document, when nobody listens yet. */
export function useEarlyFailure(
  player: RefObject<HTMLMediaElement | null>,
  onFailure: () => void,
): void {
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (player.current?.error) fail();
  }, [player]);
}

interface FilmProps extends SoundProps {
  upload: Upload;
}

function Film({ upload, url, label, onFailure }: FilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  useEarlyFailure(film, onFailure);
  // While the new picture is made there is none for a moment.
  const [hasPoster] = useState(upload.thumbnailUrl !== '');
  return (
    <>
      {/* Uploaded videos have no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={film}
        className={classes.film}
        src={url}
        aria-label={label}
        controls
        preload="metadata"
        onError={onFailure}
      />
      {hasPoster && <PosterChoice id={upload._id} film={film} />}
    </>
  );
}

interface TextPreviewProps {
  url: string;
  size: number;
  label: string;
  onFailure: () => void;
}

function TextPreview({ url, size, label, onFailure }: TextPreviewProps) {
  const { data: text } = useQuery({
    queryKey: ['text-preview', url],
    queryFn: ({ signal }) =>
      fetchTextPreview(url, signal).catch(() => {
        if (!signal.aborted) onFailure();
        return '';
      }),
  });
  return (
    <>
      <textarea
        className={classes.text}
        dir="auto"
        aria-label={label}
        readOnly
        rows={14}
        value={text ?? ''}
      />
      {size > textPreviewBytes && <p className={classes.note}>{m.uploads.details.onlyBeginning}</p>}
    </>
  );
}
