import type { Upload } from '@perch/contract/uploads';
import { useEffect, useRef, useState } from 'react';

import { m } from '../../../language/messages.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { pictureUrlOf, previewKindOf } from '../details/preview-kind.ts';
import { ShownFile, useEarlyFailure } from '../details/upload-preview.tsx';
import { previewUrlOf } from '../file-urls.ts';
import { ZoomedPicture } from './zoomed-picture.tsx';

import classes from './stage.module.css';

interface StageProps {
  upload: Upload;
  /** There is something to see. */
  onReady: () => void;
}

/** A file at the size of the screen: a picture, a film, or what the details show of it. */
export function Stage({ upload, onReady }: StageProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const kind = state === 'failed' ? 'none' : previewKindOf(upload);
  const picture = state === 'failed' ? undefined : pictureUrlOf(upload);
  const name = m.fileDetails.preview({ name: upload.originalName });
  const fail = () => setState('failed');
  const isPicture = picture !== undefined;
  useEffect(() => {
    if (!isPicture) onReady();
  }, [isPicture, onReady]);
  if (isPicture) {
    return (
      <>
        <ZoomedPicture
          src={picture}
          alt={name}
          onReady={() => {
            setState('ready');
            onReady();
          }}
          onFailure={fail}
        />
        {state === 'loading' && (
          <div className={classes.loading}>
            <Loading />
          </div>
        )}
      </>
    );
  }
  if (kind === 'video') return <Film url={previewUrlOf(upload)} label={name} onFailure={fail} />;
  return (
    <div className={classes.file} data-kind={kind}>
      <ShownFile upload={upload} kind={kind} onFailure={fail} />
      {state === 'failed' && <p className={classes.note}>{m.fileDetails.notPreviewed}</p>}
    </div>
  );
}

interface FilmProps {
  url: string;
  label: string;
  onFailure: () => void;
}

function Film({ url, label, onFailure }: FilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  useEarlyFailure(film, onFailure);
  return (
    // Uploaded videos have no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={film}
      className={classes.film}
      src={url}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      onError={onFailure}
    />
  );
}
